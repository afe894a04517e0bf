import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { reachQuery, type Wishes } from './wishes.ts'

const pauseMs = 350
export type Reach = AnswerOf<'GET /care_workers/{uuid}/reach'>

/** A debounced value: the server is not asked for every step of a slider. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** How many open assignments are within reach with these preferences. The last answer stays while the next loads. */
export function useReach(me: string, wishes: Wishes): { reach: Reach | undefined; failed: boolean; stale: boolean } {
  const settled = useSettled(wishes)
  const asked = queryOf('GET /care_workers/{uuid}/reach', { uuid: me, query: reachQuery(settled) })
  const { data, isError, isPlaceholderData } = useQuery({ ...asked, placeholderData: keepPreviousData as never })
  return { reach: data, failed: isError && !data, stale: settled !== wishes || isPlaceholderData }
}
