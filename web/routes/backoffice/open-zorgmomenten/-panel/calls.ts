// The calls about a moment, and their results.

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stateOf } from '#care/reactions/person-state.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { uuidOf } from '#contract/language.ts'
import { type AskingState, isYes, nextToCall } from '#rules/shifts/asking-state.ts'
import { holdMs } from './chosen.ts'

export type CallList = AnswerOf<'GET /care_moments/{uuid}/call_list'>
export type Callable = CallList['people'][number]
export type Unable = CallList['unable'][number]['nearest']
export type Call = AnswerOf<'GET /care_moment_calls'>['member'][number]

/** The calls about this moment by the uuid of the person called, latest first. */
export function useCalls(moment: string): ReadonlyMap<string, Call[]> {
  const query = { 'careMoment.uuid': moment, 'order[startedAt]': 'desc', itemsPerPage: 100 } as const
  const { data } = useQuery({ ...queryOf('GET /care_moment_calls', { query }), refetchInterval: refetchMs })
  return useMemo(() => Map.groupBy(data?.member ?? [], one => uuidOf(one.careWorker)), [data])
}

/** Somebody on the list, the calls to them, and their state. */
export interface Standing {
  person: Callable
  calls: readonly Call[]
  state: AskingState
}
/** The state of everyone on a list: promised calls that are due come first. */
export function standingsOf(people: readonly Callable[], calls: ReadonlyMap<string, Call[]>, now: string): Standing[] {
  const all = people.map(person => {
    const own = calls.get(person.uuid) ?? []
    return { person, calls: own, state: stateOf(person, own) }
  })
  const first = nextToCall(all, now)
  return first?.state.name === 'call_back' ? [first, ...all.filter(each => each !== first)] : all
}

/** Whether a colleague who got this yes is choosing the person now: for a while that has not been sent yet. */
export const isBeingChosen = ({ calls: [last] }: Pick<Standing, 'calls'>, me: string, now: string): boolean =>
  last?.endedAt != null && isYes(last) && last.caller.uuid !== me && Date.parse(now) < Date.parse(last.endedAt) + holdMs

/** Common reasons for a no, as buttons. */
export const usualNo = ['heeft al werk', 'te ver weg', 'wil rust', 'past niet bij het werk'] as const
