import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import type { Search } from '#care/list/filter.ts'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { useNow } from '#care/now.ts'
import { type RosterAudience, readShown } from '#care/roster/roster.ts'
import { readAnyWords, stringifySearch } from '#client/search-params.ts'
import { useFeature } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late, Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { momentHref } from '../-parts/moment-href.ts'
import { useBulk } from './-list/bulk/use-bulk.ts'
import { Counters } from './-list/counters.tsx'
import { isToApprove, orders } from './-list/orders.ts'
import { ListView } from './-list/views/list-view.tsx'

const Round = late(() => import('./-round/round.tsx'), { fallback: <Skeleton height={220} radius="lg" data-guess /> })
const views = { week: () => import('./-list/views/week-view.tsx'), bord: () => import('./-list/views/board-view.tsx') }
const WeekView = lazy(views.week)
const BoardView = lazy(views.bord)
const FiguresView = late(() => import('./-figures/figures-view.tsx'), { fallback: <Skeleton height={600} radius="lg" /> })
const RosterView = late(() => import('#care/roster/roster-view.tsx'), { fallback: <Skeleton height={600} radius="lg" /> })

const path = '/organisatie/opdrachten'
const viewWords = { lijst: 'Lijst', week: 'Week', bord: 'Bord', cijfers: 'Cijfers', rooster: 'Rooster' } as const
const { rooster: _roster, ...withoutRoster } = viewWords
type View = keyof typeof viewWords
/** The address of another view of the same assignments, with the same filters. */
const viewHref = ({ open, pagina, week, kopieren, weken, vanaf, tm, rooster, vorig, ...filters }: Search, view: View): Address =>
  `${path}${stringifySearch({ ...filters, weergave: view === 'lijst' ? undefined : view })}`

const rosterAudience: RosterAudience = {
  momentHref,
  hrefOf: shown => `${path}${stringifySearch({ weergave: 'rooster', ...shown })}`,
  weightsOf: 'je organisatie',
  hasOrganizations: false,
}

const kept = keptFilters('filters-zorgmomenten', path)
export const Route = createFileRoute('/organisatie/opdrachten/')({
  staticData: { screen: path, title: ['Opdrachten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: Orders,
})

function Orders() {
  const of = useListSearch(orders, { kept, context: useNow() })
  const bulk = useBulk()
  const { weergave = 'lijst' } = of.search
  const words: Record<string, string> = useFeature('rosters') ? viewWords : withoutRoster
  const actions = (
    <>
      <Segmented
        label="Weergave"
        words={words}
        value={String(weergave)}
        hrefOf={view => viewHref(of.search, view as View)}
        preload={views}
      />
      <Button href="/organisatie/opdrachten/nieuw" leftSection={<PlusIcon size={20} />}>
        <span className="gives-way">Nieuwe opdracht</span>
      </Button>
    </>
  )
  if (weergave === 'cijfers')
    return (
      <Page title="Cijfers" actions={actions}>
        <FiguresView of={of} />
      </Page>
    )
  if (weergave === 'rooster')
    return (
      <Page title="Rooster" actions={actions}>
        <RosterView shown={readShown(of.search)} audience={rosterAudience} onShow={shown => of.set({ weergave, ...shown })} />
      </Page>
    )
  return (
    <Page title={isToApprove(of.search) ? 'Uren goedkeuren' : 'Opdrachten'} actions={actions}>
      <Counters search={of.search} />
      {isToApprove(of.search) && <Round />}
      <Suspense fallback={<Skeleton height={600} radius="lg" data-seven-days={weergave === 'week' || undefined} />}>
        {weergave === 'lijst' && <ListView of={of} bulk={bulk} />}
        {weergave === 'week' && <WeekView of={of} bulk={bulk} />}
        {weergave === 'bord' && <BoardView of={of} />}
      </Suspense>
    </Page>
  )
}
