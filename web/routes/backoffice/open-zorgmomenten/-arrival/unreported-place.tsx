import { useKeptHeight } from '#client/kept-counts.ts'
import { Skeleton } from '#components/page/skeleton.tsx'

/** How high the shifts without a report were last, and the element to measure once they are known. */
export const useUnreportedHeight = (isThere: boolean) => useKeptHeight('niets gemeld', isThere)

/** Reserves their room while they load: usually there are none. */
export function UnreportedPlace() {
  const { height } = useUnreportedHeight(false)
  return height > 0 && <Skeleton height={height} />
}
