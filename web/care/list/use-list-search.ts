import { useQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Problem } from '#client/api.ts'
import { queryOnceOf } from '#client/cache.ts'
import { stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'
import type { Known, NamesOf, Search } from './filter.ts'
import type { KeptFilters } from './kept-filters.ts'
import type { List, ListCall, QueryOf } from './list-search.ts'

/** The address of a list as its screen uses it. */
export interface ListSearch<K extends ListCall, C> {
  list: List<K, C>
  search: Search
  known: Known<C>
  /** Whether the data of the filters has loaded; until then nothing can be queried. */
  ready: boolean
  /** The API query for this page, in this order. */
  query: QueryOf<K>
  /** Changes the address. Filters replace the history entry; a page or a view adds one. */
  set: (change: Search) => void
  /** Set when a name in the address could not be looked up. */
  failed: { error: Problem; retry: () => unknown } | undefined
}

interface Screen<C> {
  kept: KeptFilters
  /** What the filters know about the screen; `waiting` while it loads. */
  context: C
  waiting?: boolean
}

/** Reads the address of a list, looks up the names in it, and stores its filters for the next visit. */
export function useListSearch<K extends ListCall, C>(
  list: List<K, C>,
  { kept, context, waiting = false }: Screen<C>,
): ListSearch<K, C> {
  const given = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => list.read(given), [list, given])
  const needed = list.filters.flatMap(({ names, read }) => (names && Object.keys(read(search)).length > 0 ? [names] : []))
  const answers = useQueries({ queries: needed.map(namesQuery) })
  const known = useMemo(
    () => ({ context, names: Object.fromEntries(needed.map(({ call }, index) => [call, answers[index]?.data?.member])) }),
    [context, search, ...answers.map(({ data }) => data)],
  )
  useEffect(() => {
    const filters = list.keptOf(search)
    if (filters) kept.keep(filters)
  }, [list, search, kept])
  const failed = answers.find(({ data, error }) => error && data === undefined)
  return {
    list,
    search,
    known,
    ready: !waiting && answers.every(({ data }) => data !== undefined),
    query: list.askPage(search, known),
    set: change => {
      const narrows = Object.keys(change).some(name => name in list.none || name === 'volgorde')
      const before = narrows ? { ...search, pagina: undefined, open: undefined } : search
      const isStep = 'pagina' in change || 'weergave' in change
      const href: Address = `${kept.path}${stringifySearch(list.read({ ...before, ...change }))}`
      // PagedList itself scrolls to the head of the list.
      void navigate({ href, replace: !isStep, resetScroll: false })
    },
    failed: failed?.error ? { error: failed.error, retry: failed.refetch } : undefined,
  }
}

/** The query for a filter's names: fetched once for all screens. */
export const namesQuery = ({ call, query }: NamesOf) => queryOnceOf(call, { query: { pagination: false, ...query } })
