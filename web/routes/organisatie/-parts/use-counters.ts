import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { askAgainMs } from '#client/live/heard.ts'

/** The organization's counters, refreshed every minute while the page is visible. */
export const useCounters = (enabled = true) =>
  useQuery({ ...ask('GET /care_moments/organization_stats', {}), refetchInterval: askAgainMs, enabled }).data
