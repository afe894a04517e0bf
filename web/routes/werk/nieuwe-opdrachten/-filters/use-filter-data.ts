import { useQuery } from '@tanstack/react-query'
import { ask, askOnce } from '../../../../client/cache.ts'
import type { ContractType } from '../../../../words/nl.ts'

type Level = { uuid: string; key: string; name: string; rank: number; track: string }
/** The data of the filters: what this worker may do, prefers and can choose from. */
export type FilterData = {
  me: string
  preferenceKm: number
  /** Where their distances are counted from. */
  home?: { latitude: number; longitude: number } | undefined
  contractTypes: readonly ContractType[]
  levels: readonly Level[]
  organizations: readonly { uuid: string; name: string }[]
}

/** Fetches it; `data` is set once the worker is known and, if the address names a level or organization, those too. */
export function useFilterData(me: string, names: { levels: boolean; organizations: boolean }) {
  const worker = useQuery(ask('GET /care_workers/{uuid}', { uuid: me }))
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } }))
  const organizations = useQuery(
    askOnce('GET /organizations', { query: { hasOpenCareMoments: true, pagination: false, 'order[name]': 'asc' } }),
  )
  const complete = worker.data && (!names.levels || levels.data) && (!names.organizations || organizations.data)
  const own = levels.data?.member.find(level => level.uuid === worker.data?.profile.expertiseLevel.uuid)
  const data: FilterData | undefined = complete && {
    me,
    preferenceKm: worker.data.preferences.maximumDistanceKm,
    home: worker.data.home,
    contractTypes: worker.data.contractTypes,
    levels: levels.data?.member.filter(one => own && one.track === own.track && one.rank <= own.rank) ?? [],
    organizations: organizations.data?.member ?? [],
  }
  const failed = [worker, levels, organizations].filter(query => query.isError)
  return { data, error: failed[0]?.error, retry: () => Promise.all(failed.map(query => query.refetch())) }
}
