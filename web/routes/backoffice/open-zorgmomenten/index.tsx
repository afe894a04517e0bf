import { createFileRoute } from '@tanstack/react-router'
import type { Search } from '#care/list/filter.ts'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { useNow } from '#care/now.ts'
import { type RosterAudience, readShown } from '#care/roster/roster.ts'
import { readAnyWords, stringifySearch } from '#client/search-params.ts'
import { useFeature, useSession } from '#client/use-session.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { workList } from './-list/work-list.ts'
import { WorkView } from './-list/work-view.tsx'

const RosterView = late(() => import('#care/roster/roster-view.tsx'), { fallback: <Skeleton height={600} radius="lg" /> })

const path = '/backoffice/open-zorgmomenten'
const kept = keptFilters('filters-open-zorgmomenten', path)

export const Route = createFileRoute('/backoffice/open-zorgmomenten/')({
  staticData: { screen: path, title: ['Open opdrachten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: OpenMoments,
})

const viewWords = { lijst: 'Lijst', rooster: 'Rooster' } as const
/** The address of the other view, with the same filters. */
const viewHref = ({ open, deel, pagina, rooster, vorig, ...filters }: Search, view: keyof typeof viewWords): Address =>
  `${path}${stringifySearch({ ...filters, weergave: view === 'lijst' ? undefined : view })}`
const rosterAudience: RosterAudience = {
  momentHref: uuid => `${path}?open=${uuid}`,
  hrefOf: shown => `${path}${stringifySearch({ weergave: 'rooster', ...shown })}`,
  weightsOf: 'de backoffice',
  hasOrganizations: true,
}

function OpenMoments() {
  const of = useListSearch(workList, { kept, context: useNow() })
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER') ?? false
  const isRoster = isPlanner && of.search.weergave === 'rooster'
  const hasRosters = useFeature('rosters')
  const views = isPlanner && (hasRosters || isRoster) && (
    <Segmented
      label="Weergave"
      words={viewWords}
      value={isRoster ? 'rooster' : 'lijst'}
      hrefOf={view => viewHref(of.search, view)}
    />
  )
  if (isRoster)
    return (
      <Page title="Rooster" actions={views}>
        <RosterView
          shown={readShown(of.search)}
          audience={rosterAudience}
          onShow={shown => of.set({ weergave: 'rooster', ...shown })}
        />
      </Page>
    )
  return (
    <Page title="Open opdrachten" actions={views}>
      <WorkView of={of} />
    </Page>
  )
}
