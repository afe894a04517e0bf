import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHeldRows } from '../../../../../care/live/use-held-rows.ts'
import type { ListedMoment } from '../../../../../care/moment/care-moment.ts'
import type { AnswerOf } from '../../../../../client/api.ts'
import { ask } from '../../../../../client/cache.ts'

type Answer = UseQueryResult<AnswerOf<'GET /care_moments'>, Error>
// What left the list is asked one by one; of more at once the content stays as it was.
const mostAlone = 10

const stay = (old: ListedMoment, now: ListedMoment): ListedMoment => ({ ...now, startDate: old.startDate, endDate: old.endDate })

/**
 * The moments of a list, of one or several columns, while others change them: each as it is by now, in the place where it stood.
 * `list` tells one list from another.
 */
export function useLiveMoments(columns: Record<string, Answer>, list: string) {
  const answers = Object.entries(columns)
  const data = answers.map(([, answer]) => answer.data)
  const rows = useMemo(
    () =>
      data.some(Boolean)
        ? answers.flatMap(([column], at) =>
            (data[at]?.member ?? []).map(item => ({ uuid: item.uuid, place: `${item.startDate} ${column}`, item })),
          )
        : undefined,
    data,
  )
  const held = useHeldRows({ rows, list, isPassing: answers.some(([, { isFetching }]) => isFetching), stay })
  const there = useMemo(() => new Set(rows?.map(row => row.uuid)), [rows])
  const gone = held.rows?.filter(row => !there.has(row.uuid)).slice(0, mostAlone) ?? []
  const alone = useQueries({
    queries: gone.map(({ uuid }) => ask('GET /care_moments/{uuid}', { uuid })),
    combine: found => found.flatMap(({ data: moment }) => moment ?? []),
  })
  const byColumn = useMemo(() => {
    const newest = new Map<string, ListedMoment>(alone.map(moment => [moment.uuid, moment]))
    const found: Record<string, ListedMoment[]> = {}
    for (const { uuid, place, item } of held.rows ?? []) {
      const now = newest.get(uuid)
      const column = place.split(' ')[1]!
      found[column] ??= []
      found[column].push(now ? stay(item, now) : item)
    }
    return found
  }, [held.rows, alone])
  return { byColumn, fresh: held.fresh, bar: held.bar }
}
