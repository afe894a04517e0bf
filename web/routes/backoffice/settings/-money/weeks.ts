import { namePeriod } from '#care/invoices/invoice.ts'
import { now } from '#care/now.ts'
import { isoWeekOf, previousWeek } from '#rules/time/iso-week.ts'

const inTheList = 53

/** The last completed week, which is mostly the one to pay and invoice. */
export const lastWeek = (): string => previousWeek(isoWeekOf(now()))

/** This week and those of the past year, latest first, as choices by ISO week. */
export function weekChoices(): { value: string; label: string }[] {
  const weeks = [isoWeekOf(now())]
  while (weeks.length < inTheList) weeks.push(previousWeek(weeks.at(-1)!))
  return weeks.map(value => ({ value, label: namePeriod(value) }))
}
