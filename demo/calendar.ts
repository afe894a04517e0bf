// Days counted from today, in Amsterdam time.
import { addDays, amsterdamDate, toInstant } from '../rules/time/amsterdam.ts'
import { type Part, parts } from './data/shifts.ts'

export interface Times {
  startDate: string
  endDate: string
  breakMinutes: number
}
export interface Calendar {
  /** The present: nothing in the demo world happens after it. */
  now: string
  today: string
  /** The instant this many days from today, at a wall clock time. */
  at(offset: number, time: string): string
  /** The usual shift in that part of the day. */
  shift(offset: number, part: Part): Times
}
export const openCalendar = (now: string): Calendar => {
  const today = amsterdamDate(now)
  const at = (offset: number, time: string) => toInstant(addDays(today, offset), time)
  return {
    now,
    today,
    at,
    shift: (offset, part) => {
      const { start, end, breakMinutes } = parts[part]
      return { startDate: at(offset, start), endDate: at(end < start ? offset + 1 : offset, end), breakMinutes }
    },
  }
}
/** Whether they overlap, or have less than this many hours of rest between them. */
export const overlaps = (one: Times, other: Times, restHours: number): boolean => {
  const restMs = restHours * 3_600_000
  const [start, end] = [Date.parse(one.startDate), Date.parse(one.endDate)]
  return start < Date.parse(other.endDate) + restMs && Date.parse(other.startDate) < end + restMs
}
