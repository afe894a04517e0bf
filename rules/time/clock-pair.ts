import { addDays, amsterdamDate, amsterdamTime, instantsAt, minutesBetween } from './amsterdam.ts'

/** A date (YYYY-MM-DD) and a clock time (HH:MM) in Amsterdam. */
export type ClockTime = { date: string; time: string }
/** Begin and end as wire instants. */
export type Span = { startDate: string; endDate: string }

/** From four hours on it is a shift, after which a colleague takes over; shorter, a visit. */
const shiftMinutes = 4 * 60

/** Takes a point in time; gives what the clock in Amsterdam shows. */
export const onClock = (instant: string): ClockTime => ({ date: amsterdamDate(instant), time: amsterdamTime(instant) })

/** Takes two times on the clock; gives the minutes from one to the other on a day of 24 hours. */
export const clockMinutes = (begin: ClockTime, end: ClockTime): number =>
  minutesBetween(`${begin.date}T${begin.time}Z`, `${end.date}T${end.time}Z`)

/**
 * Takes begin and end on the wall clock of Amsterdam; gives both as instants. Only in the nights in which the clock changes is there
 * something to choose (docs/decisions/0120-begin-and-end-are-turned-together.md):
 * - a shift, of four hours or more, keeps the clock, since who takes over reads the same one: it lasts an hour less or more;
 * - a visit that is `repeated` keeps its length; what was `typed` for the day itself does so only when begin or end is in the hour that
 *   is skipped or comes twice, for else the clock says what is meant;
 * - a time that is skipped is an hour later; of one that comes twice it is the first, unless only with the second both clock and length
 *   are kept.
 *
 * `was` is what these times are now: when its clock was left as it is, it stays the same. RangeError on nonsense.
 */
export function pairOf(begin: ClockTime, end: ClockTime, given: 'typed' | 'repeated', was?: Span): Span {
  if (was && isAt(was.startDate, begin) && isAt(was.endDate, end)) return { startDate: was.startDate, endDate: was.endDate }
  const [begins, ends] = [instantsAt(begin.date, begin.time), instantsAt(end.date, end.time)]
  const minutes = clockMinutes(begin, end)
  const isOdd = begins.length !== 1 || ends.length !== 1 || !isAt(begins[0]!, begin) || !isAt(ends[0]!, end)
  const keepsLength = minutes > 0 && minutes < shiftMinutes && (given === 'repeated' || isOdd)
  if (!keepsLength) return { startDate: begins[0]!, endDate: ends[0]! }
  const spans = begins.map(startDate => ({ startDate, endDate: minutesAfter(startDate, minutes) }))
  return spans.find(({ endDate }) => ends.includes(endDate)) ?? spans[0]!
}
const isAt = (instant: string, { date, time }: ClockTime) => {
  const shown = onClock(instant)
  return shown.date === date && shown.time === time
}
const minutesAfter = (instant: string, minutes: number) =>
  `${new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 19)}+00:00`

/** Takes the begin and end of work and a number of calendar days; gives them that many days later on the clock, as repeated. */
export function daysOn({ startDate, endDate }: Span, days: number): Span {
  const [begin, end] = [onClock(startDate), onClock(endDate)]
  return pairOf({ ...begin, date: addDays(begin.date, days) }, { ...end, date: addDays(end.date, days) }, 'repeated')
}
