import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { type Audience, clientHref } from '../client-page/client-search.ts'
import { FilterBar } from '../list/filter-bar.tsx'
import type { KeptFilters } from '../list/kept-filters.ts'
import { onlyRow } from '../list/row/only-row.ts'
import { ViewTabs } from '../list/saved/view-tabs.tsx'
import { ViewsButton } from '../list/saved/views-button.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useNow } from '../now.ts'
import { ClientTable } from './client-table.tsx'
import type { Choices, ClientSearch, clients } from './clients.ts'

/** Why the list is empty, and what to do. */
function NobodyFound({ of: { list, search, set } }: { of: ClientSearch }) {
  const { nieuw, volgorde, pagina, ...filters } = search
  if (Object.keys(filters).length === 0)
    return (
      <Empty
        title="Er zijn nog geen cliënten"
        text="Voeg de eerste toe. Daarna plaats je opdrachten voor deze cliënt en stel je het zorgteam samen."
        action={<Button onClick={() => set({ nieuw: '1' })}>Nieuwe cliënt</Button>}
      />
    )
  return (
    <Empty
      title="Geen cliënten gevonden"
      text={search.zoek ? `Bij niemand past “${String(search.zoek)}” met deze filters.` : 'Er past niemand bij deze filters.'}
      action={<Button onClick={() => set(list.cleared)}>Filters wissen</Button>}
    />
  )
}

const NewClient = late(() => import('../client-form/new-client.tsx'))

const nothingYet: Choices = { cities: [], clientManagers: [] }

type Props = {
  audience: Pick<Audience, 'clients'>
  list: typeof clients
  kept: KeptFilters
  /** The clients belong to more than one organization. */
  ofMany?: boolean
}

/** The list of clients: with filters that can be saved, in pages, and a button for a new client. */
export function ClientsPage({ audience, list: clients, kept, ofMany = false }: Props) {
  const now = useNow()
  const choices = useQuery(queryOf('GET /clients/filter_choices', {}))
  const of = useListSearch(clients, {
    kept,
    context: choices.data ?? nothingYet,
    waiting: !choices.data && !choices.isError,
  })
  const list = useQuery({ ...queryOf('GET /clients', { query: of.query }), enabled: of.ready })
  const navigate = useNavigate()
  const screen = audience.clients
  const isWide = useMedia('(min-width: 62em)')
  return (
    <ListPage
      title="Cliënten"
      actions={
        <Button leftSection={<PlusIcon size={20} />} onClick={() => of.set({ nieuw: '1' })}>
          Nieuwe cliënt
        </Button>
      }
      failed={of.failed}
      filters={
        <FilterBar
          of={of}
          count={list.data?.totalItems}
          noun={['cliënt', 'cliënten']}
          ordered
          onlyRow={onlyRow(list, ({ uuid }) => void navigate({ href: clientHref(audience, uuid) }))}
          views={
            <ViewTabs
              of={of}
              screen={screen}
              countOf={query => queryOf('GET /clients', { query: { ...query, itemsPerPage: 1 } })}
            />
          }
          aside={<ViewsButton of={of} ready={of.ready} screen={screen} />}
        />
      }
    >
      <PagedList
        query={list}
        page={clients.pageOf(of.search)}
        pageSize={clients.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rows={8}
        rowHeight={isWide ? 56 : 220}
        empty={<NobodyFound of={of} />}
      >
        {({ member }) => <ClientTable clients={member} {...{ now, audience, ofMany }} />}
      </PagedList>
      {of.search.nieuw && <NewClient audience={audience} onClose={() => of.set({ nieuw: undefined })} />}
    </ListPage>
  )
}
