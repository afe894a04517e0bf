// The clock and calendar of Amsterdam without Temporal, which not every browser has.
import { formatTime } from '../../rules/format-nl.ts'
import { dateOf } from './moment/moment.ts'

const dayMs = 86_400_000
const utcMs = (date: string) => Date.parse(`${date}T00:00:00Z`)
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

/**
 * Takes a date (YYYY-MM-DD) and a wall clock time (HH:MM) in Amsterdam; gives the instant on the wire, as rules/amsterdam.ts does:
 * a time that the clock skips in March moves an hour on, one that comes twice in October is the first.
 */
export function instantAt(date: string, time: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const summer = wire(asUtc - 2 * 3_600_000)
  return dateOf(summer) === date && formatTime(summer) === time ? summer : wire(asUtc - 3_600_000)
}

/** Takes a date (YYYY-MM-DD) and a whole number of days; gives the date. */
export const addDays = (date: string, days: number): string => new Date(utcMs(date) + days * dayMs).toISOString().slice(0, 10)

/** The instant so many minutes after this one. */
export const minutesLater = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()
/** Takes an instant and a number of days of 24 hours, negative for before; gives the instant. */
export const daysLater = (instant: string, days: number): string => new Date(Date.parse(instant) + days * dayMs).toISOString()

/** Whole days from one date (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, until: string): number => (utcMs(until) - utcMs(from)) / dayMs

/** Takes a date (YYYY-MM-DD); gives the Monday of its week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(utcMs(date)).getUTCDay() + 6) % 7))

/** Takes a date (YYYY-MM-DD); gives the ISO week it lies in, as '2026-W47'. */
export function weekOf(date: string): string {
  // A week belongs to the year of its Thursday (ISO 8601).
  const thursday = addDays(date, 3 - ((new Date(utcMs(date)).getUTCDay() + 6) % 7))
  const week = 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7)
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`
}
