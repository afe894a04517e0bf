import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { Address } from '../../../../contract/addresses.ts'
import { useNow } from '../../../care/now.ts'
import { askOnce } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { PlusIcon } from '../../../components/icons.tsx'
import { Page } from '../../../components/page.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useMedia } from '../../../components/use-media.ts'
import { stringifySearch } from '../../../search-params.ts'
import { Counters } from './-list/counters.tsx'
import { OrderFilters } from './-list/filters/order-filters.tsx'
import { type OrderSearch, readSearch, slugOf } from './-list/filters/search.ts'
import { ListView } from './-list/views/list-view.tsx'

const WeekView = lazy(() => import('./-list/views/week-view.tsx'))
const BoardView = lazy(() => import('./-list/views/board-view.tsx'))

const storedFilters = 'filters-zorgmomenten'
const viewWords = { lijst: 'Lijst', week: 'Week', bord: 'Bord' } as const
/** The address of another view of the same assignments, with the same filters. */
const viewHref = ({ open, pagina, week, ...filters }: OrderSearch, view: keyof typeof viewWords): Address =>
  `/organisatie/opdrachten${stringifySearch({ ...filters, weergave: view === 'lijst' ? undefined : view })}`

export const Route = createFileRoute('/organisatie/opdrachten/')({
  staticData: { screen: '/organisatie/opdrachten', title: ['Opdrachten'] },
  validateSearch: readSearch,
  beforeLoad: ({ search, cause, preload }) => {
    // An address without filters gets those of the last time; an address with filters is taken as it is.
    const stored = sessionStorage.getItem(storedFilters)
    if (stored && cause === 'enter' && !preload && Object.keys(search).length === 0)
      throw redirect({ href: `/organisatie/opdrachten${stored}`, replace: true })
  },
  component: Orders,
})

function Orders() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const now = useNow()
  const wide = useMedia('(min-width: 62em)')
  const locations = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } })).data
  const known = useMemo(
    () => ({
      now,
      locations: (locations?.member ?? []).map(({ uuid, name }) => ({ uuid, name, slug: slugOf(name) })),
      levels: (levels?.member ?? []).map(({ uuid, name }) => ({ uuid, name, slug: slugOf(name) })),
    }),
    [now, locations, levels],
  )
  useEffect(() => {
    const { open, ...filters } = search
    sessionStorage.setItem(storedFilters, stringifySearch({ ...filters }))
  }, [search])

  const set = (changes: Partial<Record<keyof OrderSearch, unknown>>) =>
    void navigate({
      search: readSearch({ ...search, pagina: undefined, open: undefined, ...changes }),
      // Each filter adds a step to the history; the panel beside the list does not.
      replace: 'open' in changes,
      resetScroll: false,
    })
  // The names in the address mean nothing before they are looked up.
  const ready = (!search.locatie || locations !== undefined) && (!search.niveau || levels !== undefined)
  const filters = (count: number | undefined | null) => (
    <OrderFilters {...{ search, now, count }} locations={known.locations} levels={known.levels} onChange={set} />
  )
  const shared = { search, known, ready, onChange: set, filters }
  return (
    <Page
      title="Opdrachten"
      actions={
        <>
          <Segmented
            label="Weergave"
            words={viewWords}
            value={search.weergave ?? 'lijst'}
            hrefOf={view => viewHref(search, view)}
          />
          <Button href="/organisatie/opdrachten/nieuw" leftSection={<PlusIcon size={20} />}>
            Nieuwe opdracht
          </Button>
        </>
      }
    >
      <Counters search={search} />
      {search.weergave ? (
        <Suspense fallback={<Skeleton height={600} radius="lg" />}>
          {search.weergave === 'week' ? <WeekView {...shared} /> : <BoardView {...shared} />}
        </Suspense>
      ) : (
        <ListView {...shared} wide={wide} />
      )}
    </Page>
  )
}
