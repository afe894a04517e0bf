import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Bell } from '../../care/bell/bell.tsx'
import { useStillToSend } from '../../care/later/use-still-to-send.tsx'
import { useCurrentName } from '../../client/current-user.ts'
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
  const { line, items: waiting, logOut, layer } = useStillToSend()
  const name = useCurrentName()
  if (!framed) return <Outlet /> // activating an account also lives below /zorg
  const user = { name, description: roleWords.ROLE_CLIENT_ADMIN, items: waiting, onLogout: logOut }
  return (
    <Shell groups={[items]} bar={items} bell={<Bell />} user={user} line={line}>
      <Outlet />
      {layer}
    </Shell>
  )
}
