import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Bell } from '#care/bell/bell.tsx'
import { useStillToSend } from '#care/offline/use-still-to-send.tsx'
import { useCurrentName } from '#client/current-user.ts'
import { useFeature, useSession } from '#client/use-session.ts'
import { CommandButton } from '#components/controls/command-button.tsx'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import {
  BriefcaseIcon,
  ChartIcon,
  ClockIcon,
  DocumentIcon,
  EuroIcon,
  HeartIcon,
  PeopleIcon,
  PersonIcon,
  SettingsIcon,
  TagIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import { Shell } from '#components/page/shell.tsx'
import { late } from '#components/page/suspense.tsx'
import { roleWords } from '#words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'
import { useOtherRoles } from '../-parts/use-other-roles.ts'
import { useCounters } from './-parts/use-counters.ts'

const OrganizationCommand = late(() => import('./-parts/organization-command.tsx'))

export const Route = createFileRoute('/organisatie')({
  staticData: { title: [] },
  component: OrganizationLayout,
})

const searchLabel = 'Zoek opdracht of persoon'
const hoursToApprove = '/organisatie/opdrachten?status=uren-ingediend'
const clients: NavItem = { href: '/organisatie/clienten', label: 'Cliënten', icon: PeopleIcon }
const favorites: NavItem = { href: '/organisatie/favorieten', label: 'Favorieten', icon: HeartIcon }
const figures: NavItem = { href: '/organisatie/opdrachten?weergave=cijfers', label: 'Cijfers', icon: ChartIcon }
const money: NavItem[] = [
  { href: '/organisatie/tarieven', label: 'Tarieven', icon: TagIcon },
  { href: '/organisatie/tarieven?onderdeel=facturen', label: 'Facturen', icon: EuroIcon },
]
const own: NavItem = { href: '/organisatie/tarieven?onderdeel=organisatie', label: 'Organisatie', icon: SettingsIcon }
const account: PersonItem = {
  href: '/organisatie/tarieven?onderdeel=organisatie&deel=account',
  label: 'Mijn account',
  icon: PersonIcon,
}
const proposals: NavItem = { href: '/organisatie/contract-voorstellen', label: 'Contracten', icon: DocumentIcon }

function OrganizationLayout() {
  const session = useSession()
  const name = useCurrentName()
  const others = useOtherRoles()
  const framed = useFramed()
  const { line, items, logOut, layer } = useStillToSend()
  const terms = useFeature('contract_proposals') ? [...money, proposals] : money
  const counters = useCounters(session !== null)
  if (!framed) return <Outlet />
  const moments: NavItem = { href: '/organisatie/opdrachten', label: 'Opdrachten', icon: BriefcaseIcon, count: counters?.open }
  const hours: NavItem = { href: hoursToApprove, label: 'Uren', icon: ClockIcon, count: counters?.toApprove }
  const search = (
    <CommandButton label={searchLabel} short="Zoek">
      {({ typed, close }) => (
        <OrganizationCommand
          label={searchLabel}
          typed={typed}
          screens={[moments, hours, clients, favorites, figures, ...terms, own]}
          onClose={close}
        />
      )}
    </CommandButton>
  )
  const role = session?.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
    ? 'ROLE_ORGANIZATION_LOCATION_ADMIN'
    : 'ROLE_ORGANIZATION_USER'
  const user = { name, description: roleWords[role], items: [...others, account, ...items], onLogout: logOut }
  return (
    <Shell
      groups={[[moments, hours, clients, favorites, figures], terms, [own]]}
      bar={[moments, hours, clients]}
      search={search}
      bell={<Bell />}
      user={user}
      line={line}
    >
      <Outlet />
      {layer}
    </Shell>
  )
}
