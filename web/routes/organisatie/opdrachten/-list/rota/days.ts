// A page of the list by day: which moments begin on which day, and what can be said about a day that continues on another page.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { dateOf } from '#care/moment/moment.ts'
import { boardStatuses, careMomentStatusWords } from '#contract/status-groups.ts'
import { counted } from '#rules/time/format-nl.ts'

export type Day = {
  /** YYYY-MM-DD. */
  date: string
  moments: ListedMoment[]
  /** Whether the day may continue on another page: its counts cover only this page. */
  isPart: boolean
}
export type Rota = {
  days: Day[]
  /** Periods have no day. They are listed below the days. */
  periods: ListedMoment[]
}

type Place = { before: boolean; after: boolean; latestFirst: boolean }

/** The moments of a page by the day on which they begin. `before` and `after` say whether there are other pages on that side. */
export function rotaOf(moments: readonly ListedMoment[], { before, after, latestFirst }: Place): Rota {
  const shifts = moments.filter(moment => moment.timeScope === 'moment')
  const byDate = Map.groupBy(shifts, moment => dateOf(moment.startDate))
  const dates = [...byDate.keys()].sort()
  if (latestFirst) dates.reverse()
  const isEdge = (at: number) => (before && at === 0) || (after && at === dates.length - 1)
  const days = dates.map((date, at) => ({
    date,
    moments: byDate.get(date)!.toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate)),
    isPart: isEdge(at),
  }))
  return { days, periods: moments.filter(moment => moment.timeScope === 'period') }
}

/** The moments in the order on the screen. */
export const inOrder = ({ days, periods }: Rota): ListedMoment[] => [...days.flatMap(day => day.moments), ...periods]

// Hours to approve and problems: they still need somebody's action.
const isUnsettled = ({ status }: ListedMoment) =>
  boardStatuses.to_approve.includes(status) || careMomentStatusWords[status].tone === 'red'

/** The number of moments on a day, how many are open, and whether everything is settled. */
export function sumOfDay({ moments, isPart }: Day): { words: string; open: number; isArranged: boolean } {
  const open = moments.filter(isOpen).length
  const words = `${counted(moments.length, 'opdracht', 'opdrachten')}${isPart ? ' op deze pagina' : ''}`
  return { words, open, isArranged: open === 0 && !isPart && !moments.some(isUnsettled) }
}
