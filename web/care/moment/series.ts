// The wording of a series (reeks) and its other dates.

import type { Member } from '#contract/language.ts'
import type { CareMomentPublication } from '#contract/moments/publications.ts'
import { counted, formatDate } from '#rules/time/format-nl.ts'

export type Series = NonNullable<Member<typeof CareMomentPublication>['series']>

const days = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
const listed = new Intl.ListFormat('nl')

/** Takes the rule of a series; gives its days: 'elke di en do', 'om de week op ma', 'elke werkdag'. */
export function sayRule({ weekdays, everyWeeks }: Pick<Series, 'weekdays' | 'everyWeeks'>): string {
  const sorted = weekdays.toSorted((one, other) => one - other)
  const named = listed.format(sorted.map(day => days[day - 1] ?? ''))
  if (everyWeeks === 2) return `om de week op ${named}`
  if (everyWeeks > 2) return `elke ${everyWeeks} weken op ${named}`
  if (sorted.length === 7) return 'elke dag'
  return sorted.join() === '1,2,3,4,5' ? 'elke werkdag' : `elke ${named}`
}

/** 'elke di en do, t/m vr 18 dec 2026'. */
export const saySeries = (series: Pick<Series, 'weekdays' | 'everyWeeks' | 'until'>): string =>
  `${sayRule(series)}, t/m ${formatDate(series.until)}`

/** The number of dates open to this worker: '7 data open', '1 datum open'; nothing for none. */
export const sayOpen = ({ open }: Pick<Series, 'open'>): string =>
  open === 0 ? 'geen data open' : `${counted(open, 'datum', 'data')} open`

/** For a card or row, which may truncate it: 'Reeks, 7 data open: elke di en do'. */
export const sayOnCard = (series: Series): string => `Reeks, ${sayOpen(series)}: ${sayRule(series)}`
