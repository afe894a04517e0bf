// Everything new to the family since they last looked, as one list.

import type { AnswerOf } from '#client/api.ts'
import { isAhead, standingOf } from '#rules/time/family-day.ts'
import { formatTimes } from '#rules/time/format-nl.ts'
import { didNotCome } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'

export type Report = AnswerOf<'GET /client_reports'>['member'][number]
export type News = { id: string; at: string } & (
  | { visit: Visit }
  | { open: readonly Visit[] }
  | { report: Report }
  | { answer: string }
)

interface Found {
  visits: readonly Visit[]
  reports: readonly Report[]
  /** The last message of somebody else, if one is unread. */
  answers: readonly { uuid: string; lastAt: string; lastAuthorName: string }[]
}
const newest = (one: { at: string }, other: { at: string }) => Date.parse(other.at) - Date.parse(one.at)
type Changed = Extract<News, { visit: Visit }>
/** Visits of one series for which somebody is still to be found: at the same times, replacing nobody or the same person. */
const seriesOf = ({ visit: { startDate, endDate, insteadOf } }: Changed) =>
  [formatTimes(startDate, endDate), insteadOf?.firstName].filter(Boolean).join(' ')
/** Searches, one news item per series; a single visit stays a visit. */
const soughtBySeries = (sought: readonly Changed[]): News[] =>
  [...Map.groupBy(sought, seriesOf)].flatMap(([series, changed]): News[] => {
    const open = changed.map(({ visit }) => visit).toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    return open.length > 1 ? [{ id: `open ${series}`, at: changed[0]!.at, open }] : changed
  })

/** Whether it is still news: current and past visits are shown above the news; a missed one stays until it was read. */
const isNews = (visit: Visit, now: string) => {
  const standing = standingOf(visit, now)
  return isAhead(visit, now) || didNotCome(standing) || (standing === 'off' && Date.parse(visit.endDate) > Date.parse(now))
}

/** Newest first. */
export function newsOf({ visits, reports, answers }: Found, now: string): News[] {
  const ahead = visits
    .filter(visit => isNews(visit, now))
    .map(visit => ({ id: visit.uuid, at: visit.changedAt ?? visit.startDate, visit }))
    .toSorted(newest)
  const sought = ahead.filter(({ visit }) => standingOf(visit, now) === 'sought')
  return [
    ...ahead.filter(one => !sought.includes(one)),
    ...soughtBySeries(sought),
    ...reports.map(report => ({ id: report.uuid, at: report.createdAt, report })),
    ...answers.map(({ uuid, lastAt, lastAuthorName }) => ({ id: uuid, at: lastAt, answer: lastAuthorName })),
  ].toSorted(newest)
}
