// Days counted from today, by the clock of Amsterdam.
import { addDays, addHours, amsterdamDate, minutesBetween, toInstant } from '../rules/amsterdam.ts'
import { type Part, parts } from './data/shifts.ts'

export interface Window {
  startDate: string
  endDate: string
  breakMinutes: number
}
export interface Calendar {
  /** The present: nothing in the demo world happens after it. */
  now: string
  today: string
  /** So many days from today at a wall clock time. */
  at(offset: number, time: string): string
  /** The shift of that part of the day. */
  shift(offset: number, part: Part): Window
  /** Whole hours after (or before) an instant; the minutes vary, as those of people do. */
  later(instant: string, hours: number): string
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
    later: (instant, hours) => addHours(instant, hours),
  }
}
export const overlaps = (one: Window, other: Window, restHours = 0): boolean =>
  minutesBetween(one.startDate, other.endDate) > -restHours * 60 && minutesBetween(other.startDate, one.endDate) > -restHours * 60
