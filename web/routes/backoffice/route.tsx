import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Bell } from '#care/bell/bell.tsx'
import { useStillToSend } from '#care/offline/use-still-to-send.tsx'
import { queryOf } from '#client/cache.ts'
import { useCurrentName } from '#client/current-user.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { useMe } from '#client/use-me.ts'
import { useSession } from '#client/use-session.ts'
import { CommandButton } from '#components/controls/command-button.tsx'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import {
  BriefcaseIcon,
  DocumentIcon,
  EuroIcon,
  HeartIcon,
  PeopleIcon,
  PersonIcon,
  SettingsIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import { Shell } from '#components/page/shell.tsx'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses, toJudgeDocumentStatuses } from '#contract/status-groups.ts'
import { counted } from '#rules/time/format-nl.ts'
import { roleWords } from '#words/nl.ts'
import { useFramed } from '../-parts/use-framed.ts'
import { useOtherRoles } from '../-parts/use-other-roles.ts'
import classes from './-parts/at-work.module.css'
import { useHolds } from './-parts/use-holds.ts'

const OfficeCommand = late(() => import('./-parts/office-command.tsx'))

export const Route = createFileRoute('/backoffice')({
  staticData: { title: [] },
  component: BackOfficeLayout,
})

const openMoments: NavItem = { href: '/backoffice/open-zorgmomenten', label: 'Open opdrachten', icon: BriefcaseIcon }
const documents: NavItem = { href: '/backoffice/zzpers?onderdeel=beoordelen', label: 'Documenten', icon: DocumentIcon }
const people: NavItem[] = [
  { href: '/backoffice/clienten', label: 'Cliënten', icon: HeartIcon },
  { href: '/backoffice/zzpers', label: 'Zorgverleners', icon: PeopleIcon },
]
const money: NavItem = { href: '/backoffice/settings?onderdeel=geld', label: 'Geld', icon: EuroIcon }
const settings: NavItem = { href: '/backoffice/settings', label: 'Instellingen', icon: SettingsIcon }

const account: PersonItem = {
  href: '/backoffice/settings?onderdeel=account',
  label: 'Mijn account',
  icon: PersonIcon,
}

function BackOfficeLayout() {
  const session = useSession()
  const framed = useFramed()
  const { line, items, logOut, layer } = useStillToSend()
  const name = useCurrentName()
  const others = useOtherRoles()
  const isPlanner = session?.roles.includes('ROLE_PLANNER') ?? false
  const counters = useCounters({ isPlanner, isOffice: framed })
  if (!framed) return <Outlet /> // the activation of an account is below /backoffice too
  const open = { ...openMoments, count: counters.open }
  const bar = isPlanner ? [open, ...people] : [open]
  const daily = isPlanner ? [...bar, { ...documents, count: counters.documents }] : bar
  const rest = isPlanner
    ? [
        { ...money, count: counters.decisions },
        { ...settings, count: counters.domains },
      ]
    : [settings]
  const label = isPlanner ? 'Zoek opdracht of persoon' : 'Zoek opdracht'
  const search = (
    <CommandButton label={label} short="Zoek">
      {({ typed, close }) => <OfficeCommand {...{ label, isPlanner, typed }} screens={[...daily, ...rest]} onClose={close} />}
    </CommandButton>
  )
  const tools = (
    <>
      <AtWork />
      <Bell />
    </>
  )
  const role = isPlanner ? 'ROLE_PLANNER' : 'ROLE_BACK_OFFICE_EMPLOYEE'
  const user = { name, description: roleWords[role], items: [...others, account, ...items], onLogout: logOut }
  return (
    <Shell groups={[daily, rest]} bar={bar} search={search} bell={tools} user={user} line={line}>
      <Outlet />
      {layer}
    </Shell>
  )
}

const facesShown = 3

/** The colleagues working on an assignment now. */
function AtWork() {
  const me = useMe()
  const holders = [...useHolds().values()].map(({ holder }) => holder).filter(({ uuid }) => uuid !== me)
  const colleagues = [...new Map(holders.map(holder => [holder.uuid, `${holder.firstName} ${holder.lastName}`])).values()]
  if (colleagues.length === 0) return null
  return (
    <span className={`middle gap-8 soft small ${classes.team}`} title={colleagues.join(', ')}>
      <span className={classes.stack}>
        {colleagues.slice(0, facesShown).map(name => (
          <Avatar key={name} name={name} size={26} />
        ))}
      </span>
      {counted(colleagues.length, 'collega aan het werk', 'collega’s aan het werk')}
      <span className="unseen">: {colleagues.join(', ')}</span>
    </span>
  )
}

/** The back office's counters: open assignments, and for planners documents, hours and domains to decide on; refreshed every minute. */
function useCounters(who: { isPlanner: boolean; isOffice: boolean }) {
  const refetchInterval = refetchMs
  const one = { itemsPerPage: 1 } as const
  const open = useQuery({
    ...queryOf('GET /care_moments', { query: { ...one, status: boardStatuses.open } }),
    refetchInterval,
    enabled: who.isOffice,
  })
  const documents = useQuery({
    ...queryOf('GET /care_worker_documents', { query: { ...one, status: toJudgeDocumentStatuses } }),
    refetchInterval,
    enabled: who.isPlanner,
  })
  const decisions = useQuery({
    ...queryOf('GET /care_moments', { query: { ...one, awaitsPlanner: true } }),
    refetchInterval,
    enabled: who.isPlanner,
  })
  const domains = useQuery({
    ...queryOf('GET /identity_providers', { query: { ...one, awaitsConfirmation: true } }),
    refetchInterval,
    enabled: who.isPlanner,
  })
  return {
    open: open.data?.totalItems,
    documents: documents.data?.totalItems,
    decisions: decisions.data?.totalItems,
    domains: domains.data?.totalItems,
  }
}
