// Queries about a client's reports.
import type { AnswerOf } from '#client/api.ts'
import { queryOf, queryOnceOf } from '#client/cache.ts'

export type Report = AnswerOf<'GET /client_reports'>['member'][number]
export type Problem = AnswerOf<'GET /omaha_system_domain_problems'>['member'][number]

export const pageSize = 20
export const reportsQuery = (client: string, problem: string | undefined, page: number) =>
  queryOf('GET /client_reports', {
    query: { 'client.uuid': client, ...(problem && { 'problem.uuid': problem }), page, itemsPerPage: pageSize },
  })
export const problemsQuery = () => queryOnceOf('GET /omaha_system_domain_problems', { query: {} })

/** The id of a report on the screen, for links to it. */
export const reportId = (uuid: string): string => `rapportage-${uuid}`
