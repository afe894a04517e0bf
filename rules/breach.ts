import { amsterdamDate } from './amsterdam.ts'
import type { AtwShift } from './atw-shifts.ts'
import { formatDate, formatDateLong } from './format-nl.ts'
import type { Work } from './worked-hours.ts'

export type BreachId =
  | 'ATW-DAY-REST'
  | 'ATW-SHIFT'
  | 'ATW-NIGHT-LEN'
  | 'ATW-BREAK'
  | 'ATW-WEEK'
  | 'ATW-NIGHT-REST'
  | 'ATW-NIGHT-SERIES'
  | 'ATW-WEEK-REST'

/** A broken rule of the Arbeidstijdenwet: its id, when and how much, so that two can be compared, and how it is said. */
export type Breach = {
  id: BreachId
  /** The instant or day it is about, and the minutes. */
  at: string
  minutes: number
  /** Takes the work someone may get; gives the fact, in Dutch. */
  say: (candidate: Work) => string
  /** What the law asks, in Dutch. */
  norm: string
}

const isSame = (one: Work, other: Work) => one.startDate === other.startDate && one.endDate === other.endDate
const dayOf = ({ startDate }: Work) => amsterdamDate(startDate)

/** Takes the pieces of work of a shift; names them: "deze dienst", or "deze dienst en die van maandag" when they count as one. */
export function nameWorks(works: Work[], candidate: Work): string {
  const others = works.filter(work => !isSame(work, candidate))
  if (others.length === works.length)
    return `je ${works.length === 1 ? 'dienst' : 'diensten'} van ${[...new Set(works.map(dayOf))].map(formatDate).join(' en ')}`
  const days = new Set(others.map(dayOf))
  const names = [...days].map(day =>
    day === dayOf(candidate) ? 'je andere dienst die dag' : `die van ${formatDateLong(day).split(' ')[0]}`,
  )
  return ['deze dienst', ...names].join(' en ')
}

/** Takes a shift; gives the start of a sentence about how long it is: "Deze dienst is", "Deze dienst en die van … zijn samen". */
export function beginWithWorks({ works }: AtwShift, candidate: Work): string {
  const names = nameWorks(works, candidate)
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${works.length === 1 ? 'is' : 'zijn samen'}`
}

/** Takes the work before a rest and the start of the work after it; gives "Na deze dienst", "Voor deze dienst" or another's. */
export function placeRest(before: Work, nextStartDate: string | undefined, candidate: Work): string {
  if (before.endDate === candidate.endDate) return 'Na deze dienst'
  return nextStartDate === candidate.startDate ? 'Voor deze dienst' : `Na ${nameWorks([before], candidate)}`
}
