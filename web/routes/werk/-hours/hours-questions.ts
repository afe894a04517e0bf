import type { ListedMoment } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { saidHoursStatuses, workerHoursStatuses } from '#contract/status-groups.ts'

/** Without those the worker archived. */
const list = (uuid: string, status: readonly ListedMoment['status'][], direction: 'asc' | 'desc', itemsPerPage: number) =>
  queryOf('GET /care_workers/{uuid}/care_moments', {
    uuid,
    query: {
      status,
      timeScope: 'moment',
      'exists[resolvedForCareWorkerAt]': false,
      'order[startDate]': direction,
      itemsPerPage,
    },
  })
/** The lists of the hours screen, without the present time: the server says what can be submitted now. */
export const hoursQuestions = (uuid: string) => ({
  waiting: list(uuid, workerHoursStatuses, 'asc', 60),
  handedIn: list(uuid, saidHoursStatuses, 'desc', 10),
})
