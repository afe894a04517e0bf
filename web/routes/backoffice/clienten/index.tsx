import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ClientTable } from '../../../care/client-list/client-table.tsx'
import { allClients, type Choices } from '../../../care/client-list/clients.ts'
import { NobodyFound } from '../../../care/client-list/nobody-found.tsx'
import { SoonChips } from '../../../care/client-list/soon-chips.tsx'
import { FilterBar } from '../../../care/list/filter-bar.tsx'
import { keptFilters } from '../../../care/list/kept-filters.ts'
import { ViewsButton } from '../../../care/list/saved/views-button.tsx'
import { useListSearch } from '../../../care/list/use-list-search.ts'
import { useNow } from '../../../care/now.ts'
import { ask } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { PlusIcon } from '../../../components/icons.tsx'
import { ListPage, PagedList } from '../../../components/list-page.tsx'
import { useMedia } from '../../../components/use-media.ts'
import { readAnyWords } from '../../../search-params.ts'
import { backOffice } from './-client/audience.ts'

const NewClient = lazy(() => import('../../../care/client-form/new-client.tsx'))

const path = '/backoffice/clienten'
const kept = keptFilters('filters-backoffice-clienten', path)
const nothingYet: Choices = { cities: [], clientManagers: [] }

export const Route = createFileRoute('/backoffice/clienten/')({
  staticData: { screen: path, title: ['Cliënten'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: Clients,
})

function Clients() {
  const now = useNow()
  const choices = useQuery(ask('GET /clients/filter_choices', {}))
  const of = useListSearch(allClients, {
    kept,
    context: choices.data ?? nothingYet,
    waiting: !choices.data && !choices.isError,
  })
  const list = useQuery({ ...ask('GET /clients', { query: of.query }), enabled: of.ready })
  const isWide = useMedia('(min-width: 62em)')
  return (
    <ListPage
      title="Cliënten"
      actions={
        <>
          <ViewsButton of={of} ready={of.ready} screen={path} />
          <Button leftSection={<PlusIcon size={20} />} onClick={() => of.set({ nieuw: '1' })}>
            Nieuwe cliënt
          </Button>
        </>
      }
      failed={of.failed}
      filters={
        <>
          <SoonChips of={of} />
          <FilterBar of={of} count={list.data?.totalItems} noun={['cliënt', 'cliënten']} without={['binnen']} ordered />
        </>
      }
    >
      <PagedList
        query={list}
        page={allClients.pageOf(of.search)}
        pageSize={allClients.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rows={10}
        rowHeight={isWide ? 56 : 240}
        empty={<NobodyFound of={of} />}
      >
        {({ member }) => <ClientTable clients={member} now={now} audience={backOffice} ofMany />}
      </PagedList>
      <Suspense>{of.search.nieuw && <NewClient audience={backOffice} onClose={() => of.set({ nieuw: undefined })} />}</Suspense>
    </ListPage>
  )
}
