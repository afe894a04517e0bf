import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { PagedList } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { AgendaDays } from './agenda-days.tsx'

const pageSize = 20
type Props = { client: string; isPast: boolean; page: number; onTurn: (page: number) => void; now: string }

/** Everything to come, earliest first; or everything past, latest first. */
export function AgendaList({ client, isPast, page, onTurn, now }: Props) {
  // By the hour, so that the query stays the same until then.
  const hour = `${now.slice(0, 13)}:00:00Z`
  const when = isPast
    ? ({ 'endDate[strictly_before]': hour, 'order[startDate]': 'desc' } as const)
    : ({ 'endDate[after]': hour, 'order[startDate]': 'asc' } as const)
  const visits = useQuery(queryOf('GET /visits', { query: { 'client.uuid': client, ...when, page, itemsPerPage: pageSize } }))
  return (
    <PagedList
      query={visits}
      page={page}
      pageSize={pageSize}
      onTurn={onTurn}
      totalOf={({ totalItems }) => totalItems}
      rows={4}
      rowHeight={110}
      empty={
        isPast ? (
          <Empty drawing="calendar" title="Er is nog niemand geweest" text="Wie er kwam, leest u later hier terug." />
        ) : (
          <Empty drawing="calendar" title="Er staat geen bezoek gepland" text="Verwacht u wel iemand? Bel of schrijf ons." />
        )
      }
    >
      {({ member }) => (
        <div className="stack gap-16">
          <AgendaDays visits={member} now={now} />
        </div>
      )}
    </PagedList>
  )
}
