import { addDays, amsterdamDate, toInstant } from './amsterdam.ts'
import { weekdayOf } from './recurrence.ts'

/** Takes an ISO instant or a date; gives its ISO week by the Amsterdam calendar, as 2026-W47. */
export function isoWeekOf(instantOrDate: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(instantOrDate)
  const date = isDate ? instantOrDate : amsterdamDate(instantOrDate)
  // A week belongs to the year of its Thursday (ISO 8601).
  const thursday = addDays(date, 4 - weekdayOf(date))
  const daysIntoYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return `${thursday.slice(0, 4)}-W${String(1 + Math.floor(daysIntoYear / 7)).padStart(2, '0')}`
}

/** Takes an ISO week; gives its first instant (Monday 00:00 in Amsterdam) and that of the next week. RangeError if there is none. */
export function weekBounds(week: string): { from: string; until: string } {
  const monday = mondayOf(week)
  return { from: toInstant(monday, '00:00'), until: toInstant(addDays(monday, 7), '00:00') }
}

/** Takes an ISO week; gives the previous one. RangeError if there is no such week. */
export function previousWeek(week: string): string {
  return isoWeekOf(addDays(mondayOf(week), -7))
}

function mondayOf(week: string): string {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? []
  if (year === undefined) throw new RangeError(`No ISO week: ${week}`)
  // 4 January always lies in week 1 (ISO 8601).
  const inFirstWeek = `${year}-01-04`
  const monday = addDays(inFirstWeek, 1 - weekdayOf(inFirstWeek) + (Number(number) - 1) * 7)
  if (isoWeekOf(monday) !== week) throw new RangeError(`No ISO week: ${week}`)
  return monday
}
