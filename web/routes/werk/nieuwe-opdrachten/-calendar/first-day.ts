import { weekDates } from '../../../../../rules/format-nl.ts'
import { addDays, daysBetween, mondayOf } from '../../../../care/amsterdam-time.ts'

/**
 * The first of the seven days that the calendar shows. They begin on the weekday of today, so that the first seven begin today and
 * none of them is over; the address names the ISO week they begin in. A week of the past is today's.
 */
export function firstDay(week: unknown, today: string): string {
  if (typeof week !== 'string') return today
  const first = addDays(weekDates(week).monday, daysBetween(mondayOf(today), today))
  return first < today ? today : first
}
