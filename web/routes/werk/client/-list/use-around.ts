import { useQuery } from '@tanstack/react-query'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { recentNow } from '#care/now.ts'
import { ask } from '#client/cache.ts'
import { toHandInStatuses } from '#contract/status-groups.ts'

/**
 * Facts beside each client in the list: the worker's next shift there (null when there is none, undefined while it loads), and
 * whether they are on the care team. Two calls for a whole page.
 */
export function useAround(me: string, clients: readonly string[] | undefined) {
  const shifts = useQuery({
    ...ask('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: {
        'client.uuid': clients ?? [],
        status: toHandInStatuses,
        timeScope: 'moment',
        'endDate[after]': recentNow(),
        'order[startDate]': 'asc',
        itemsPerPage: 100,
      },
    }),
    enabled: clients !== undefined && clients.length > 0,
  })
  const teams = useQuery(ask('GET /care_teams', { query: { 'careWorker.uuid': me, itemsPerPage: 100 } }))
  const mine = new Map(teams.data?.member.map(({ client, isReserve }) => [client.uuid, isReserve ? 'reserve' : 'vast']))
  const next = new Map<string | undefined, ListedMoment>()
  for (const shift of shifts.data?.member ?? []) if (!next.has(shift.client?.uuid)) next.set(shift.client?.uuid, shift)
  return {
    nextOf: (client: string): ListedMoment | null | undefined => (shifts.data ? (next.get(client) ?? null) : undefined),
    inTeam: (client: string) => mine.get(client),
  }
}
