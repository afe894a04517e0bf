import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { StatusPill } from '#components/marks/status-pill.tsx'

/** The number beside "Organisaties": the organizations with domains to confirm. */
export function WaitingCount() {
  const { data } = useQuery(queryOf('GET /identity_providers', { query: { itemsPerPage: 1, awaitsConfirmation: true } }))
  if (!data?.totalItems) return null
  return (
    <StatusPill tone="yellow">
      {data.totalItems} <span className="unseen">{data.totalItems === 1 ? 'wacht' : 'wachten'}</span>
    </StatusPill>
  )
}
