// The care agreed for a client in a week, compared with what is planned.
import { addDays } from './amsterdam.ts'

/** An agreed care request: its first and last day (YYYY-MM-DD, both included), and its hours a week. */
export interface AgreedCare {
  wantedFrom: string
  wantedUntil?: string | null | undefined
  hoursPerWeek?: number | null | undefined
}
/** A week, and the minutes of the care moments that begin in it and are not cancelled. */
export interface PlannedWeek {
  /** Its Monday, YYYY-MM-DD. */
  startsOn: string
  plannedMinutes: number
}
export interface CareWeek extends PlannedWeek {
  agreedMinutes: number
  /** By how much less is planned than agreed; 0 when it is enough. */
  missingMinutes: number
}

/**
 * Takes a client's agreed care and the plan of a week; gives both side by side. Only requests that cover every day of the week
 * count: it is unknown how the hours of part of a week are meant. Undefined when there are none.
 */
export function careWeek(agreed: readonly AgreedCare[], { startsOn, plannedMinutes }: PlannedWeek): CareWeek | undefined {
  const lastDay = addDays(startsOn, 6)
  const hours = agreed
    .filter(({ wantedFrom, wantedUntil }) => wantedFrom <= startsOn && (wantedUntil == null || wantedUntil >= lastDay))
    .reduce((sum, { hoursPerWeek }) => sum + (hoursPerWeek ?? 0), 0)
  // Hours have one decimal, so their sum in minutes is whole.
  const agreedMinutes = Math.round(hours * 60)
  if (agreedMinutes === 0) return undefined
  return { startsOn, plannedMinutes, agreedMinutes, missingMinutes: Math.max(0, agreedMinutes - plannedMinutes) }
}
