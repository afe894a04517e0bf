import { type PlacedWork, type Work, workedMinutes } from '../money/worked-hours.ts'
import { amsterdamDate, minutesBetween } from '../time/amsterdam.ts'
import { formatDate, formatDateLong, formatHours, formatTime } from '../time/format-nl.ts'
import type { AtwShift } from './atw-shifts.ts'

export type BreachId =
  | 'ATW-DAY-REST'
  | 'ATW-SHIFT'
  | 'ATW-NIGHT-LEN'
  | 'ATW-BREAK'
  | 'ATW-WEEK'
  | 'ATW-NIGHT-REST'
  | 'ATW-NIGHT-SERIES'
  | 'ATW-WEEK-REST'

/** A breach of the Arbeidstijdenwet: its id, and when and how much, so that two can be compared; and its wording. */
export type Breach = {
  id: BreachId
  /** The instant or day it concerns, and the minutes. */
  at: string
  minutes: number
  /** Takes the work someone may get, or nothing when all of it is already theirs; gives the fact, in Dutch. */
  say: (candidate?: Work) => string
  /** What the law requires, in Dutch. */
  norm: string
  /** The work it was calculated from, in order. */
  works: PlacedWork[]
  /** The calculation, a line each, in Dutch. */
  sum: string[]
}

const isSame = (one: Work, other: Work | undefined) => one.startDate === other?.startDate && one.endDate === other.endDate
const dayOf = ({ startDate }: Work) => amsterdamDate(startDate)

/** Takes the pieces of work of a shift; names them: "deze dienst", or "deze dienst en die van maandag" when they count as one. */
export function nameWorks(works: Work[], candidate: Work | undefined): string {
  const others = works.filter(work => !isSame(work, candidate))
  if (!candidate || others.length === works.length)
    return `je ${works.length === 1 ? 'dienst' : 'diensten'} van ${[...new Set(works.map(dayOf))].map(formatDate).join(' en ')}`
  const days = new Set(others.map(dayOf))
  const names = [...days].map(day =>
    day === dayOf(candidate) ? 'je andere dienst die dag' : `die van ${formatDateLong(day).split(' ')[0]}`,
  )
  return ['deze dienst', ...names].join(' en ')
}

/** Takes a shift; gives the start of a sentence about how long it is: "Deze dienst is", "Deze dienst en die van … zijn samen". */
export function beginWithWorks({ works }: AtwShift, candidate: Work | undefined): string {
  const names = nameWorks(works, candidate)
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${works.length === 1 ? 'is' : 'zijn samen'}`
}

/** Takes the work before a rest and the start of the work after it; gives "Na deze dienst", "Voor deze dienst" or another's. */
export function placeRest(before: Work, nextStartDate: string | undefined, candidate: Work | undefined): string {
  if (candidate && before.endDate === candidate.endDate) return 'Na deze dienst'
  return candidate && nextStartDate === candidate.startDate ? 'Voor deze dienst' : `Na ${nameWorks([before], candidate)}`
}

/** An instant in a sum: 'ma 16 nov 23:00'. */
const at = (instant: string) => `${formatDate(amsterdamDate(instant)).slice(0, -5)} ${formatTime(instant)}`

/** Takes two instants; gives the rest between them as a line: 'ma 16 nov 23:00 einde – di 17 nov 07:00 begin = 8 uur rust'. */
export const restLine = (from: string, until: string, untilWhat = 'begin'): string =>
  `${at(from)} einde – ${at(until)} ${untilWhat} = ${formatHours(minutesBetween(from, until))} rust`

/** Takes work; gives it as a line: 'ma 16 nov 07:00 – 15:00, 30 min pauze = 7,5 uur'. */
export const workLine = (work: Work, minutes = workedMinutes(work)): string =>
  `${at(work.startDate)} – ${formatTime(work.endDate)}${work.breakMinutes > 0 ? `, ${work.breakMinutes} min pauze` : ''} = ${formatHours(minutes)}`
