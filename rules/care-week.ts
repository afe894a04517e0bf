// What is agreed for a client in a week, beside what is planned in it (domain.md, What is agreed and what is planned).
import { addDays } from './amsterdam.ts'

/** A care request that is agreed: from and until which day (YYYY-MM-DD, both included), and how many hours a week. */
export interface AgreedCare {
  wantedFrom: string
  wantedUntil?: string | null | undefined
  hoursPerWeek?: number | null | undefined
}
/** A week, and the minutes of care moments that begin in it and are not called off. */
export interface PlannedWeek {
  /** Its Monday, YYYY-MM-DD. */
  startsOn: string
  plannedMinutes: number
}
export interface CareWeek extends PlannedWeek {
  agreedMinutes: number
  /** How much less is planned than agreed; 0 when all of it is, or more. */
  missingMinutes: number
}

/**
 * Takes what is agreed for a client and what is planned in a week; gives both side by side. Only what is agreed for all days of the week
 * counts: nobody knows how the hours of half a week were meant. Undefined when that is nothing.
 */
export function careWeek(agreed: readonly AgreedCare[], { startsOn, plannedMinutes }: PlannedWeek): CareWeek | undefined {
  const lastDay = addDays(startsOn, 6)
  const hours = agreed
    .filter(({ wantedFrom, wantedUntil }) => wantedFrom <= startsOn && (wantedUntil == null || wantedUntil >= lastDay))
    .reduce((sum, { hoursPerWeek }) => sum + (hoursPerWeek ?? 0), 0)
  // Hours have one decimal: their sum in minutes is whole.
  const agreedMinutes = Math.round(hours * 60)
  if (agreedMinutes === 0) return undefined
  return { startsOn, plannedMinutes, agreedMinutes, missingMinutes: Math.max(0, agreedMinutes - plannedMinutes) }
}
