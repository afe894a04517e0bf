import { CareCommand } from '#care/command/care-command.tsx'
import type { CommandPlaces } from '#care/command/command-items.ts'
import { useFeature, useSession } from '#client/use-session.ts'
import type { CommandItem } from '#components/layers/command.tsx'
import {
  BriefcaseIcon,
  CheckIcon,
  DocumentIcon,
  HeartIcon,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  RepeatIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import type { Address } from '#contract/addresses.ts'
import { clientHref } from './client-href.ts'
import { momentHref } from './moment-href.ts'

/** A care worker's details, with the option to ask them for work. */
const workerHref = (uuid: string): Address => `/organisatie/favorieten?wie=${uuid}`

const acts: CommandItem[] = [
  { href: '/organisatie/opdrachten/nieuw', label: 'Nieuwe opdracht', icon: PlusIcon },
  { href: '/organisatie/opdrachten?status=uren-ingediend', label: 'Uren goedkeuren', icon: CheckIcon },
  { href: '/organisatie/clienten?nieuw=1', label: 'Nieuwe cliënt', icon: PeopleIcon },
  { href: '/organisatie/opdrachten?weergave=week&kopieren=1', label: 'Week kopiëren', icon: RepeatIcon },
  { href: '/organisatie/favorieten?nieuw=1', label: 'Favoriet toevoegen', icon: HeartIcon },
]
const propose: CommandItem = {
  href: '/organisatie/contract-voorstellen?nieuw=ja',
  label: 'Nieuw contractvoorstel',
  icon: DocumentIcon,
}
const invite: CommandItem = {
  href: '/organisatie/tarieven?onderdeel=organisatie&deel=mensen&nieuw=1',
  label: 'Collega uitnodigen',
  icon: PeopleIcon,
}
// Screens that are not in the menu.
const more: CommandItem[] = [
  { href: '/organisatie/opdrachten?weergave=week', label: 'Opdrachten per week', icon: BriefcaseIcon },
  { href: '/organisatie/opdrachten?weergave=bord', label: 'Opdrachten op een bord', icon: BriefcaseIcon },
  { href: '/organisatie/tarieven?onderdeel=papieren', label: 'Papieren van wie hier werkt', icon: DocumentIcon },
  { href: '/organisatie/tarieven?onderdeel=overeenkomsten', label: 'Overeenkomsten van opdrachten', icon: DocumentIcon },
  { href: '/organisatie/tarieven?onderdeel=organisatie&deel=mensen', label: 'Locaties en collega’s', icon: PeopleIcon },
  { href: '/organisatie/tarieven?onderdeel=organisatie&deel=account', label: 'Mijn account', icon: PersonIcon },
]

const places: CommandPlaces = {
  moment: momentHref,
  moments: '/organisatie/opdrachten',
  momentsNoun: 'opdrachten',
  client: clientHref,
  clients: '/organisatie/clienten',
  worker: workerHref,
  invoice: uuid => `/organisatie/tarieven?onderdeel=facturen&open=${uuid}`,
}

type Props = { label: string; typed: () => string; screens: readonly NavItem[]; onClose: () => void }

/** The organization's search: recent items, assignments, clients, people, screens and actions. */
export default function OrganizationCommand({ screens, ...field }: Props) {
  const manages = useSession()?.roles.includes('ROLE_ORGANIZATION_USER')
  const canPropose = useFeature('contract_proposals')
  const own = [...acts, ...(canPropose ? [propose] : []), ...(manages ? [invite] : [])]
  return <CareCommand {...field} acts={own} screens={[...screens, ...more]} places={places} />
}
