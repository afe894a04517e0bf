import { holidayOn } from '#rules/time/holidays.ts'
import type { Stretch } from '../day-bar-geometry.ts'
import { dateOf } from '../moment.ts'

/** The national holiday on which a shift begins, or into which it runs; undefined when there is none. */
export const holidayOf = ({ startDate, endDate }: Stretch): string | undefined => {
  const lastInstant = new Date(Date.parse(endDate) - 1).toISOString()
  return holidayOn(dateOf(startDate)) ?? holidayOn(dateOf(lastInstant))
}
