import { useQueries, useQuery } from '@tanstack/react-query'
import { boardStatuses } from '../../../../../contract/status-groups.ts'
import type { Search } from '../../../../care/list/filter.ts'
import { viewQuery } from '../../../../care/list/saved/view-query.ts'
import { askNames } from '../../../../care/list/use-list-search.ts'
import { ask } from '../../../../client/cache.ts'
import { askAgainMs } from '../../../../client/live/heard.ts'
import { Segmented } from '../../../../components/segmented.tsx'
import { parseSearch, stringifySearch } from '../../../../search-params.ts'
import classes from './work.module.css'
import { type WorkSearch, workList } from './work-list.ts'

const path = '/backoffice/open-zorgmomenten'

/** The views that one keeps of the work list, each with how much there is of it now. */
export function ViewTabs({ of }: { of: WorkSearch }) {
  const kept = useQuery(ask('GET /saved_views', { query: { screen: path, pagination: false } })).data?.member ?? []
  const views = [{ name: 'Alles', query: '' }, ...kept]
  const searches = views.map(({ query }) => workList.read(parseSearch(query) as Search))
  const needed = workList.filters.flatMap(({ names, read }) =>
    names && searches.some(search => Object.keys(read(search)).length > 0) ? [names] : [],
  )
  const names = useQueries({ queries: needed.map(askNames) })
  const known = {
    context: of.known.context,
    names: Object.fromEntries(needed.map(({ call }, index) => [call, names[index]?.data?.member])),
  }
  const enabled = kept.length > 0 && names.every(({ data }) => data !== undefined)
  const counts = useQueries({
    queries: searches.map(search => ({
      ...ask('GET /care_moments', { query: { ...workList.ask(search, known), status: boardStatuses.open, itemsPerPage: 1 } }),
      refetchInterval: askAgainMs,
      enabled,
    })),
  })
  if (kept.length === 0) return null
  const label = ({ name }: { name: string }, index: number) => [name, counts[index]?.data?.totalItems].join(' ').trim()
  return (
    <div className={classes.views}>
      <Segmented
        label="Weergaven"
        words={Object.fromEntries(views.map((view, index) => [view.query, label(view, index)]))}
        value={viewQuery(of.search)}
        hrefOf={query => `${path}${stringifySearch(query ? (parseSearch(query) as Search) : workList.none)}`}
      />
    </div>
  )
}
