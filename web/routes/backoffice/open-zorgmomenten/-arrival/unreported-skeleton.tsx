import { queryOf } from '#client/cache.ts'
import { useKeptHeight } from '#client/kept-counts.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { Skeleton } from '#components/page/skeleton.tsx'

/** Shifts that began at least half an hour ago without any report, the first or all of them. */
export const unreportedQuery = (itemsPerPage: number) => ({
  ...queryOf('GET /care_moments', { query: { awaitsArrival: true, 'order[startDate]': 'asc', itemsPerPage } }),
  refetchInterval: refetchMs,
})
export const shownAtFirst = 3

/** How high they were last, and the ref of the element to measure once they are known. */
export const useUnreportedHeight = (isThere: boolean) => useKeptHeight('niets gemeld', isThere)

/** Reserves their room while they load: usually there are none. */
export function UnreportedSkeleton() {
  const { height, isKnown } = useUnreportedHeight(false)
  if (!isKnown) return <Skeleton height={480} radius="lg" data-guess />
  return height > 0 && <Skeleton height={height} />
}
