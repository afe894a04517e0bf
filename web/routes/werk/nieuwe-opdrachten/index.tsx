import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import type { Address } from '../../../../contract/addresses.ts'
import { weekOf } from '../../../care/amsterdam-time.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { ask } from '../../../client/cache.ts'
import { useSession } from '../../../client/use-session.ts'
import { countOf, FilterChips } from '../../../components/filter-chips.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Page } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ViewSwitch } from '../../../components/view-switch.tsx'
import { stringifySearch } from '../../../search-params.ts'
import { assignmentFilters } from './-filters/assignment-filters.tsx'
import {
  type AssignmentSearch,
  type ChangeSearch,
  pieceOf,
  queryOf,
  readAssignmentSearch,
  rememberedSearch,
  rememberSearch,
} from './-filters/assignment-search.ts'
import { type FilterData, useFilterData } from './-filters/use-filter-data.ts'
import { AssignmentList } from './-list/assignment-list.tsx'
import { ListTools } from './-list/list-tools.tsx'
import { NoAssignments, withoutFilters } from './-list/no-assignments.tsx'

export const Route = createFileRoute('/werk/nieuwe-opdrachten/')({
  staticData: { screen: '/werk/nieuwe-opdrachten', title: ['Nieuwe opdrachten'] },
  validateSearch: readAssignmentSearch,
  beforeLoad: ({ search, cause }) => {
    // Arriving without filters restores those of the last time; a change while on this screen is taken as it is.
    if (cause !== 'enter' || Object.keys(search).length > 0) return
    const remembered = rememberedSearch()
    if (Object.keys(remembered).length > 0) throw redirect({ to: '/werk/nieuwe-opdrachten', search: remembered, replace: true })
  },
  component: Assignments,
})

const AssignmentMap = lazy(() => import('./-list/assignment-map.tsx'))
const AssignmentCalendar = lazy(() => import('./-list/assignment-calendar.tsx'))
const viewWords = { lijst: 'Lijst', kaart: 'Kaart', kalender: 'Kalender' } as const
const viewHref = (search: AssignmentSearch, view: keyof typeof viewWords): Address =>
  `/werk/nieuwe-opdrachten${stringifySearch({ ...search, pagina: undefined, weergave: view === 'lijst' ? undefined : view })}`

function Assignments() {
  const me = useSession()?.uuid
  return me ? <AssignmentsOf me={me} /> : null
}

function AssignmentsOf({ me }: { me: string }) {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { weergave = 'lijst' } = search
  useEffect(() => rememberSearch(search), [search])
  const change: ChangeSearch = patch =>
    void navigate({
      search: readAssignmentSearch({ ...search, pagina: undefined, ...patch }),
      // The back button returns to another page or view, and skips the filters that people tried.
      replace: !('pagina' in patch || 'weergave' in patch),
      resetScroll: 'pagina' in patch,
    })
  const filterData = useFilterData(me, { levels: Boolean(search.niveau), organizations: Boolean(search.organisatie) })
  return (
    <Page
      title="Nieuwe opdrachten"
      actions={<ViewSwitch label="Weergave" words={viewWords} value={weergave} hrefOf={view => viewHref(search, view)} />}
    >
      {filterData.error && !filterData.data ? (
        <Failed error={filterData.error} onRetry={filterData.retry} />
      ) : (
        <Found search={search} change={change} data={filterData.data} />
      )}
    </Page>
  )
}

type FoundProps = { search: AssignmentSearch; change: ChangeSearch; data: FilterData | undefined }
const nobody: FilterData = { me: '', preferenceKm: 0, contractTypes: [], levels: [], organizations: [] }

function Found({ search, change, data }: FoundProps) {
  const { weergave = 'lijst', pagina = 1 } = search
  const week = search.week ?? weekOf(dateOf(now()))
  const list = useQuery({
    ...ask('GET /care_moment_publications', {
      query: { ...queryOf(search, data ?? nobody), ...pieceOf(search, week) },
    }),
    enabled: data !== undefined,
  })
  const { afstand: chosenKm = data?.preferenceKm ?? 'alles' } = search
  const empty = <NoAssignments search={search} preferenceKm={data?.preferenceKm} change={change} />
  return (
    <>
      <FilterChips
        filters={assignmentFilters({ search, change, data: data ?? nobody })}
        count={countOf(list)}
        noun={['opdracht', 'opdrachten']}
        onClear={() => change(withoutFilters)}
        aside={<ListTools search={search} change={change} data={data} ordered={weergave === 'lijst'} />}
      />
      {weergave === 'lijst' && (
        <AssignmentList list={list} page={pagina} onPage={page => change({ pagina: page })} empty={empty} />
      )}
      <Suspense fallback={<Skeleton height={480} radius="lg" />}>
        {weergave === 'kaart' && <AssignmentMap list={list} empty={empty} home={data?.home} chosenKm={chosenKm} />}
        {weergave === 'kalender' && <AssignmentCalendar list={list} week={week} onWeek={next => change({ week: next })} />}
      </Suspense>
    </>
  )
}
