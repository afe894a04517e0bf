import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { workerAnswersStatuses } from '../../../../contract/status-groups.ts'
import { ask } from '../../../client/cache.ts'
import { useKeptCount } from '../../../client/kept-counts.ts'
import { askedOf } from '../-asked/asked-of.ts'

const restMs = 3_000
/** The hours that can be handed in: how many. */
export const toHandIn = (uuid: string) => ask('GET /care_workers/{uuid}/care_moments_count_to_submit_hours', { uuid })
/** The hours for which an organization proposes others. */
export const toAnswer = (uuid: string) =>
  ask('GET /care_workers/{uuid}/care_moments', { uuid, query: { status: workerAnswersStatuses, itemsPerPage: 100 } })

/**
 * What waits for a care worker, beside where the menu leads to it. As with the bell: what people came for comes first, and until it is
 * asked it is what the home, or this, was told last on this device.
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
