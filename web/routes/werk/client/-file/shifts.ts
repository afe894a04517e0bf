// The worker's own shifts with a client.

import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { toHandInStatuses } from '#contract/status-groups.ts'

/** The next shift of this worker with the client: the current one, or the first to come. */
export const comingQuery = (me: string, client: string) =>
  queryOf('GET /care_workers/{uuid}/care_moments', {
    uuid: me,
    query: {
      'client.uuid': client,
      status: toHandInStatuses,
      timeScope: 'moment',
      'endDate[after]': recentNow(),
      'order[startDate]': 'asc',
      itemsPerPage: 1,
    },
  })

export const shiftsPageSize = 20
/** The shifts of this worker with the client: those to come, soonest first, or past ones, newest first. */
export const shiftsQuery = (me: string, client: string, isPast: boolean, page: number) =>
  queryOf('GET /care_workers/{uuid}/care_moments', {
    uuid: me,
    query: {
      'client.uuid': client,
      timeScope: 'moment',
      [`endDate[${isPast ? 'strictly_before' : 'after'}]`]: recentNow(),
      'order[startDate]': isPast ? 'desc' : 'asc',
      page,
      itemsPerPage: shiftsPageSize,
    },
  })
