import { useQuery } from '@tanstack/react-query'
import { comingOf } from '#care/invoices/coming.ts'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'

/** When the money for the newest invoices is expected. */
export default function Coming({ me, today }: { me: string; today: string }) {
  const { data } = useQuery(
    queryOf('GET /care_workers/{care_worker_id}/invoices', { care_worker_id: me, query: { itemsPerPage: 50 } }),
  )
  const coming = comingOf(data?.member ?? [], today)
  if (coming.length === 0) return null
  return (
    <Facts look="rows">
      {coming.map(({ on, cents }) => (
        <Fact key={on} label={`Verwacht ${formatDate(on).slice(0, -5)}, met btw`}>
          <span className="figures">{formatMoney(cents)}</span>
        </Fact>
      ))}
    </Facts>
  )
}
