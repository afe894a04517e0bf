import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { useKeptCount } from '#client/kept-counts.ts'
import { workerAnswersStatuses } from '#contract/status-groups.ts'
import { askedOf } from '../-asked/asked-of.ts'

const restMs = 3_000
/** The number of hours that can be handed in. */
export const toHandIn = (uuid: string) => queryOf('GET /care_workers/{uuid}/care_moments_count_to_submit_hours', { uuid })
/** The hours for which an organization proposes others. */
export const toAnswer = (uuid: string) =>
  queryOf('GET /care_workers/{uuid}/care_moments', { uuid, query: { status: workerAnswersStatuses, itemsPerPage: 100 } })

/**
 * The counts in a care worker's menu. As with the bell, the screen comes first: until they are fetched, the last counts on this
 * device are shown.
 */
export function useCounts(worker: string | undefined): { hours: number; asked: number } {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  const enabled = isLate && worker !== undefined
  const me = worker ?? ''
  const hours = useQuery({ ...toHandIn(me), enabled }).data?.count
  const proposals = useQuery({ ...toAnswer(me), enabled }).data?.member
  const asked = useQuery({ ...askedOf(me), enabled }).data?.totalItems
  const mine = proposals?.filter(({ allowedActions }) => allowedActions.includes('reject_proposal')).length
  const known = hours !== undefined && mine !== undefined
  return { hours: useKeptCount('hours', known ? hours + mine : undefined), asked: useKeptCount('asked', asked) }
}
