// What is said of visits.
import type { Visit } from './visits.ts'

const names = new Intl.ListFormat('nl')

/** Where a visit is in time: it has been, is now, or is to come. */
export const phaseOf = ({ startDate, endDate }: Pick<Visit, 'startDate' | 'endDate'>, now: string): 'been' | 'now' | 'next' => {
  if (Date.parse(endDate) <= Date.parse(now)) return 'been'
  return Date.parse(startDate) <= Date.parse(now) ? 'now' : 'next'
}
export const firstNameOf = ({ assignee }: Pick<Visit, 'assignee'>): string | undefined => assignee?.profile.firstName

/** How well somebody is known here: "kwam 12 keer eerder", "komt voor het eerst". */
export const sayFamiliar = (times: number): string =>
  times === 0 ? 'komt voor het eerst' : times === 1 ? 'kwam 1 keer eerder' : `kwam ${times} keer eerder`

/** "wassen, medicijnen geven en de wond verzorgen". */
export const sayList = (items: readonly string[]): string => names.format(items)
