// When the back office can be reached. It is closed on national holidays.
import { addDays, amsterdamDate, amsterdamTime, toInstant } from './amsterdam.ts'
import { holidayOn } from './holidays.ts'

export interface OfficeHours {
  /** Days of the week: '1' is Monday. */
  days: readonly string[]
  /** HH:MM in Amsterdam. */
  fromTime: string
  untilTime: string
}
const weekdayOf = (date: string) => String(((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1)
const isWorked = ({ days }: OfficeHours, date: string) => days.includes(weekdayOf(date)) && !holidayOn(date)

/**
 * Whether the office is open at this instant. `until` is when it closes, or opens again; undefined when it stays closed for the
 * next thirty days.
 */
export function officeAt(
  hours: OfficeHours,
  now: string,
): { open: boolean; until: string | undefined; holiday: string | undefined } {
  const today = amsterdamDate(now)
  const time = amsterdamTime(now)
  const { fromTime, untilTime } = hours
  const holiday = hours.days.includes(weekdayOf(today)) ? holidayOn(today) : undefined
  if (isWorked(hours, today) && time >= fromTime && time < untilTime)
    return { open: true, until: toInstant(today, untilTime), holiday: undefined }
  const coming = Array.from({ length: 31 }, (_, days) => addDays(today, days))
  const next = coming.find(date => isWorked(hours, date) && (date > today || time < fromTime))
  return { open: false, until: next && toInstant(next, fromTime), holiday }
}
