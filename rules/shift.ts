import { minutesBetween } from './amsterdam.ts'
import type { Work } from './worked-hours.ts'

/** The longest a shift may last. Longer work is a period. */
const maximumMinutes = 36 * 60

/**
 * Takes planned work as it would become, its time scope, and the present instant; gives the obstacle to planning it that way, in
 * Dutch, with the field to change. A period may last longer than a shift.
 */
export function shiftProblem(
  { startDate, endDate, breakMinutes }: Work,
  timeScope: 'moment' | 'period',
  now: string,
): { field: 'endDate' | 'breakMinutes'; message: string } | undefined {
  const minutes = minutesBetween(startDate, endDate)
  if (minutes <= 0) return { field: 'endDate', message: 'Het einde moet na het begin liggen.' }
  if (minutesBetween(endDate, now) >= 0) return { field: 'endDate', message: 'Deze opdracht ligt al in het verleden.' }
  if (timeScope === 'moment' && minutes > maximumMinutes)
    return { field: 'endDate', message: 'Een opdracht duurt hooguit 36 uur.' }
  if (minutes <= breakMinutes) return { field: 'breakMinutes', message: 'De pauze is langer dan de werktijd.' }
  return undefined
}
