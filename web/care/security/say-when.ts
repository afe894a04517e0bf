import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import { addDays } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'

/** A past time in everyday words: 'vandaag om 14:05', 'gisteren om 22:10', 'wo 18 nov 2026 om 07:30'. */
export function sayWhen(instant: string, now: string): string {
  const [date, today] = [dateOf(instant), dateOf(now)]
  const day = date === today ? 'vandaag' : date === addDays(today, -1) ? 'gisteren' : formatDate(date)
  return `${day} om ${formatTime(instant)}`
}
