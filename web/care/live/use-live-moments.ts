import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#client/api.ts'
import type { ListedMoment } from '../moment/care-moment.ts'
import { useHeldRows } from './use-held-rows.ts'

type Answer = UseQueryResult<AnswerOf<'GET /care_moments'>, Error>

const stay = (old: ListedMoment, now: ListedMoment): ListedMoment => ({ ...now, startDate: old.startDate, endDate: old.endDate })

/**
 * The moments of a list, in one or several columns, while others change them: each with its newest content, in its old position.
 * `list` identifies the list.
 */
export function useLiveMoments(columns: Record<string, Answer>, list: string) {
  const answers = Object.entries(columns)
  const data = answers.map(([, answer]) => answer.data)
  const rows = useMemo(() => {
    const found = answers.flatMap(([column, answer]) =>
      (answer.data?.member ?? []).map(item => ({ uuid: item.uuid, place: `${item.startDate} ${column}`, item })),
    )
    return data.some(Boolean) ? found : undefined
  }, data)
  const held = useHeldRows({ rows, list, isPassing: answers.some(([, { isFetching }]) => isFetching), stay })
  const byColumn = useMemo(() => {
    const inPlace = Map.groupBy(held.rows ?? [], ({ place }) => place.split(' ')[1]!)
    return (column: string): ListedMoment[] => inPlace.get(column)?.map(({ item }) => item) ?? []
  }, [held.rows])
  return { ...held, byColumn }
}
