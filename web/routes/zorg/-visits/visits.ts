// What is asked of visits, and what is said of them.
import { addDays, toInstant } from '../../../../rules/amsterdam.ts'
import type { AnswerOf } from '../../../client/api.ts'
import { ask } from '../../../client/cache.ts'

export type Visit = AnswerOf<'GET /visits'>['member'][number]
const names = new Intl.ListFormat('nl')

/** The visits to one client, or to all for whom this person acts, that touch these days (YYYY-MM-DD, the last one included). */
export const askVisits = (from: string, until: string, client?: string) =>
  ask('GET /visits', {
    query: {
      ...(client && { 'client.uuid': client }),
      'endDate[strictly_after]': toInstant(from, '00:00'),
      'startDate[strictly_before]': toInstant(addDays(until, 1), '00:00'),
      itemsPerPage: 100,
    },
  })

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
/** The first visits after a day. */
export const askNext = (client: string, after: string) =>
  ask('GET /visits', {
    query: { 'client.uuid': client, 'startDate[after]': toInstant(addDays(after, 1), '00:00'), itemsPerPage: 10 },
  })
