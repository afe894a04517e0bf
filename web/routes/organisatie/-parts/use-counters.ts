import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'

/** The organization's counters, refreshed every minute while the page is visible. */
export const useCounters = (enabled = true) =>
  useQuery({ ...queryOf('GET /care_moments/organization_stats', {}), refetchInterval: refetchMs, enabled }).data
