// What is new to the family since they last looked, as one list.
import type { AnswerOf } from '../../../client/api.ts'
import type { Visit } from '../-visits/visits.ts'

export type Report = AnswerOf<'GET /client_reports'>['member'][number]
export type News = { id: string; at: string } & ({ visit: Visit } | { report: Report } | { answer: string })

interface Found {
  visits: readonly Visit[]
  reports: readonly Report[]
  /** The last message of somebody else, where one is unread. */
  answers: readonly { uuid: string; lastAt: string; lastAuthorName: string }[]
}
/** The newest first. Visits that are past are not told any more. */
export const newsOf = ({ visits, reports, answers }: Found, now: string): News[] =>
  [
    ...visits
      .filter(({ endDate }) => Date.parse(endDate) > Date.parse(now))
      .map(visit => ({ id: visit.uuid, at: visit.changedAt ?? visit.startDate, visit })),
    ...reports.map(report => ({ id: report.uuid, at: report.createdAt, report })),
    ...answers.map(({ uuid, lastAt, lastAuthorName }) => ({ id: uuid, at: lastAt, answer: lastAuthorName })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
