// The figures in the address, and their API query.

import type { Search } from '#care/list/filter.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf, Args } from '#client/api.ts'
import { readDay } from '#client/search-params.ts'
import { type Days, lastWholeWeeks } from '#rules/money/figures.ts'
import { type OrderSearch, orders } from '../-list/orders.ts'

/** The query that all parts of the figures share. */
export type FiguresQuery = NonNullable<Args<'GET /figures/filling'>['query']>
export type Filling = AnswerOf<'GET /figures/filling'>
export type Cancellations = AnswerOf<'GET /figures/cancellations'>
export type Hours = AnswerOf<'GET /figures/weeks'>
export type Shares = AnswerOf<'GET /figures/shares'>

/** The list filters that apply to figures; the others are ignored. */
const taken = ['locatie', 'niveau']
export const withoutFilters = orders.filters.flatMap(({ name }) => (taken.includes(name) ? [] : [name]))

/** The days in the address, or else the last number of whole weeks. */
export const daysOf = ({ vanaf, tm, weken = '13' }: Search, now: string): Days => {
  const [from, to] = [readDay(vanaf), readDay(tm)]
  return from && to ? { from, to } : lastWholeWeeks(dateOf(now), Number(weken))
}
export const filtersOf = ({ search, known }: OrderSearch): FiguresQuery => ({
  ...daysOf(search, known.context),
  ...(orders.ask(search, known, withoutFilters) as FiguresQuery),
})
/** The chosen locations and levels, in words; null for all. */
export const sayNarrowed = ({ search, known }: OrderSearch): string | null =>
  orders.filters.flatMap(filter => (taken.includes(filter.name) ? (filter.say(search, known) ?? []) : [])).join(', ') || null
