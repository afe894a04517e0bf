import type { UseQueryResult } from '@tanstack/react-query'
import { partHref } from '#care/client-page/client-search.ts'
import { assigneeName, type ListedMoment } from '#care/moment/care-moment.ts'
import { whoComes } from '#care/moment/desk/moment-words.ts'
import { DayAndTimes } from '#care/moment/desk/row-cells.tsx'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { useNow } from '#care/now.ts'
import type { AnswerOf } from '#client/api.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { backOffice } from '../audience.ts'

type Props = {
  client: string
  list: UseQueryResult<AnswerOf<'GET /clients/{client_id}/care_moments'>>
  title: string
}

const columnsAt = (now: string): TableColumn<ListedMoment>[] => [
  {
    key: 'opdracht',
    label: 'Opdracht',
    value: moment => (
      <>
        <DayAndTimes moment={moment} now={now} />
        <br />
        <span className="soft">{moment.title}</span>
      </>
    ),
  },
  {
    key: 'wie',
    label: 'Wie',
    value: moment => assigneeName(moment) ?? <span className="soft">{whoComes(moment, now)}</span>,
  },
  { key: 'stand', label: 'Status', value: ({ status }) => <CareMomentBadge status={status} /> },
]

/** A client's assignments affected by the end of care, soonest first. */
export function LostMoments({ client, list, title }: Props) {
  const now = useNow()
  return (
    <QueryState query={list} rows={3} height={48} isEmpty={({ totalItems }) => totalItems === 0}>
      {({ member, totalItems }) => (
        <Card title={title} aside={<span className="soft figures">{totalItems}</span>}>
          <DataTable caption={title} columns={columnsAt(now)} rows={member} idOf={({ uuid }) => uuid} phone="table" />
          {totalItems > member.length && (
            <p className="above-16">
              <AppLink href={partHref(backOffice, client, 'opdrachten')}>Alle {totalItems} opdrachten</AppLink>
            </p>
          )}
        </Card>
      )}
    </QueryState>
  )
}
