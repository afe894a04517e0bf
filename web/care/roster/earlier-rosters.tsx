import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { rosterStatusName } from '#contract/statuses.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { rosterTones } from '#words/roster-nl.ts'
import { sayDays } from './ask/question.ts'
import classes from './roster.module.css'
import type { RosterAudience } from './roster.ts'

type Listed = AnswerOf<'GET /rosters'>['member'][number]
type Props = { audience: RosterAudience /** The one on the screen. */; current: string | undefined }

/** Earlier rosters, collapsed. */
export function EarlierRosters(props: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <section className="no-print" aria-label="Eerdere roosters">
      <Card>
        <details className={`fold ${classes.more}`} onToggle={event => setOpened(event.currentTarget.open)}>
          <summary>Eerdere roosters</summary>
          {opened && <Earlier {...props} />}
        </details>
      </Card>
    </section>
  )
}

const pageSize = 10

function Earlier({ audience, current }: Props) {
  const [page, setPage] = useState(1)
  const query = useQuery(queryOf('GET /rosters', { query: { page, itemsPerPage: pageSize } }))
  return (
    <QueryState
      query={query}
      rows={3}
      height={44}
      isEmpty={({ totalItems }) => totalItems === 0}
      empty={<p className="soft">Er is nog geen rooster gemaakt.</p>}
    >
      {({ member, totalItems }) => (
        <>
          <DataTable caption="Eerdere roosters" columns={columnsOf(audience, current)} rows={member} idOf={({ uuid }) => uuid} />
          <Pagination {...{ page, pageSize }} total={totalItems} onChange={setPage} />
        </>
      )}
    </QueryState>
  )
}

const columnsOf = (audience: RosterAudience, current: string | undefined): TableColumn<Listed>[] => [
  {
    key: 'dagen',
    label: 'Dagen',
    onCard: 'title',
    value: roster =>
      roster.uuid === current ? (
        <strong className={classes.days}>{sayDays(roster)} (dit rooster)</strong>
      ) : (
        <AppLink className={classes.days} href={audience.hrefOf({ rooster: roster.uuid, vorig: undefined })}>
          {sayDays(roster)}
        </AppLink>
      ),
  },
  { key: 'gemaakt', label: 'Gemaakt', value: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'gevuld',
    label: 'Gevuld',
    value: ({ shiftCount, filledCount }) => (typeof filledCount === 'number' ? `${filledCount} van ${shiftCount}` : null),
  },
  {
    key: 'status',
    label: 'Status',
    onCard: 'line',
    value: ({ status }) => <StatusPill tone={rosterTones[status]}>{rosterStatusName[status]}</StatusPill>,
  },
]
