import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatch, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Bell } from '#care/bell/bell.tsx'
import { FlagIcon, GlanceIcon, KeyIcon, ReportIcon } from '#care/care-icons.tsx'
import { useStillToSend } from '#care/offline/use-still-to-send.tsx'
import { queryOf } from '#client/cache.ts'
import { useCurrentName } from '#client/current-user.ts'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { CalendarIcon, HomeIcon, InfoIcon, LockIcon, PeopleIcon, PersonIcon, PhoneIcon } from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import { Shell } from '#components/page/shell.tsx'
import { late } from '#components/page/suspense.tsx'
import { useFramed } from '../-parts/use-framed.ts'
import { useOtherRoles } from '../-parts/use-other-roles.ts'
import { CallButton } from './-parts/call-button.tsx'
import { type FamilyClient, familyHref, useMyClients } from './-parts/clients.ts'
import { useLetters } from './-parts/letters.ts'

const Welcome = late(() => import('./-welcome/welcome.tsx'))

export const Route = createFileRoute('/zorg')({
  staticData: { title: [] },
  component: FamilyLayout,
})

/** The client that the menu links to: the one on the screen, otherwise the last one shown, otherwise the first. */
function useClient(mine: readonly FamilyClient[] | undefined): FamilyClient | undefined {
  const uuid = useMatch({ from: '/zorg/zorgvragen/$uuid', shouldThrow: false })?.params.uuid
  const { client = uuid, voor } = useSearch({ strict: false })
  const here = mine?.find(one => one.uuid === client || String(one.number) === String(voor))
  const [last, setLast] = useState(here)
  if (here && here.uuid !== last?.uuid) setLast(here)
  return here ?? mine?.find(one => one.uuid === last?.uuid) ?? mine?.[0]
}

function FamilyLayout() {
  const framed = useFramed()
  const letters = useLetters(framed)
  return framed ? <Frame letters={letters} /> : <Outlet /> // activating an account is below /zorg too
}

function Frame({ letters }: { letters: PersonItem }) {
  const { line, items: waiting, logOut, layer } = useStillToSend()
  const name = useCurrentName()
  const mine = useMyClients()
  const client = useClient(mine)
  const unread = useUnreadReports(client?.uuid)
  const others = useOtherRoles()
  const [isExplained, setExplained] = useState(false)
  const today: NavItem = { href: '/zorg/zorgvragen', label: 'Vandaag', icon: HomeIcon, exact: true }
  const contact: NavItem = { href: '/zorg/contact', label: 'Contact', icon: PhoneIcon }
  const [agenda, reports] = [
    { label: 'Agenda', icon: CalendarIcon },
    { label: 'Rapportage', icon: ReportIcon },
  ]
  const daily: NavItem[] = client
    ? [
        { ...agenda, href: familyHref(client.uuid, 'zorgmomenten'), under: `Over ${client.firstName}` },
        { ...reports, href: familyHref(client.uuid, 'rapportage'), count: unread },
      ]
    : []
  const about: NavItem[] = client
    ? [
        { href: familyHref(client.uuid), label: 'In het kort', icon: GlanceIcon, exact: true, under: `Over ${client.firstName}` },
        { href: familyHref(client.uuid, 'zorg'), label: 'Zorgplan', icon: FlagIcon },
        { href: familyHref(client.uuid, 'zorgteam'), label: 'Zorgteam', icon: PeopleIcon },
        { href: familyHref(client.uuid, 'client'), label: 'Gegevens', icon: PersonIcon },
        { href: familyHref(client.uuid, 'woning'), label: 'Woning', icon: KeyIcon },
        { href: familyHref(client.uuid, 'contactpersonen'), label: 'Contactpersonen', icon: PeopleIcon },
      ]
    : []
  const account: PersonItem = { href: '/zorg/account', label: 'Uw account', icon: LockIcon }
  const explained: PersonItem = { label: 'Uitleg', icon: InfoIcon, open: () => setExplained(true) }
  const user = {
    name,
    description: 'Cliënt of familie',
    items: [...others, account, letters, explained, ...waiting],
    onLogout: logOut,
  }
  return (
    <Shell
      groups={[[today], [...daily, ...about], [contact]].filter(group => group.length > 0)}
      bar={[today, ...(mine ? daily : [agenda, reports])]}
      atHand={<CallButton client={client?.uuid} />}
      bell={<Bell />}
      user={user}
      line={line}
      you="U"
    >
      <Outlet />
      {layer}
      {isExplained && <Welcome onClose={() => setExplained(false)} />}
    </Shell>
  )
}

/** The number of reports on a client this person has not read; undefined while it loads. */
const useUnreadReports = (client: string | undefined): number | undefined =>
  useQuery({
    ...queryOf('GET /client_reports', { query: { 'client.uuid': client ?? '', unread: true, itemsPerPage: 1 } }),
    enabled: client !== undefined,
  }).data?.totalItems
