// Dates 'YYYY-MM-DD' on a calendar of months.
/** The days of the week, from Monday. */
export const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const

const dayMs = 86_400_000
const utcOf = (date: string) => new Date(`${date}T00:00:00Z`)
const textOf = (date: Date) => date.toISOString().slice(0, 10)
const dayOfWeek = (date: string) => (utcOf(date).getUTCDay() + 6) % 7

/** The date this many days later. */
export const daysAfter = (date: string, days: number): string => textOf(new Date(utcOf(date).getTime() + days * dayMs))

/** The same day this many months later; the last day of that month when it is shorter. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))))
}

/** The weeks, Monday to Sunday, that cover the month of a date, at least this many; they may begin before it or end after it. */
export function weeksAround(date: string, least = 4): string[][] {
  const first = `${date.slice(0, 7)}-01`
  const monday = daysAfter(first, -dayOfWeek(first))
  const days = dayOfWeek(first) + Number(daysAfter(monthsAfter(first, 1), -1).slice(8))
  const weeks = Math.max(least, Math.ceil(days / 7))
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => daysAfter(monday, week * 7 + day)))
}

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: date => daysAfter(date, -1),
  ArrowRight: date => daysAfter(date, 1),
  ArrowUp: date => daysAfter(date, -7),
  ArrowDown: date => daysAfter(date, 7),
  Home: date => daysAfter(date, -dayOfWeek(date)),
  End: date => daysAfter(date, 6 - dayOfWeek(date)),
  PageUp: date => monthsAfter(date, -1),
  PageDown: date => monthsAfter(date, 1),
  'Shift+PageUp': date => monthsAfter(date, -12),
  'Shift+PageDown': date => monthsAfter(date, 12),
}

/** Where a key moves to from a date on the calendar; undefined for other keys. */
export const moveByKey = (date: string, key: string, shift: boolean): string | undefined =>
  (moves[shift && key.startsWith('Page') ? `Shift+${key}` : key] ?? (() => undefined))(date)
