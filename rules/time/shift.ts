import { minutesBetween } from './amsterdam.ts'
import { breakOf, type Shift } from './broken-shift.ts'

/** The longest a shift may last. Longer work is a period. */
const maximumMinutes = 36 * 60
/** The longest break without a fixed time. */
const longestLooseBreak = 4 * 60

/**
 * Takes planned work as it would become, its time scope, and the present instant; gives the obstacle to planning it that way, in
 * Dutch, with the field to change. A period may last longer than a shift.
 */
export function shiftProblem(
  shift: Shift & { breakMinutes: number },
  timeScope: 'moment' | 'period',
  now: string,
): { field: 'endDate' | 'breakMinutes' | 'breakFrom'; message: string } | undefined {
  const { startDate, endDate, breakMinutes } = shift
  const minutes = minutesBetween(startDate, endDate)
  if (minutes <= 0) return { field: 'endDate', message: 'Het einde moet na het begin liggen.' }
  if (minutesBetween(endDate, now) >= 0) return { field: 'endDate', message: 'Deze opdracht ligt al in het verleden.' }
  if (timeScope === 'moment' && minutes > maximumMinutes)
    return { field: 'endDate', message: 'Een opdracht duurt hooguit 36 uur.' }
  if (minutes <= breakMinutes) return { field: 'breakMinutes', message: 'De pauze is langer dan de werktijd.' }
  return breakProblem(shift)
}

/** The same for its break alone, whatever the day: when it begins, and how long it is. */
export function breakProblem(
  shift: Shift & { breakMinutes: number },
): { field: 'breakMinutes' | 'breakFrom'; message: string } | undefined {
  const { startDate, endDate, breakMinutes, breakFrom } = shift
  if (!breakFrom)
    return breakMinutes > longestLooseBreak
      ? { field: 'breakFrom', message: 'Vul in hoe laat een pauze van meer dan 4 uur begint.' }
      : undefined
  const between = breakOf(shift)
  if (!between) return { field: 'breakMinutes', message: 'Vul in hoe lang de onderbreking duurt.' }
  const isWithin = minutesBetween(startDate, between.startDate) > 0 && minutesBetween(between.endDate, endDate) > 0
  return isWithin ? undefined : { field: 'breakFrom', message: 'De onderbreking valt niet binnen deze tijden.' }
}
