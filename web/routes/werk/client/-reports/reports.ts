// What the reports of a client are asked, and the words that go with them.
import type { Address } from '../../../../../contract/addresses.ts'
import { busyStatuses } from '../../../../../contract/status-groups.ts'
import { addDays } from '../../../../care/amsterdam-time.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask } from '../../../../client/cache.ts'
import { readNumber, stringifySearch } from '../../../../search-params.ts'

export type OwnShift = AnswerOf<'GET /clients/{client_id}/care_moments'>['member'][number]

import { pageSize } from '../../../../care/client-reports/reports.ts'
/** What is new for the viewer, the newest first. */
export const askUnread = (client: string) =>
  ask('GET /client_reports', { query: { 'client.uuid': client, unread: true, itemsPerPage: pageSize } })
/**
 * Own shifts with this client, the last first, up to the end of a day (YYYY-MM-DD): asked by the day, so that without a network
 * they are still known.
 */
export const askOwnShifts = (client: string, me: string, today: string) =>
  ask('GET /clients/{client_id}/care_moments', {
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

/** What the screen of the reports may have in its address. */
export type ReportSearch = { gebied?: string; pagina?: number; nieuw?: '1'; wijzig?: string; corrigeer?: string }
/** The address of the reports with this beside it. */
export const reportsHref = (client: string, search: ReportSearch = {}): Address =>
  `/werk/client/${client}/rapportage${stringifySearch(search)}`

/** Reads the address of the screen of the reports. */
export function readReportSearch(given: Record<string, unknown>): ReportSearch {
  const word = (name: string) => (typeof given[name] === 'string' && given[name] !== '' ? { [name]: given[name] } : {})
  const page = readNumber(given.pagina, 1, 1, 9999)
  return {
    ...word('gebied'),
    ...(page > 1 && { pagina: page }),
    ...(given.nieuw === '1' ? { nieuw: '1' } : { ...word('wijzig'), ...word('corrigeer') }),
  }
}
