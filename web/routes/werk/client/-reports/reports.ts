// Queries about a client's reports.

import { addDays } from '#care/amsterdam-time.ts'
import { pageSize } from '#care/client-reports/reports.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { busyStatuses } from '#contract/status-groups.ts'

export type OwnShift = AnswerOf<'GET /clients/{client_id}/care_moments'>['member'][number]
/** The viewer's unread reports, newest first. */
export const unreadQuery = (client: string) =>
  queryOf('GET /client_reports', { query: { 'client.uuid': client, unread: true, itemsPerPage: pageSize } })
/**
 * The viewer's shifts with this client, last first, up to the end of a day (YYYY-MM-DD): by day, so that the answer can be used
 * offline.
 */
export const ownShiftsQuery = (client: string, me: string, today: string) =>
  queryOf('GET /clients/{client_id}/care_moments', {
    client_id: client,
    query: {
      'assignee.uuid': me,
      status: busyStatuses,
      timeScope: 'moment',
      'startDate[strictly_before]': addDays(today, 1),
      'order[startDate]': 'desc',
      itemsPerPage: 8,
    },
  })
