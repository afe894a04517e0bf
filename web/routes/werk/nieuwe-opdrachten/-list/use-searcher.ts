import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import type { Searcher } from './assignments.ts'

const nobody: Searcher = { uuid: '', preferenceKm: 0, contractTypes: [], levelUuid: '' }

/** What the filters know about this care worker: what they may do, and prefer. */
export function useSearcher(me: string) {
  const { data, error, refetch } = useQuery(ask('GET /care_workers/{uuid}', { uuid: me }))
  const searcher: Searcher | undefined = data && {
    uuid: me,
    preferenceKm: data.preferences.maximumDistanceKm,
    home: data.home,
    contractTypes: data.contractTypes,
    levelUuid: data.profile.expertiseLevel.uuid,
  }
  // Stored data shown offline counts as known too.
  return { searcher: searcher ?? nobody, known: searcher !== undefined, error: searcher ? null : error, refetch }
}
