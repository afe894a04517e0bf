import type { ReactNode } from 'react'
import type { Search } from '#care/list/filter.ts'
import { useKeptCount } from '#client/kept-counts.ts'
import { stringifySearch } from '#client/search-params.ts'
import { Stat, Stats } from '#components/charts/stat.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { ClockIcon, DocumentIcon, RepeatIcon, WarningIcon } from '#components/marks/icons.tsx'
import type { Address } from '#contract/addresses.ts'
import { boardStatuses } from '#contract/status-groups.ts'
import { counted } from '#rules/time/format-nl.ts'
import { useCounters } from '../../-parts/use-counters.ts'
import classes from './list.module.css'
import { statusSlug } from './orders.ts'

type Counter = {
  label: string
  count: number | undefined
  search: Search
  /** Their address, when they are on another screen. */
  elsewhere?: Address
  tone: 'calm' | 'attention' | 'urgent'
  sign: ReactNode
}

const open = boardStatuses.open.map(statusSlug)
const toApprove = boardStatuses.to_approve.map(statusSlug)
const same = (one: Search, other: Search) => stringifySearch(one) === stringifySearch(other)

const notTold = (count: number | undefined): Counter => ({
  label: 'Begonnen, nog niets gemeld',
  count,
  search: { aankomst: 'nog-niet' },
  tone: 'urgent',
  sign: <WarningIcon size={20} />,
})

// Not only those of the period in view: agreements about past work can still be agreed to.
const toAgree = (count: number | undefined): Counter => ({
  label: 'Overeenkomsten te lezen',
  count,
  search: {},
  elsewhere: '/organisatie/tarieven?onderdeel=overeenkomsten',
  tone: 'attention',
  sign: <DocumentIcon size={20} />,
})

/** The counters; each links to a list of just those, and back to the whole list when pressed again. */
export function Counters({ search: { open: _open, weergave, week, pagina, ...search } }: { search: Search }) {
  const stats = useCounters()
  const isTold = useKeptCount('nog niet gemeld', stats?.awaitingArrival) === 0
  const isAgreed = useKeptCount('overeenkomsten', stats?.agreementsAwaitingMe) === 0
  const counters: Counter[] = [
    {
      label: 'Binnen 24 uur, nog niemand',
      count: stats?.startingWithoutAnyone,
      search: { status: open, periode: '24-uur' },
      tone: 'urgent',
      sign: <WarningIcon size={20} />,
    },
    ...(isTold ? [] : [notTold(stats?.awaitingArrival)]),
    {
      label: 'Uren goed te keuren',
      count: stats?.toApprove,
      search: { status: toApprove },
      tone: 'attention',
      sign: <ClockIcon size={20} />,
    },
    ...(isAgreed ? [] : [toAgree(stats?.agreementsAwaitingMe)]),
    {
      label: 'Nog open',
      count: stats?.open,
      search: { status: open, periode: 'vandaag' },
      tone: 'calm',
      sign: <span className={classes.open} />,
    },
  ]
  return (
    <div className={`wrap-row spread gap-4-16 ${classes.line}`}>
      <Stats label="Wat op je wacht">
        {counters.map(({ search: asked, elsewhere, ...counter }) => {
          // A week view may cover other days than the counters.
          const current = !elsewhere && weergave === undefined && same(asked, search)
          const href: Address = elsewhere ?? `/organisatie/opdrachten${stringifySearch(current ? {} : { ...asked })}`
          return <Stat key={counter.label} {...counter} {...{ href, current }} />
        })}
      </Stats>
      <Periods count={stats?.periodsRunning} />
    </div>
  )
}

const periods: Search = {
  soort: 'periode',
  status: boardStatuses.assigned.map(statusSlug),
}

/** The number of ongoing periods: they have no day, so few of them are in today's list. Hidden on a phone, where the list comes first. */
function Periods({ count }: { count: number | undefined }) {
  const hasRoom = useMedia('(min-width: 48em)')
  if (!hasRoom || !count) return null
  return (
    <AppLink href={`/organisatie/opdrachten${stringifySearch({ ...periods })}`} className="tap inline-row gap-8 small gives-way">
      <RepeatIcon size={20} />
      {counted(count, 'vaste inzet', 'vaste inzetten')}
      <span className="unseen"> die doorlopen</span>
    </AppLink>
  )
}
