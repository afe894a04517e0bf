import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useCurrentName } from '../../client/current-user.ts'
import { logout } from '../../client/session.ts'
import { useSession } from '../../client/use-session.ts'
import {
  BriefcaseIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  DocumentIcon,
  EuroIcon,
  HeartIcon,
  HomeIcon,
  LockIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  TagIcon,
} from '../../components/icons.tsx'
import type { NavItem } from '../../components/nav.tsx'
import { Shell } from '../../components/shell.tsx'
import type { PersonMenu } from '../../components/user-menu.tsx'
import { roleWords } from '../../words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'
import { WelcomeOnce } from './-home/welcome-once.tsx'

export const Route = createFileRoute('/werk')({
  staticData: { title: [] },
  component: WorkerLayout,
})

const daily: NavItem[] = [
  { href: '/werk', label: 'Home', icon: HomeIcon, exact: true },
  { href: '/werk/nieuwe-opdrachten', label: 'Opdrachten', icon: BriefcaseIcon },
  { href: '/werk/planning', label: 'Planning', icon: CalendarIcon },
  { href: '/werk/uren-indienen', label: 'Uren', icon: ClockIcon },
]
const work: NavItem[] = [
  { href: '/werk/reacties', label: 'Reacties', icon: CheckIcon },
  { href: '/werk/client', label: 'Cliënten', icon: PeopleIcon },
  { href: '/werk/facturatie', label: 'Facturatie', icon: EuroIcon },
]
const self: NavItem[] = [
  { href: '/werk/documenten', label: 'Documenten', icon: DocumentIcon },
  { href: '/werk/certificaten', label: 'Certificaten', icon: TagIcon },
  { href: '/werk/zorgvoorkeuren', label: 'Zorgvoorkeuren', icon: HeartIcon },
  { href: '/werk/profiel-bewerken', label: 'Profiel', icon: PersonIcon },
  { href: '/werk/contact', label: 'Contact', icon: PhoneIcon },
]

function WorkerLayout() {
  const session = useSession()
  const name = useCurrentName()
  const framed = useFramed('ROLE_CARE_WORKER')
  if (!framed) return <Outlet /> // registering and a contract proposal also live below /werk
  const worker = session?.roles.includes('ROLE_CARE_WORKER') && !session.impersonated ? session.uuid : undefined
  const user: PersonMenu = {
    name,
    description: roleWords.ROLE_CARE_WORKER,
    items: [{ href: '/werk/beveiliging', label: 'Beveiliging', icon: LockIcon }],
    onLogout: () => void logout(),
  }
  return (
    <Shell groups={[daily, work, self]} bar={daily} user={user}>
      <Outlet />
      {worker && <WelcomeOnce key={worker} me={worker} />}
    </Shell>
  )
}
