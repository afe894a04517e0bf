import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { assigneeName, type ListedMoment } from '#care/moment/care-moment.ts'
import { payFor, submittedHours, workedHours } from '#care/moment/hours.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { useNow } from '#care/now.ts'
import type { Args } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { readChoice, readNumber, stringifySearch } from '#client/search-params.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { notWorkedAskedStatuses, refusedHoursStatuses, toAgreeStatuses, toHandInStatuses } from '#contract/status-groups.ts'
import { formatDateTimes, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import classes from '../../settings.module.css'
import { WeeklyRun } from './weekly-run.tsx'

type HoursGroupQuery = NonNullable<Args<'GET /care_moments'>['query']>
/** Pending hours grouped by the party that must act next, in the address and on the screen. */
const hoursGroups = {
  beslissen: { word: 'Jij beslist', none: 'Er is niets waar de backoffice over moet beslissen.' },
  akkoord: { word: 'Wacht op akkoord', none: 'Er wachten geen uren op akkoord.' },
  overleg: { word: 'In overleg', none: 'Er is geen overleg over uren.' },
  indienen: { word: 'Nog niet ingediend', none: 'Alle uren van wat voorbij is, zijn ingediend.' },
  factuur: { word: 'Klaar voor de factuur', none: 'Er zijn geen goedgekeurde uren die nog op een factuur moeten.' },
} as const
type HoursGroup = keyof typeof hoursGroups
const hoursGroupNames = Object.keys(hoursGroups) as HoursGroup[]

/** The query for a group, longest wait first. `now` is an instant. */
const filtersOf = (group: HoursGroup, now: string): HoursGroupQuery => {
  const first = { 'order[startDate]': 'asc' } as const
  if (group === 'beslissen') return { ...first, awaitsPlanner: true }
  if (group === 'akkoord') return { ...first, status: [...toAgreeStatuses], awaitsPlanner: false }
  if (group === 'overleg') return { ...first, status: [...refusedHoursStatuses, ...notWorkedAskedStatuses] }
  if (group === 'indienen') return { ...first, status: [...toHandInStatuses], timeScope: 'moment', 'endDate[before]': now }
  return { ...first, awaitsInvoice: true }
}

const DecideDialog = late(() => import('./decide-dialog.tsx'))
const pageSize = 50
const hrefOf = (wacht: HoursGroup) =>
  `/backoffice/settings${stringifySearch({ onderdeel: 'geld', deel: 'uren', wacht: wacht === 'beslissen' ? undefined : wacht })}` as const

/** Pending hours: for us to decide, for the organization, for the worker, and for the weekly invoices. */
export default function HoursView() {
  const given = useSearch({ strict: false }) as { wacht?: string }
  const group = readChoice(given.wacht, hoursGroupNames, 'beslissen')
  return (
    <div className={`stack gap-16 ${classes.part}`}>
      <WeeklyRun />
      <Segmented label="Uren" words={useWords()} value={group} hrefOf={hrefOf} />
      <GroupList key={group} group={group} />
    </div>
  )
}
/** Each group with its count. */
function useWords(): Record<HoursGroup, string> {
  const now = useNow()
  const one = (group: HoursGroup) => queryOf('GET /care_moments', { query: { ...filtersOf(group, now), itemsPerPage: 1 } })
  const counts: Record<HoursGroup, number | undefined> = {
    beslissen: useQuery(one('beslissen')).data?.totalItems,
    akkoord: useQuery(one('akkoord')).data?.totalItems,
    overleg: useQuery(one('overleg')).data?.totalItems,
    indienen: useQuery(one('indienen')).data?.totalItems,
    factuur: useQuery(one('factuur')).data?.totalItems,
  }
  const said = (group: HoursGroup) => `${hoursGroups[group].word}${counts[group] ? ` (${counts[group]})` : ''}`
  return Object.fromEntries(hoursGroupNames.map(group => [group, said(group)])) as Record<HoursGroup, string>
}

function GroupList({ group }: { group: HoursGroup }) {
  const now = useNow()
  const [page, turn] = useState(1)
  const [open, setOpen] = useState<string>()
  const query = useQuery(
    queryOf('GET /care_moments', {
      query: { ...filtersOf(group, now), itemsPerPage: pageSize, page: readNumber(page, 1, 1, 10_000) },
    }),
  )
  const columns = group === 'beslissen' ? [...common, decideColumn(setOpen)] : common
  return (
    <Card title={hoursGroups[group].word}>
      <PagedList
        query={query}
        page={page}
        pageSize={pageSize}
        onTurn={turn}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={64}
        empty={<Empty title="Niets dat wacht" text={hoursGroups[group].none} />}
      >
        {({ member }) => (
          <DataTable caption={hoursGroups[group].word} columns={columns} rows={member} idOf={({ uuid }) => uuid} />
        )}
      </PagedList>
      {open && <DecideDialog uuid={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

const common: TableColumn<ListedMoment>[] = [
  {
    key: 'opdracht',
    label: 'Opdracht',
    onCard: 'title',
    value: ({ title, startDate, endDate }) => (
      <span className="grid start gap-2">
        <strong>{title}</strong>
        <span className="soft small figures">{formatDateTimes(startDate, endDate)}</span>
      </span>
    ),
  },
  {
    key: 'wie',
    label: 'Van en voor',
    onCard: 'line',
    value: moment => (
      <span className="grid start gap-2">
        <span>{assigneeName(moment)}</span>
        <span className="soft small">{moment.location.organization.name}</span>
      </span>
    ),
  },
  {
    key: 'uren',
    label: 'Uren',
    figures: true,
    value: moment => {
      const { minutes, totalCents } = payFor(workedHours(moment), moment)
      return (
        <span className="grid start gap-2">
          <span>
            {formatHours(minutes)}
            {!submittedHours(moment) && ' gepland'}
          </span>
          <span className="soft small">{formatMoney(totalCents)}</span>
        </span>
      )
    },
  },
  { key: 'stand', label: 'Stand', onCard: 'line', value: ({ status }) => <CareMomentBadge status={status} /> },
]
const decideColumn = (onOpen: (uuid: string) => void): TableColumn<ListedMoment> => ({
  key: 'doen',
  label: 'Wat je kunt doen',
  onCard: 'line',
  value: ({ uuid, title }) => (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen(uuid)}>
      Beslissen<span className="unseen"> over {title}</span>
    </Button>
  ),
})
