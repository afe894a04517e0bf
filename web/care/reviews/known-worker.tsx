import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { KnownFigures } from './known-figures.tsx'

type Props = {
  moment: string
  /** The assignee, or someone who reacted. */
  careWorker: string
  judgedBelow?: boolean
}

/** What an organization knows about a care worker they choose, or chose, for an assignment. */
export default function KnownWorker({ moment, careWorker, judgedBelow = false }: Props) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/care_worker/stats', { uuid: moment, query: { careWorker } }))
  return (
    <QueryState query={query} height={96} title="Wat er bekend is over deze zorgverlener, kon niet worden geladen.">
      {known => (
        <KnownFigures
          of={known}
          judgedBelow={judgedBelow}
          together="Werkte bij deze organisatie"
          hours={{ label: 'Uren binnen 2 dagen ingediend', all: known.hoursSubmitted, inTime: known.hoursSubmittedOnTime }}
        />
      )}
    </QueryState>
  )
}
