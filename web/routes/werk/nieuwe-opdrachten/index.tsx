import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { addDays } from '#care/amsterdam-time.ts'
import type { Search } from '#care/list/filter.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { SavedButton } from '#care/list/saved/saved-button.tsx'
import { type ListSearch, useListSearch } from '#care/list/use-list-search.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { readAnyWords, stringifySearch } from '#client/search-params.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { ListPage } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { firstDay } from './-calendar/first-day.ts'
import { AssignmentList } from './-list/assignment-list.tsx'
import { assignments, isNarrowed, type Searcher } from './-list/assignments.ts'

const SavedFilters = lazy(() => import('./-list/saved-filters.tsx'))
const AssignmentMap = lazy(() => import('./-list/assignment-map.tsx'))
const AssignmentCalendar = lazy(() => import('./-calendar/assignment-calendar.tsx'))

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

const viewWords = { lijst: 'Lijst', kaart: 'Kaart', kalender: 'Kalender' } as const
const viewHref = (search: Search, view: keyof typeof viewWords): Address =>
  `${path}${stringifySearch({ ...search, pagina: undefined, weergave: view === 'lijst' ? undefined : view })}`

/** More than people can take in on a map or in a week. */
const maxAtOnce = 100
const nearest = { 'order[distance]': 'asc', 'order[careMoment.startDate]': 'asc', page: 1, itemsPerPage: maxAtOnce } as const
const sevenDays = (first: string) => ({
  'order[careMoment.startDate]': 'asc' as const,
  'careMoment.startDate[after]': toInstant(first, '00:00'),
  'careMoment.startDate[strictly_before]': toInstant(addDays(first, 7), '00:00'),
  page: 1,
  itemsPerPage: maxAtOnce,
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
    ...queryOf('GET /care_moment_publications', { query: { careWorkerUuid: me, declined: false, ...query } }),
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

/** Says why there are no assignments (the filters, the distance, or none at all), and what to do. */
function NoAssignments({ of: { search, query, set } }: { of: ListSearch<'GET /care_moment_publications', Searcher> }) {
  if (search.verborgen)
    return (
      <Empty
        title="Hier is niets verborgen"
        text="Zeg je van een opdracht ‘niet voor mij’, dan vind je die hier terug. Ook opdrachten waar je reactie is ingetrokken of afgewezen staan hier."
        action={<Button onClick={() => set({ verborgen: undefined })}>Terug naar de opdrachten</Button>}
      />
    )
  if (isNarrowed(search))
    return (
      <Empty
        title="Geen opdrachten met deze filters"
        text="Wis een filter. Of bewaar de filters: dan krijg je een mail zodra er een opdracht bij past."
        action={<Button onClick={() => set(assignments.cleared)}>Filters wissen</Button>}
      />
    )
  if (query.distance)
    return (
      <Empty
        title={`Geen opdrachten binnen ${query.distance} km`}
        text="Misschien is er verder weg iets wat bij je past."
        action={<Button onClick={() => set({ afstand: 'alles' })}>Zoek op elke afstand</Button>}
      />
    )
  return (
    <Empty
      title="Er is nu geen opdracht voor jou"
      text="Hier staan opdrachten die passen bij je niveau, je contract en de handelingen die je doet. Komt er een bij, dan krijg je een mail."
    />
  )
}

const nobody: Searcher = { uuid: '', preferenceKm: 0, contractTypes: [], levelUuid: '' }

/** What the filters know about this care worker: what they may do, and prefer. */
function useSearcher(me: string) {
  const { data, error, refetch } = useQuery(queryOf('GET /care_workers/{uuid}', { uuid: me }))
  const searcher: Searcher | undefined = data && {
    uuid: me,
    preferenceKm: data.preferences.maximumDistanceKm,
    home: data.home,
    contractTypes: data.contractTypes,
    levelUuid: data.profile.expertiseLevel.uuid,
  }
  // Stored data shown offline counts as known too.
  return { searcher: searcher ?? nobody, known: searcher !== undefined, error: searcher ? null : error, refetch }
}
