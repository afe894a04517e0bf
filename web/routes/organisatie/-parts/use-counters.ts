import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../client/cache.ts'

/** What waits for the organization, counted again every minute while the page is visible. */
export const useCounters = (enabled = true) =>
  useQuery({ ...ask('GET /care_moments/organization_stats', {}), refetchInterval: 60_000, enabled }).data
