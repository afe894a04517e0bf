import { CareCommand } from '#care/command/care-command.tsx'
import type { CommandPlaces } from '#care/command/command-items.ts'
import type { CommandItem } from '#components/layers/command.tsx'
import {
  BriefcaseIcon,
  ClockIcon,
  DocumentIcon,
  EuroIcon,
  HeartIcon,
  PeopleIcon,
  PersonIcon,
  TagIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import { openMomentHref } from './open-moment-href.ts'

const acts: CommandItem[] = [
  { href: '/backoffice/zzpers?onderdeel=beoordelen', label: 'Documenten beoordelen', icon: DocumentIcon },
  { href: '/backoffice/open-zorgmomenten?bezig=niemand', label: 'Bellen waar niemand mee bezig is', icon: BriefcaseIcon },
  { href: '/backoffice/settings?onderdeel=gebruikers&nieuw=1', label: 'Collega uitnodigen', icon: PeopleIcon },
  { href: '/backoffice/open-zorgmomenten?periode=24-uur', label: 'Wat binnen 24 uur begint', icon: BriefcaseIcon },
]
// Screens that are not in the menu.
const own: CommandItem[] = [
  { href: '/backoffice/settings?onderdeel=meldingen', label: 'Meldingen instellen', icon: HeartIcon },
  { href: '/backoffice/settings?onderdeel=account', label: 'Mijn account', icon: PersonIcon },
]
const kept: CommandItem[] = [
  { href: '/backoffice/settings?onderdeel=organisaties', label: 'Organisaties', icon: BriefcaseIcon },
  { href: '/backoffice/settings?onderdeel=gebruikers', label: 'Gebruikers', icon: PeopleIcon },
  { href: '/backoffice/settings?onderdeel=stamgegevens', label: 'Stamgegevens', icon: TagIcon },
  { href: '/backoffice/settings?onderdeel=importeren', label: 'Importeren', icon: DocumentIcon },
  { href: '/backoffice/settings?onderdeel=functies', label: 'Functies', icon: TagIcon },
  { href: '/backoffice/settings?onderdeel=mails', label: 'E-mailteksten', icon: DocumentIcon },
  { href: '/backoffice/settings?onderdeel=opdrachtovereenkomsten', label: 'Overeenkomsten van opdrachten', icon: DocumentIcon },
  { href: '/backoffice/settings?onderdeel=overeenkomsten', label: 'Overeenkomstteksten', icon: DocumentIcon },
  { href: '/backoffice/settings?onderdeel=bewaartermijnen', label: 'Bewaartermijnen', icon: ClockIcon },
  { href: '/backoffice/settings?onderdeel=geld&deel=facturen', label: 'Facturen', icon: EuroIcon },
  { href: '/backoffice/settings?onderdeel=geld&deel=grootboek', label: 'Grootboek', icon: EuroIcon },
  { href: '/backoffice/settings?onderdeel=taken', label: 'Taken en wachtrij', icon: ClockIcon },
]
const ofEverybody: CommandPlaces = {
  moment: openMomentHref,
  moments: '/backoffice/open-zorgmomenten',
  momentsNoun: 'open opdrachten',
}
const ofPlanners: CommandPlaces = {
  ...ofEverybody,
  client: uuid => `/backoffice/clienten/${uuid}`,
  clients: '/backoffice/clienten',
  worker: uuid => `/backoffice/zzpers/${uuid}`,
  invoice: uuid => `/backoffice/settings?onderdeel=geld&deel=facturen&open=${uuid}`,
}

type Props = { label: string; isPlanner: boolean; typed: () => string; screens: readonly NavItem[]; onClose: () => void }

/** The back office's search; an employee finds only assignments. */
export default function OfficeCommand({ isPlanner, screens, ...field }: Props) {
  const places = isPlanner ? ofPlanners : ofEverybody
  return (
    <CareCommand
      {...field}
      acts={isPlanner ? acts : []}
      screens={[...screens, ...(isPlanner ? kept : []), ...own]}
      places={places}
    />
  )
}
