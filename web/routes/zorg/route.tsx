import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { Bell } from '../../care/bell/bell.tsx'
import { FlagIcon, GlanceIcon, KeyIcon, ReportIcon } from '../../care/care-icons.tsx'
import { useStillToSend } from '../../care/later/use-still-to-send.tsx'
import { useCurrentName } from '../../client/current-user.ts'
import { CalendarIcon, HomeIcon, InfoIcon, LockIcon, PeopleIcon, PersonIcon, PhoneIcon } from '../../components/icons.tsx'
import type { NavItem } from '../../components/nav.tsx'
import { Shell } from '../../components/shell.tsx'
import { late } from '../../components/suspense.tsx'
import type { PersonItem } from '../../components/user-menu.tsx'
import { useFramed } from '../-parts/use-framed.ts'
import { CallButton } from './-parts/call-button.tsx'
import { familyHref, useMyClients } from './-parts/clients.ts'
import { useLetters } from './-parts/letters.ts'
import { useUnreadReports } from './-parts/use-unread-reports.ts'

const Welcome = late(() => import('./-welcome/welcome.tsx'))

export const Route = createFileRoute('/zorg')({
  staticData: { title: [] },
  component: FamilyLayout,
})

/** The client whose screens the menu leads to: the one on the screen, else the last one that was, else the first. */
function useClient(): string | undefined {
  const here = useMatch({ from: '/zorg/zorgvragen/$uuid', shouldThrow: false })?.params.uuid
  const [last, setLast] = useState(here)
  if (here && here !== last) setLast(here)
  const mine = useMyClients()
  const known = (uuid: string | undefined) => mine?.some(client => client.uuid === uuid)
  return known(here) ? here : known(last) ? last : mine?.[0]?.uuid
}

function FamilyLayout() {
  const framed = useFramed()
  const letters = useLetters(framed)
  return framed ? <Frame letters={letters} /> : <Outlet /> // activating an account also lives below /zorg
}

function Frame({ letters }: { letters: PersonItem }) {
  const { line, items: waiting, logOut, layer } = useStillToSend()
  const name = useCurrentName()
  const client = useClient()
  const unread = useUnreadReports(client)
  const [isExplained, setExplained] = useState(false)
  const today: NavItem = { href: '/zorg/zorgvragen', label: 'Vandaag', icon: HomeIcon, exact: true }
  const contact: NavItem = { href: '/zorg/contact', label: 'Contact', icon: PhoneIcon }
  const daily: NavItem[] = client
    ? [
        today,
        { href: familyHref(client, 'zorgmomenten'), label: 'Agenda', icon: CalendarIcon },
        { href: familyHref(client, 'rapportage'), label: 'Rapportage', icon: ReportIcon, count: unread },
      ]
    : [today]
  const about: NavItem[] = client
    ? [
        { href: familyHref(client), label: 'In het kort', icon: GlanceIcon, exact: true },
        { href: familyHref(client, 'zorg'), label: 'Zorgplan', icon: FlagIcon },
        { href: familyHref(client, 'zorgteam'), label: 'Zorgteam', icon: PeopleIcon },
        { href: familyHref(client, 'client'), label: 'Gegevens', icon: PersonIcon },
        { href: familyHref(client, 'woning'), label: 'Woning', icon: KeyIcon },
        { href: familyHref(client, 'contactpersonen'), label: 'Contactpersonen', icon: PeopleIcon },
      ]
    : []
  const account: PersonItem = { href: '/zorg/account', label: 'Uw account', icon: LockIcon }
  const explained: PersonItem = { label: 'Uitleg', icon: InfoIcon, open: () => setExplained(true) }
  const user = { name, description: 'Cliënt of familie', items: [account, letters, explained, ...waiting], onLogout: logOut }
  return (
    <Shell
      groups={[daily, about, [contact]].filter(group => group.length > 0)}
      bar={daily}
      atHand={<CallButton client={client} />}
      bell={<Bell />}
      user={user}
      line={line}
    >
      <Outlet />
      {layer}
      {isExplained && <Welcome onClose={() => setExplained(false)} />}
    </Shell>
  )
}
