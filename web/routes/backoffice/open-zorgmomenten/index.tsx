import { createFileRoute } from '@tanstack/react-router'
import { keptFilters } from '../../../care/list/kept-filters.ts'
import { ViewsButton } from '../../../care/list/saved/views-button.tsx'
import { useListSearch } from '../../../care/list/use-list-search.ts'
import { useNow } from '../../../care/now.ts'
import { Page } from '../../../components/page.tsx'
import { readAnyWords } from '../../../search-params.ts'
import { workList } from './-list/work-list.ts'
import { WorkView } from './-list/work-view.tsx'

const path = '/backoffice/open-zorgmomenten'
const kept = keptFilters('filters-open-zorgmomenten', path)

export const Route = createFileRoute('/backoffice/open-zorgmomenten/')({
  staticData: { screen: path, title: ['Open opdrachten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: OpenMoments,
})

function OpenMoments() {
  const of = useListSearch(workList, { kept, context: useNow() })
  return (
    <Page title="Open opdrachten" actions={<ViewsButton of={of} ready={of.ready} screen={path} />}>
      <WorkView of={of} />
    </Page>
  )
}
