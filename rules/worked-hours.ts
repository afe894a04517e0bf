import { minutesBetween } from './amsterdam.ts'

/** Work from one instant (ISO with offset) to another, with the minutes of break in it. */
export type Work = { startDate: string; endDate: string; breakMinutes: number }

/**
 * Takes work; gives the whole minutes worked, breaks left out. Counts real time, so a night over a clock change has 23 or
 * 25-hour arithmetic. RangeError when the end lies before the start or the break is longer than the work: such hours may never
 * reach an invoice.
 */
export function workedMinutes({ startDate, endDate, breakMinutes }: Work): number {
  const elapsedMinutes = Math.floor(minutesBetween(startDate, endDate))
  if (elapsedMinutes < 0 || breakMinutes < 0 || breakMinutes > elapsedMinutes) {
    throw new RangeError(`No hours from ${startDate} until ${endDate} with ${breakMinutes} minutes of break`)
  }
  return elapsedMinutes - breakMinutes
}

/** Takes minutes of work without breaks; gives the minutes of break the Arbeidstijdenwet asks for (article 5:4). */
export function breakRequiredMinutes(workMinutes: number): number {
  if (workMinutes > 10 * 60) return 45
  return workMinutes > 5.5 * 60 ? 30 : 0
}
