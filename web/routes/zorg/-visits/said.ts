// What is said of visits.
import { formatTime } from '../../../../rules/format-nl.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import type { Visit } from './visits.ts'

const names = new Intl.ListFormat('nl')

/** Where a visit is in time: it has been, is now, or is to come. */
export const phaseOf = ({ startDate, endDate }: Pick<Visit, 'startDate' | 'endDate'>, now: string): 'been' | 'now' | 'next' => {
  if (Date.parse(endDate) <= Date.parse(now)) return 'been'
  return Date.parse(startDate) <= Date.parse(now) ? 'now' : 'next'
}
export const firstNameOf = ({ assignee }: Pick<Visit, 'assignee'>): string | undefined => assignee?.profile.firstName

/** The day of somebody in a few words: who is missing, who is there, who comes next, or else who has been. */
export function sayDay(visits: readonly Visit[], now: string): { words: string; isMissing?: true } {
  const upToToday = visits.filter(({ startDate }) => dateOf(startDate) <= dateOf(now))
  const ahead = upToToday.filter(visit => phaseOf(visit, now) !== 'been')
  const open = ahead.find(({ state }) => state === 'sought')
  if (open) return { words: `${formatTime(open.startDate)} niemand`, isMissing: true }
  const coming = (all: readonly Visit[]) => all.filter(({ state }) => state === 'coming')
  const [next] = coming(ahead)
  if (next && phaseOf(next, now) === 'now') return { words: `${firstNameOf(next)} is er` }
  if (next) return { words: `${formatTime(next.startDate)} ${firstNameOf(next)}` }
  const last = coming(upToToday).at(-1)
  return { words: last ? `${firstNameOf(last)} is geweest` : 'Niemand vandaag' }
}

/** How well somebody is known here: "kwam 12 keer eerder", "komt voor het eerst". */
export const sayFamiliar = (times: number): string =>
  times === 0 ? 'komt voor het eerst' : times === 1 ? 'kwam 1 keer eerder' : `kwam ${times} keer eerder`

/** "wassen, medicijnen geven en de wond verzorgen". */
export const sayList = (items: readonly string[]): string => names.format(items)
