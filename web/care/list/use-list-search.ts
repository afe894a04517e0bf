import { useQueries } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { Address } from '../../../contract/addresses.ts'
import type { Problem } from '../../client/api.ts'
import { askOnce } from '../../client/cache.ts'
import { stringifySearch } from '../../search-params.ts'
import type { Known, NamesOf, Search } from './filter.ts'
import type { List, ListCall, QueryOf } from './list-search.ts'

/** The address of a list as its screen uses it. */
export interface ListSearch<K extends ListCall, C> {
  list: List<K, C>
  search: Search
  known: Known<C>
  /** Whether what the filters need to know is there; until then nothing can be asked. */
  ready: boolean
  /** What the API is asked for this page, in this order. */
  query: QueryOf<K>
  /** Changes the address. Filters replace each other in the history; a page or a view is a step of its own. */
  set: (change: Search) => void
  /** Set when a name in the address could not be looked up. */
  failed: { error: Problem; retry: () => unknown } | undefined
}

interface Screen<C> {
  search: Search
  /** What the filters know of the screen; `waiting` while it is being fetched. */
  context: C
  waiting?: boolean
  go: (to: { search: Search; replace: boolean; resetScroll: boolean }) => unknown
}

/** Reads the address of a list, looks up the names in it, and keeps its filters for the next time. */
export function useListSearch<K extends ListCall, C>(
  list: List<K, C>,
  { search, context, waiting = false, go }: Screen<C>,
): ListSearch<K, C> {
  const needed = list.filters.flatMap(({ names, read }) => (names && Object.keys(read(search)).length > 0 ? [names] : []))
  const answers = useQueries({ queries: needed.map(askNames) })
  const known = useMemo(
    () => ({ context, names: Object.fromEntries(needed.map(({ call }, index) => [call, answers[index]?.data?.member])) }),
    [context, search, ...answers.map(({ data }) => data)],
  )
  useEffect(() => list.keep(search), [list, search])
  const failed = answers.find(({ error }) => error)
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
      void go({ search: list.read({ ...before, ...change }), replace: !isStep, resetScroll: 'pagina' in change })
    },
    failed: failed?.error ? { error: failed.error, retry: failed.refetch } : undefined,
  }
}

/** How the names of a filter are asked: once for all screens. */
export const askNames = ({ call, query }: NamesOf) => askOnce(call, { query: { pagination: false, ...query } })

type Arrival = { search: object; cause: string; preload: boolean }
/** The `beforeLoad` of a list's route: arriving without filters gives those of the last time. */
export const withKeptFilters =
  (list: { kept: () => Search }, path: Address) =>
  ({ search, cause, preload }: Arrival): void => {
    if (cause !== 'enter' || preload || Object.keys(search).length > 0) return
    const kept = stringifySearch(list.kept())
    if (kept) throw redirect({ href: `${path}${kept}`, replace: true })
  }
