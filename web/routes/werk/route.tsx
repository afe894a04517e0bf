import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { Bell } from '#care/bell/bell.tsx'
import { useInstall } from '#care/install/use-install.tsx'
import { useStillToSend } from '#care/offline/use-still-to-send.tsx'
import { queryOf } from '#client/cache.ts'
import { useCurrentName } from '#client/current-user.ts'
import { useSession } from '#client/use-session.ts'
import type { PersonMenu } from '#components/controls/user-menu.tsx'
import {
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  EuroIcon,
  HeartIcon,
  HomeIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
  SendIcon,
  SettingsIcon,
  TagIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import { Shell } from '#components/page/shell.tsx'
import { late } from '#components/page/suspense.tsx'
import { roleWords } from '#words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'
import { useOtherRoles } from '../-parts/use-other-roles.ts'
import { useCounts } from './-parts/use-counts.ts'

const FileBar = late(() => import('./client/-file/file-bar.tsx'))
const Welcome = late(() => import('./-home/welcome.tsx'))

export const Route = createFileRoute('/werk')({
  staticData: { title: [] },
  component: WorkerLayout,
})

const daily = (hours: number): NavItem[] => [
  { href: '/werk', label: 'Home', icon: HomeIcon, exact: true },
  { href: '/werk/nieuwe-opdrachten', label: 'Opdrachten', icon: BriefcaseIcon },
  { href: '/werk/planning', label: 'Planning', icon: CalendarIcon },
  { href: '/werk/uren-indienen', label: 'Uren', icon: ClockIcon, count: hours },
]
const work = (asked: number): NavItem[] => [
  { href: '/werk/reacties', label: 'Reacties', icon: SendIcon, count: asked },
  { href: '/werk/client', label: 'Cliënten', icon: PeopleIcon },
  { href: '/werk/facturatie', label: 'Verdiensten', icon: EuroIcon },
]
const self: NavItem[] = [
  { href: '/werk/documenten', label: 'Documenten', icon: DocumentIcon },
  { href: '/werk/certificaten', label: 'Certificaten', icon: TagIcon },
  { href: '/werk/zorgvoorkeuren', label: 'Zorgvoorkeuren', icon: HeartIcon },
  { href: '/werk/profiel-bewerken', label: 'Profiel', icon: PersonIcon },
  { href: '/werk/contact', label: 'Contact', icon: PhoneIcon },
]

/** The client whose file is open, unless the worker may not see it. */
const useFile = (): string | undefined => {
  const uuid = useMatch({ from: '/werk/client/$uuid', shouldThrow: false })?.params.uuid
  const { error } = useQuery({ ...queryOf('GET /clients/{uuid}', { uuid: uuid ?? '' }), enabled: uuid !== undefined })
  return error?.status === 404 ? undefined : uuid
}

function WorkerLayout() {
  const session = useSession()
  const name = useCurrentName()
  const framed = useFramed('ROLE_CARE_WORKER')
  const file = useFile()
  const others = useOtherRoles()
  const { line, items, logOut, layer } = useStillToSend()
  const install = useInstall()
  const isWorker = session?.roles.includes('ROLE_CARE_WORKER')
  const { hours, asked } = useCounts(framed && isWorker ? session?.uuid : undefined)
  if (!framed) return <Outlet /> // registering and a contract proposal are below /werk too
  const worker = isWorker && !session?.impersonated ? session?.uuid : undefined
  const bar = daily(hours)
  const user: PersonMenu = {
    name,
    description: roleWords.ROLE_CARE_WORKER,
    items: [
      ...others,
      ...items,
      { href: '/werk/beveiliging?onderdeel=alle', label: 'Instellingen', icon: SettingsIcon },
      ...install.items,
    ],
    onLogout: logOut,
  }
  return (
    <Shell
      groups={[bar, work(asked), self]}
      bar={bar}
      back={file ? { href: '/werk/client', label: 'Cliënten' } : undefined}
      ownBar={file && <FileBar uuid={file} app={bar} />}
      bell={<Bell />}
      user={user}
      line={line}
    >
      <Outlet />
      {worker && <WelcomeOnce key={worker} me={worker} />}
      {layer}
      {install.layer}
    </Shell>
  )
}

/**
 * Shows the introduction to new people, over whichever screen they arrive at, which is there when they close it. Not while
 * impersonating.
 */
function WelcomeOnce({ me }: { me: string }) {
  const { data } = useQuery({
    ...queryOf('GET /care_workers/{uuid}', { uuid: me }),
    enabled: ({ state }) => !state.data?.introductionCompletedAt, // once completed it stays so
  })
  const [welcomed, setWelcomed] = useState(false)
  const isOwn = !useSession()?.impersonated
  const isNew = isOwn && data !== undefined && !data.introductionCompletedAt && !welcomed
  return isNew && <Welcome me={me} firstName={data.profile.firstName} onClose={() => setWelcomed(true)} />
}
