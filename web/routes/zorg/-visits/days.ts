// Days in words, relative to today. Dates are YYYY-MM-DD.
import { addDays } from '#rules/time/amsterdam.ts'
import { formatDay } from '#rules/time/format-nl.ts'

/** "zondag 22 november": without the year. */
export const sayDate = formatDay

/** "vandaag", "morgen" or "gisteren"; undefined for other days. */
export function nameNear(date: string, today: string): string | undefined {
  if (date === today) return 'vandaag'
  if (date === addDays(today, 1)) return 'morgen'
  return date === addDays(today, -1) ? 'gisteren' : undefined
}
/** "vandaag", "morgen", "gisteren"; otherwise the weekday if it is near, or the date. Long: always the date. */
export function nameDay(date: string, today: string, look: 'short' | 'long' = 'short'): string {
  if (look === 'long') return sayDate(date)
  const near = nameNear(date, today)
  if (near) return near
  const isNear = date > addDays(today, -7) && date < addDays(today, 7)
  return isNear ? sayDate(date).split(' ')[0]! : sayDate(date)
}
