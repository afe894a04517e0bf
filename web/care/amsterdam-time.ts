// Calculations with dates and instants; rules/time/amsterdam.ts converts a date and a time to an instant.
const dayMs = 86_400_000
const utcMs = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Takes a date (YYYY-MM-DD) and a whole number of days; gives the date. */
export const addDays = (date: string, days: number): string => new Date(utcMs(date) + days * dayMs).toISOString().slice(0, 10)

/** The instant this many minutes later. */
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
