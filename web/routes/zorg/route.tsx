import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Bell } from '../../care/bell/bell.tsx'
import { useCurrentName } from '../../client/current-user.ts'
import { logout } from '../../client/session.ts'
import { HeartIcon, PhoneIcon } from '../../components/icons.tsx'
import type { NavItem } from '../../components/nav.tsx'
import { Shell } from '../../components/shell.tsx'
import { roleWords } from '../../words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'

export const Route = createFileRoute('/zorg')({
  staticData: { title: [] },
  component: FamilyLayout,
})

const items: NavItem[] = [
  { href: '/zorg/zorgvragen', label: 'Zorgvragen', icon: HeartIcon },
  { href: '/zorg/contact', label: 'Contact', icon: PhoneIcon },
]

function FamilyLayout() {
  const framed = useFramed()
  const name = useCurrentName()
  if (!framed) return <Outlet /> // activating an account also lives below /zorg
  const user = { name, description: roleWords.ROLE_CLIENT_ADMIN, onLogout: () => void logout() }
  return (
    <Shell groups={[items]} bar={items} bell={<Bell />} user={user}>
      <Outlet />
    </Shell>
  )
}
