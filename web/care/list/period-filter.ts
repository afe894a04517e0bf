// The filter by dates.

import { readChoice, readDay } from '#client/search-params.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { addDays } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'
import type { Declared, Known, Search, Word } from './filter.ts'

const wordOf = (value: Search[string]) => (typeof value === 'string' ? value : undefined)
const one = (name: string, word: string | undefined): Search => (word ? { [name]: word } : {})

type Period<C, Field extends string, More extends string> = {
  label: string
  question?: string
  /** The API fields for the bounds: instants of the first day, and of the day after the last. */
  after: Field
  before: Field
  /** Named periods, if any, and their API query. */
  named?: readonly (Omit<Word, 'asked'> & { ask: (context: C) => { [F in More]?: string } })[]
  /** The named period when the address has none. */
  absent?: (search: Search, context: C) => string
}
const dayOf = (instant: string | null) => (instant && !Number.isNaN(Date.parse(instant)) ? dateOf(instant) : undefined)

/** From day to day, both included (`van` and `tot` in the address), or a named period. */
export const period =
  <C, Field extends string, More extends string>({
    label,
    question = label,
    after,
    before,
    named: periods = [],
    absent,
  }: Period<C, Field, More>): Declared<C, Field | More> =>
  name => {
    const dates = ({ van, tot }: Search) => ({ from: wordOf(van), until: wordOf(tot) })
    const chosen = (search: Search, { context }: Known<C>) => wordOf(search[name]) ?? absent?.(search, context)
    return {
      name,
      label,
      read: ({ [name]: word, van, tot }) => ({
        ...one(
          name,
          readChoice(
            word,
            periods.map(each => each.value),
            undefined,
          ),
        ),
        ...one('van', readDay(van)),
        ...one('tot', readDay(tot)),
      }),
      ask: (search, known) => {
        const { from, until } = dates(search)
        const bounds = {
          ...(from && { [after]: toInstant(from, '00:00') }),
          ...(until && { [before]: toInstant(addDays(until, 1), '00:00') }),
        } as { [F in Field | More]?: string }
        if (from || until) return bounds
        return periods.find(each => each.value === chosen(search, known))?.ask(known.context) ?? {}
      },
      say: (search, known) => {
        const { from, until } = dates(search)
        if (from) return until ? `${formatDate(from)} t/m ${formatDate(until)}` : `vanaf ${formatDate(from)}`
        if (until) return `t/m ${formatDate(until)}`
        const word = periods.find(each => each.value === chosen(search, known))
        return word && Object.keys(word.ask(known.context)).length > 0 ? word.label : null
      },
      back: asked => {
        const until = dayOf(asked.get(before))
        return { ...one('van', dayOf(asked.get(after))), ...one('tot', until && addDays(until, -1)) }
      },
      none: { [name]: absent && 'alles', van: undefined, tot: undefined },
      field: {
        question,
        several: false,
        choices: () => periods,
        chosen: (search, known) => {
          const { from, until } = dates(search)
          return from || until ? [] : [chosen(search, known) ?? '']
        },
        choose: ([word]) => ({ [name]: word, van: undefined, tot: undefined }),
        dates: true,
      },
    }
  }
