// The calls about a moment, and what came of them.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask } from '../../../../client/cache.ts'
import { askAgainMs } from '../../../../client/live/heard.ts'

export type CallList = AnswerOf<'GET /care_moments/{uuid}/call_list'>
export type Callable = CallList['people'][number]
export type Unable = CallList['unable'][number]['nearest']
export type Call = AnswerOf<'GET /care_moment_calls'>['member'][number]

/** The calls about this moment by the uuid of who was called, the latest first. */
export function useCalls(moment: string): ReadonlyMap<string, Call[]> {
  const query = { 'careMoment.uuid': moment, 'order[startedAt]': 'desc', itemsPerPage: 100 } as const
  const { data } = useQuery({ ...ask('GET /care_moment_calls', { query }), refetchInterval: askAgainMs })
  return useMemo(() => Map.groupBy(data?.member ?? [], one => one.careWorker.slice(-36)), [data])
}

interface CallState {
  /** What was noted, in words. */
  words: string
  tone: 'busy' | 'soft' | 'attention' | 'settled'
  /** Whether they can be called (again). */
  mayCall: boolean
  /** Somebody speaks with them now. */
  isLive?: true
  /** Nobody answered. */
  isMissed?: true
  /** They can be chosen, or will not come. */
  answer?: 'yes' | 'no'
}
/** What was noted of a call, and what can be done then. */
export const callStates: Record<Call['status'], CallState> = {
  calling: { words: 'Aan de lijn', tone: 'busy', mayCall: false, isLive: true },
  not_reached: { words: 'Niet bereikt', tone: 'soft', mayCall: true, isMissed: true },
  no: { words: 'Nee', tone: 'soft', mayCall: false, answer: 'no' },
  call_back: { words: 'Terugbellen', tone: 'attention', mayCall: true },
  yes: { words: 'Ja', tone: 'settled', mayCall: false, answer: 'yes' },
  unknown: { words: 'Gebeld, niets genoteerd', tone: 'soft', mayCall: true },
}
/** How it stands with somebody by the last call. */
export const stateOf = (last: Call | undefined): CallState | undefined => last && callStates[last.status]
export const mayBeCalled = (last: Call | undefined): boolean => stateOf(last)?.mayCall ?? true
/** Why somebody says no, in a press. */
export const usualNo = ['heeft al werk', 'te ver weg', 'wil rust', 'past niet bij het werk'] as const
