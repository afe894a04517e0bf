// What is new to the family since they last looked, as one list.

import { isAhead, standingOf } from '../../../../rules/family-day.ts'
import type { AnswerOf } from '../../../client/api.ts'
import { didNotCome } from '../-visits/said.ts'
import type { Visit } from '../-visits/visits.ts'

export type Report = AnswerOf<'GET /client_reports'>['member'][number]
export type News = { id: string; at: string } & ({ visit: Visit } | { open: number } | { report: Report } | { answer: string })

interface Found {
  visits: readonly Visit[]
  reports: readonly Report[]
  /** The last message of somebody else, where one is unread. */
  answers: readonly { uuid: string; lastAt: string; lastAuthorName: string }[]
}
const newest = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at)
/** Nobody comes yet, and nobody else was to come: many of these at once (a new series) are one thing to know. */
const isPlainlyOpen = ({ state, insteadOf, before }: Visit) => state === 'sought' && !insteadOf && !before

/** Whether it is still news: a visit that begins, and one that was, stands above it; one that did not come stays until it was read. */
const isNews = (visit: Visit, now: string) => {
  const standing = standingOf(visit, now)
  return isAhead(visit, now) || didNotCome(standing) || (standing === 'off' && Date.parse(visit.endDate) > Date.parse(now))
}

/** The newest first. */
export function newsOf({ visits, reports, answers }: Found, now: string): News[] {
  const ahead = visits
    .filter(visit => isNews(visit, now))
    .map(visit => ({ id: visit.uuid, at: visit.changedAt ?? visit.startDate, visit }))
    .toSorted(newest)
  const open = ahead.filter(({ visit }) => isPlainlyOpen(visit))
  const [newestOpen] = open
  return [
    ...ahead.filter(one => open.length < 2 || !open.includes(one)),
    ...(newestOpen && open.length > 1 ? [{ id: 'open', at: newestOpen.at, open: open.length }] : []),
    ...reports.map(report => ({ id: report.uuid, at: report.createdAt, report })),
    ...answers.map(({ uuid, lastAt, lastAuthorName }) => ({ id: uuid, at: lastAt, answer: lastAuthorName })),
  ].toSorted(newest)
}
