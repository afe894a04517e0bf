// Which planner works on which moment.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'

export type Hold = AnswerOf<'GET /care_moment_holds'>['member'][number]

/** The claim on each moment, by the moment's uuid. */
export function useHolds(): ReadonlyMap<string, Hold> {
  const { data } = useQuery({ ...queryOf('GET /care_moment_holds', {}), refetchInterval: refetchMs })
  return useMemo(() => new Map(data?.member.map(hold => [hold.careMoment.uuid, hold])), [data])
}
