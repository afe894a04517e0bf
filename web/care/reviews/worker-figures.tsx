import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { ReviewFigures } from './review-figures.tsx'

/** How organizations and families review a care worker. */
export function WorkerFigures({ worker }: { worker: string }) {
  const query = useQuery(queryOf('GET /care_workers/{uuid}/reviews/stats', { uuid: worker }))
  return (
    <QueryState query={query} height={160} title="De cijfers konden niet worden geladen.">
      {stats => <ReviewFigures stats={stats} />}
    </QueryState>
  )
}
