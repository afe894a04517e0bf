// What is copied of a week by default, and the wording for the rest.

import { addDays } from '#care/amsterdam-time.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { boardStatuses, careMomentStatusWords } from '#contract/status-groups.ts'
import { formatTime } from '#rules/time/format-nl.ts'

/** A shift of the copied week, with its new day. */
export interface Copied {
  moment: ListedMoment
  day: string
  /** Why it is not copied by default; undefined when it is. */
  unless: string | undefined
}

const onBoard = Object.values(boardStatuses).flat()
const sameWork = ({ title, startDate, location, client }: ListedMoment, day: string) =>
  [title, day, formatTime(startDate), location.uuid, client?.uuid].join('|')

/**
 * The shifts that begin in the week of this Monday, moved by this number of days, beside what is there already. The shifts of a period are
 * left out, and so is a night that began on the previous Sunday.
 */
export function copiedOf(
  week: readonly ListedMoment[],
  later: readonly ListedMoment[],
  { monday, days }: { monday: string; days: number },
): Copied[] {
  const there = new Set(later.map(moment => sameWork(moment, dateOf(moment.startDate))))
  return week
    .filter(({ timeScope, carePeriod, startDate }) => timeScope === 'moment' && !carePeriod && dateOf(startDate) >= monday)
    .map(moment => {
      const day = addDays(dateOf(moment.startDate), days)
      const word = onBoard.includes(moment.status) ? undefined : careMomentStatusWords[moment.status].label
      const series = moment.recurringCareMoment ? 'Reeks: komt vanzelf terug' : undefined
      const unless = there.has(sameWork(moment, day)) ? 'Staat er al' : (series ?? word)
      return { moment, day, unless }
    })
}
