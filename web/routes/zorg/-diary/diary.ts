// The queries and addresses of a client's diary.

import type { Report } from '#care/client-reports/reports.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import type { Address } from '#contract/addresses.ts'

export type Question = AnswerOf<'GET /messages'>['member'][number]
/** The questions about a client's reports, and the answers: the last hundred. */
export const questionsQuery = (client: string) =>
  queryOf('GET /messages', {
    query: { 'client.uuid': client, 'exists[clientReport]': true, 'order[createdAt]': 'desc', itemsPerPage: 100 },
  })

/** The reports on one visit. */
export const reportHref = (client: string, visit: string): Address => `/zorg/zorgvragen/${client}/rapportage?bezoek=${visit}`

/** The year of a client in one domain. */
export const yearHref = (client: string, report: string): Address =>
  `/zorg/zorgvragen/${client}/rapportage/jaaroverzichtCareAssist/${report}`

/** Reports by the day (YYYY-MM-DD) on which they were written, in the given order. */
export const byDay = (reports: readonly Report[]): [day: string, reports: Report[]][] => [
  ...Map.groupBy(reports, ({ createdAt }) => dateOf(createdAt)),
]
/** "Fatima" of "Fatima Bouzian". */
export const firstWord = (name: string): string => name.split(' ')[0] ?? name
