import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'

/** The number of reports on a client this person has not read; undefined while it loads. */
export const useUnreadReports = (client: string | undefined): number | undefined =>
  useQuery({
    ...ask('GET /client_reports', { query: { 'client.uuid': client ?? '', unread: true, itemsPerPage: 1 } }),
    enabled: client !== undefined,
  }).data?.totalItems
