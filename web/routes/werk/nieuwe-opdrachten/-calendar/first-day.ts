import { addDays, daysBetween, mondayOf } from '#care/amsterdam-time.ts'
import { weekDates } from '#rules/time/format-nl.ts'

/**
 * The first of the calendar's seven days. Its weeks begin on today's weekday, so that the first seven days begin today and none
 * of them is past; the address has the ISO week they begin in. A past week becomes today's.
 */
export function firstDay(week: unknown, today: string): string {
  if (typeof week !== 'string') return today
  const first = addDays(weekDates(week).monday, daysBetween(mondayOf(today), today))
  return first < today ? today : first
}
