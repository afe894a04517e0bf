import { holidayOn } from '../time/holidays.ts'

/** The time of day, in Amsterdam, by which documents of the previous working day have been reviewed. */
export const reviewedBy = '17:00'

// Days are counted in UTC: screens use this too, and not every browser has Temporal.
const dayMs = 86_400_000
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
const isWorkingDay = (date: string) => {
  const weekday = new Date(Date.parse(date)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidayOn(date) === undefined
}

/**
 * Takes the day on which a document was handed in (YYYY-MM-DD); gives the day by which it is reviewed, before 17:00: the next
 * working day, skipping weekends and national holidays.
 */
export function reviewDay(handedInOn: string): string {
  let day = dayAfter(handedInOn, 1)
  while (!isWorkingDay(day)) day = dayAfter(day, 1)
  return day
}

/** Takes a day of work (YYYY-MM-DD); gives the last day to hand in a document that has to be reviewed before it. */
export function lastDayToHandIn(workDay: string): string {
  let day = dayAfter(workDay, -2)
  while (reviewDay(day) >= workDay) day = dayAfter(day, -1)
  return day
}
