import { skipToken, type UseQueryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Problem } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { parseSearch, stringifySearch } from '#client/search-params.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import type { Address } from '#contract/addresses.ts'
import type { viewScreen } from '#contract/organizations/searches.ts'
import type { Search } from '../filter.ts'
import classes from '../filter-bar.module.css'
import type { ListCall, QueryOf } from '../list-search.ts'
import { type ListSearch, namesQuery } from '../use-list-search.ts'
import { viewQuery } from './view-query.ts'

type Counted = Pick<UseQueryOptions<{ totalItems: number }, Problem>, 'queryKey' | 'queryFn'>
type Props<K extends ListCall, C> = {
  of: ListSearch<K, C>
  screen: (typeof viewScreen)[number]
  /** The query that counts a view's results. */
  countOf: (asked: QueryOf<K>) => Counted
}

/** The saved views of a list, side by side, each with its current number of results. */
export function ViewTabs<K extends ListCall, C>({ of, screen, countOf }: Props<K, C>) {
  const { list } = of
  const kept = useQuery(queryOf('GET /saved_views', { query: { screen, pagination: false } })).data?.member ?? []
  const views = [{ name: 'Alles', query: '' }, ...kept]
  const searches = views.map(({ query }) => list.read(parseSearch(query) as Search))
  const needed = list.filters.flatMap(({ names, read }) =>
    names && searches.some(search => Object.keys(read(search)).length > 0) ? [names] : [],
  )
  const names = useQueries({ queries: needed.map(namesQuery) })
  const known = {
    context: of.known.context,
    names: Object.fromEntries(needed.map(({ call }, index) => [call, names[index]?.data?.member])),
  }
  const enabled = kept.length > 0 && of.ready && names.every(({ data }) => data !== undefined)
  const counts = useQueries({
    queries: searches.map(search => {
      const { queryKey, queryFn = skipToken } = countOf(list.ask(search, known))
      return { queryKey, queryFn, refetchInterval: refetchMs, enabled }
    }),
  })
  if (kept.length === 0) return null
  const label = ({ name }: { name: string }, index: number) => [name, counts[index]?.data?.totalItems].join(' ').trim()
  return (
    <div className={`no-print ${classes.views}`}>
      <Segmented
        label="Weergaven"
        words={Object.fromEntries(views.map((view, index) => [view.query, label(view, index)]))}
        value={viewQuery(of.search)}
        hrefOf={query => `${screen}${stringifySearch(query ? (parseSearch(query) as Search) : list.cleared)}` as Address}
      />
    </div>
  )
}
