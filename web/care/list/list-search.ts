// A list with filters, declared once: its address, its API query, and what is stored for the next visit.
import type { Args, CallName } from '#client/api.ts'
import { readChoice, readNumber } from '#client/search-params.ts'
import type { Declared, Filter, Known, Search } from './filter.ts'

/** The calls that give a list with filters. */
export type ListCall = { [K in CallName]: Args<K> extends { query?: { itemsPerPage?: number } } ? K : never }[CallName]
/** The query of a list. */
export type QueryOf<K extends CallName> = Args<K> extends { query?: infer Q } ? NonNullable<Q> : never
type FieldOf<K extends CallName> = keyof QueryOf<K> & string

type Order<K extends CallName> = { label: string; asked: QueryOf<K> }
interface Declaration<K extends CallName, C, Name extends string> {
  filters: Record<Name, Declared<C, FieldOf<K>>>
  /** The sort orders by their words in the address. */
  orders: Record<string, Order<K>>
  /** The default order; otherwise the first. */
  order?: (search: Search) => string
  pageSize: number
  /** Other parameters of the address, for the views and panels of the screen. */
  also?: (given: Record<string, unknown>) => Search
  /** Which of those are stored for the next visit, with the filters. */
  keptAlong?: readonly string[]
  /** Whether this search is worth coming back to. */
  keeps?: (search: Search) => boolean
}

/** A list with filters: reads addresses, writes queries and sentences. */
export interface List<K extends CallName, C> {
  filters: readonly Filter<C, FieldOf<K>>[]
  orders: Record<string, Order<K>>
  pageSize: number
  /** The valid parameters of an address, without empty ones. */
  read: (given: Record<string, unknown>) => Search
  orderOf: (search: Search) => string
  pageOf: (search: Search) => number
  /** The API query for the filters, or for some of them. */
  ask: (search: Search, known: Known<C>, but?: readonly string[]) => QueryOf<K>
  /** The same with order and page. */
  askPage: (search: Search, known: Known<C>) => QueryOf<K>
  /** The filters in words: "binnen 30 km, nacht"; null when there are none. */
  say: (search: Search, known: Known<C>) => string | null
  /** The address for this query: the inverse of `ask`. */
  back: (query: string, known: Known<C>) => Search
  /** The change that removes every filter, including defaults. */
  none: Search
  /** The change that clears people's choices: defaults, such as one's own distance, apply again. */
  cleared: Search
  /** The filters of an address to store for the next visit; undefined when it is not worth coming back to. */
  keptOf: (search: Search) => Search | undefined
}

const filled = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value.length > 0))

/** Declares the list of a call: `defineList<'GET /care_moments', Context>()({ filters: { status: several(…) }, … })`. */
export const defineList =
  <K extends ListCall, C>() =>
  <Name extends string>(declared: Declaration<K, C, Name>): List<K, C> => {
    const { orders, pageSize, keeps, also, keptAlong = [] } = declared
    const filters = Object.entries<Declared<C, FieldOf<K>>>(declared.filters).map(([name, filterNamed]) => filterNamed(name))
    const merge = (part: (filter: Filter<C, FieldOf<K>>) => Search): Search => Object.assign({}, ...filters.map(part))
    const none = merge(filter => filter.none)
    const orderOf = (search: Search) => String(search.volgorde ?? declared.order?.(search) ?? Object.keys(orders)[0])
    const pageOf = ({ pagina }: Search) => Number(pagina ?? 1)
    const read = (given: Record<string, unknown>) => {
      const page = readNumber(given.pagina, 1, 1, 10_000)
      return filled({
        ...merge(filter => filter.read(given)),
        ...also?.(given),
        volgorde: readChoice(given.volgorde, Object.keys(orders), undefined),
        pagina: page > 1 ? String(page) : undefined,
      })
    }
    const askFilters = (search: Search, known: Known<C>, but: readonly string[] = []) =>
      Object.assign({}, ...filters.map(({ name, ask }) => (but.includes(name) ? {} : ask(search, known)))) as QueryOf<K>
    return {
      ...{ filters, orders, pageSize, read, orderOf, pageOf },
      ask: askFilters,
      askPage: (search, known) => ({
        ...askFilters(search, known),
        ...orders[orderOf(search)]?.asked,
        page: pageOf(search),
        itemsPerPage: pageSize,
      }),
      say: (search, known) => filters.flatMap(filter => filter.say(search, known) ?? []).join(', ') || null,
      back: (query, known) => filled(merge(filter => filter.back(new URLSearchParams(query), known))),
      none,
      cleared: Object.fromEntries(Object.keys(none).map(name => [name, undefined])),
      keptOf: search =>
        keeps?.(search) === false
          ? undefined
          : { ...merge(filter => filter.read(search)), ...Object.fromEntries(keptAlong.map(name => [name, search[name]])) },
    }
  }
