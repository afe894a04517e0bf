import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { ReviewFigures } from './review-figures.tsx'

/** The reviews of people who worked for a client. */
export default function ClientFigures({ client }: { client: string }) {
  const query = useQuery(queryOf('GET /clients/{uuid}/reviews/stats', { uuid: client }))
  return (
    <Card title="Beoordelingen van de zorg">
      <QueryState query={query} height={160}>
        {stats => <ReviewFigures stats={stats} />}
      </QueryState>
    </Card>
  )
}
