import { namePeriod } from '#care/invoices/invoice.ts'
import { now } from '#care/now.ts'
import { isoWeekOf, previousWeek } from '#rules/time/iso-week.ts'

const inTheList = 53

/** The last week that is over: what is paid and sent is mostly of that one. */
export const lastWeek = (): string => previousWeek(isoWeekOf(now()))

/** This week and those of the year before it, the latest first, as choices by their ISO week. */
export function weekChoices(): { value: string; label: string }[] {
  const weeks = [isoWeekOf(now())]
  while (weeks.length < inTheList) weeks.push(previousWeek(weeks.at(-1)!))
  return weeks.map(value => ({ value, label: namePeriod(value) }))
}
