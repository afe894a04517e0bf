import { formatDate } from '#rules/time/format-nl.ts'
import { daysBetween } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'

/** How long a proposal can still be answered: 'nog 10 dagen'. */
export function sayDaysLeft(expiresAt: string, now: string): string {
  const days = daysBetween(dateOf(now), dateOf(expiresAt))
  return days < 1 ? 'alleen vandaag nog' : days === 1 ? 'nog 1 dag' : `nog ${days} dagen`
}

/** The same with the day: 'do 3 dec 2026, nog 10 dagen'. */
export const sayValid = (expiresAt: string, now: string): string =>
  `${formatDate(dateOf(expiresAt))}, ${sayDaysLeft(expiresAt, now)}`
