import { useQuery } from '@tanstack/react-query'
import { KnownFigures } from '#care/reviews/known-figures.tsx'
import { ask } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'

/** How care workers review the location of an assignment, and how well it keeps agreements. */
export default function KnownPlace({ moment }: { moment: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/organization_location/stats', { uuid: moment }))
  return (
    <Card title="Zo vinden zorgverleners deze locatie">
      <QueryState query={query} height={96}>
        {known => (
          <KnownFigures
            of={known}
            together="Jij werkte hier"
            hours={{ label: 'Uren binnen 3 dagen goedgekeurd', all: known.hoursApproved, inTime: known.hoursApprovedOnTime }}
          />
        )}
      </QueryState>
    </Card>
  )
}
