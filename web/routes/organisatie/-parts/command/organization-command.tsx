import { useState } from 'react'
import { useSession } from '../../../../client/use-session.ts'
import { Command, type CommandItem } from '../../../../components/command.tsx'
import { isFoundBy } from '../../../../components/command-list.ts'
import {
  BriefcaseIcon,
  CheckIcon,
  DocumentIcon,
  HeartIcon,
  PeopleIcon,
  PlusIcon,
  RepeatIcon,
} from '../../../../components/icons.tsx'
import type { NavItem } from '../../../../components/nav.tsx'
import { useLeadsSomewhere } from '../../../../components/use-leads-somewhere.ts'
import { useRecent } from './recent.ts'
import { useFound } from './use-found.ts'

const acts: CommandItem[] = [
  { href: '/organisatie/opdrachten/nieuw', label: 'Nieuwe opdracht', icon: PlusIcon },
  { href: '/organisatie/opdrachten?status=uren-ingediend', label: 'Uren goedkeuren', icon: CheckIcon },
  { href: '/organisatie/clienten?nieuw=1', label: 'Nieuwe cliënt', icon: PeopleIcon },
  { href: '/organisatie/opdrachten?weergave=week&kopieren=1', label: 'Week kopiëren', icon: RepeatIcon },
  { href: '/organisatie/favorieten?nieuw=1', label: 'Favoriet toevoegen', icon: HeartIcon },
  { href: '/organisatie/contract-voorstellen?nieuw=ja', label: 'Nieuw contractvoorstel', icon: DocumentIcon },
]
const invite: CommandItem = {
  href: '/organisatie/tarieven?onderdeel=organisatie&nieuw=1',
  label: 'Collega uitnodigen',
  icon: PeopleIcon,
}
// What the menu has no place for.
const more: CommandItem[] = [
  { href: '/organisatie/opdrachten?weergave=week', label: 'Opdrachten per week', icon: BriefcaseIcon },
  { href: '/organisatie/opdrachten?weergave=bord', label: 'Opdrachten op een bord', icon: BriefcaseIcon },
  { href: '/organisatie/tarieven?onderdeel=organisatie', label: 'Organisatie, locaties en collega’s', icon: PeopleIcon },
]

type Props = {
  label: string
  /** What was typed before this was there. */
  typed: () => string
  /** The destinations of the menu. */
  screens: readonly NavItem[]
  onClose: () => void
}

/** What the organization finds from everywhere: what was opened last, opdrachten, clients, people, screens and acts. */
export default function OrganizationCommand({ label, typed, screens, onClose }: Props) {
  const [text, setText] = useState('')
  const term = text.trim()
  const recent = useRecent()
  const { groups, ...state } = useFound(term)
  const leadsSomewhere = useLeadsSomewhere()
  const manages = useSession()?.roles.includes('ROLE_ORGANIZATION_USER')
  const named = (items: readonly CommandItem[]) => items.filter(item => leadsSomewhere(item) && isFoundBy(item.label, term))
  return (
    <Command
      label={label}
      text={text}
      onType={setText}
      typed={typed}
      groups={[
        { name: 'Onlangs geopend', items: term === '' ? recent : [] },
        // By name first: who types one knows where to go, and what arrives later moves nothing.
        { name: 'Doen', items: named(manages ? [...acts, invite] : acts) },
        { name: 'Ga naar', items: named([...screens, ...more].filter(({ href }) => acts.every(act => act.href !== href))) },
        ...groups,
      ]}
      {...state}
      onClose={onClose}
    />
  )
}
