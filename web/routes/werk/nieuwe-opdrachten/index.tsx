import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { addDays } from '#care/amsterdam-time.ts'
import type { Search } from '#care/list/filter.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { SavedButton } from '#care/list/saved/saved-button.tsx'
import { useListSearch } from '#care/list/use-list-search.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { ask } from '#client/cache.ts'
import { readAnyWords, stringifySearch } from '#client/search-params.ts'
import { useSession } from '#client/use-session.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { ListPage } from '#components/lists/list-page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { firstDay } from './-calendar/first-day.ts'
import { AssignmentList } from './-list/assignment-list.tsx'
import { assignments } from './-list/assignments.ts'
import { NoAssignments } from './-list/no-assignments.tsx'
import { useSearcher } from './-list/use-searcher.ts'

const path = '/werk/nieuwe-opdrachten'
const kept = keptFilters('filters-nieuwe-opdrachten', path)
export const Route = createFileRoute('/werk/nieuwe-opdrachten/')({
  staticData: { screen: path, title: ['Nieuwe opdrachten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: () => {
    const me = useSession()?.uuid
    return me ? <Assignments me={me} /> : null
  },
})

const SavedFilters = lazy(() => import('./-list/saved-filters.tsx'))
const AssignmentMap = lazy(() => import('./-list/assignment-map.tsx'))
const AssignmentCalendar = lazy(() => import('./-calendar/assignment-calendar.tsx'))
const viewWords = { lijst: 'Lijst', kaart: 'Kaart', kalender: 'Kalender' } as const
const viewHref = (search: Search, view: keyof typeof viewWords): Address =>
  `${path}${stringifySearch({ ...search, pagina: undefined, weergave: view === 'lijst' ? undefined : view })}`

/** More than people can take in on a map or in a week. */
const mostAtOnce = 100
const nearest = { 'order[distance]': 'asc', 'order[careMoment.startDate]': 'asc', page: 1, itemsPerPage: mostAtOnce } as const
const sevenDays = (first: string) => ({
  'order[careMoment.startDate]': 'asc' as const,
  'careMoment.startDate[after]': toInstant(first, '00:00'),
  'careMoment.startDate[strictly_before]': toInstant(addDays(first, 7), '00:00'),
  page: 1,
  itemsPerPage: mostAtOnce,
})

function Assignments({ me }: { me: string }) {
  const { searcher, known, error, refetch } = useSearcher(me)
  const of = useListSearch(assignments, { kept, context: searcher, waiting: !known })
  const first = firstDay(of.search.week, dateOf(now()))
  const view = (of.search.weergave ?? 'lijst') as keyof typeof viewWords
  // The map and the calendar have an order of their own.
  const asked = assignments.ask(of.search, of.known)
  const query = { lijst: of.query, kaart: { ...asked, ...nearest }, kalender: { ...asked, ...sevenDays(first) } }[view]
  const list = useQuery({
    ...ask('GET /care_moment_publications', { query: { careWorkerUuid: me, declined: false, ...query } }),
    enabled: of.ready,
  })
  const failed = error ? { error, retry: refetch } : of.failed
  const empty = <NoAssignments of={of} />
  return (
    <ListPage
      title="Nieuwe opdrachten"
      actions={<Segmented label="Weergave" words={viewWords} value={view} hrefOf={next => viewHref(of.search, next)} />}
      failed={failed}
      filters={
        <FilterBar
          of={of}
          count={list.data?.totalItems}
          noun={['opdracht', 'opdrachten']}
          without={[...(view === 'kalender' ? ['datum'] : []), ...(searcher.contractTypes.length > 1 ? [] : ['contract'])]}
          ordered={view === 'lijst'}
          aside={
            <SavedButton label="Bewaarde filters" disabled={!of.ready}>
              {close => <SavedFilters of={of} onClose={close} />}
            </SavedButton>
          }
        />
      }
    >
      {view === 'lijst' && <AssignmentList list={list} of={of} empty={empty} />}
      <Suspense fallback={<Skeleton height={480} radius="lg" />}>
        {view === 'kaart' && (
          <AssignmentMap list={list} empty={empty} home={searcher.home} chosenKm={Number(of.query.distance) || 'alles'} />
        )}
        {view === 'kalender' && <AssignmentCalendar list={list} first={first} onWeek={week => of.set({ week })} />}
      </Suspense>
    </ListPage>
  )
}
