import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { Bell } from '../../care/bell/bell.tsx'
import { useStillToSend } from '../../care/later/use-still-to-send.tsx'
import { useCurrentName } from '../../client/current-user.ts'
import { useSession } from '../../client/use-session.ts'
import { BriefcaseIcon, HeartIcon, PeopleIcon, SettingsIcon } from '../../components/icons.tsx'
import type { NavItem } from '../../components/nav.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Shell } from '../../components/shell.tsx'
import { stringifySearch } from '../../search-params.ts'
import { roleWords } from '../../words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'

export const Route = createFileRoute('/backoffice')({
  staticData: { title: [] },
  component: BackOfficeLayout,
})

const openMoments: NavItem = { href: '/backoffice/open-zorgmomenten', label: 'Open opdrachten', icon: BriefcaseIcon }
const people: NavItem[] = [
  { href: '/backoffice/clienten', label: 'Cliënten', icon: HeartIcon },
  { href: '/backoffice/zzpers', label: 'Zorgverleners', icon: PeopleIcon },
]
const settings: NavItem = { href: '/backoffice/settings', label: 'Instellingen', icon: SettingsIcon }

function BackOfficeLayout() {
  const session = useSession()
  const framed = useFramed()
  const { line, items, logOut, layer } = useStillToSend()
  const name = useCurrentName()
  const navigate = useNavigate()
  if (!framed) return <Outlet /> // activating an account also lives below /backoffice
  const planner = session?.roles.includes('ROLE_PLANNER')
  const daily = planner ? [openMoments, ...people] : [openMoments]
  const search = planner && (
    <SearchField
      label="Zoek een open opdracht"
      onSearch={zoek => void navigate({ href: `/backoffice/open-zorgmomenten${stringifySearch({ zoek })}` })}
    />
  )
  const role = planner ? 'ROLE_PLANNER' : 'ROLE_BACK_OFFICE_EMPLOYEE'
  const user = { name, description: roleWords[role], items, onLogout: logOut }
  return (
    <Shell groups={[daily, [settings]]} bar={daily} search={search} bell={<Bell />} user={user} line={line}>
      <Outlet />
      {layer}
    </Shell>
  )
}
