import { useQuery } from '@tanstack/react-query'
import { recentNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { toHandInStatuses } from '#contract/status-groups.ts'

/** The first shift of this worker that is not over, as a list of one. */
export const useNextShift = (me: string) =>
  useQuery(
    queryOf('GET /care_workers/{uuid}/care_moments', {
      uuid: me,
      query: {
        status: toHandInStatuses,
        timeScope: 'moment',
        'endDate[after]': recentNow(),
        'order[startDate]': 'asc',
        itemsPerPage: 1,
      },
    }),
  )
