import { useQueries, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Search } from '#care/list/filter.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { keptFilters } from '#care/list/kept-filters.ts'
import { useListSearch } from '#care/list/use-list-search.ts'
import { useNow } from '#care/now.ts'
import { Featured } from '#care/parts/featured.tsx'
import { queryOf } from '#client/cache.ts'
import { readAnyWords, stringifySearch } from '#client/search-params.ts'
import { useFeature } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { contractProposalStatusName } from '#contract/statuses.ts'
import { ProposalTable } from './-list/proposal-table.tsx'
import { type ListedProposal, type ProposalSearch, proposals, stateSlug, states, statusIn } from './-list/proposals.ts'

const NewProposal = late(() => import('./-new/new-proposal.tsx'), { fallback: <Skeleton height={480} radius="lg" /> })
const ProposalDialog = late(() => import('./-detail/proposal-dialog.tsx'))

// Not the list's address: its filters would be restored with every visit.
const path = '/organisatie/contract-voorstellen'
const kept = keptFilters('filters-contractvoorstellen', path)
export const Route = createFileRoute('/organisatie/contract-voorstellen/')({
  staticData: { screen: path, title: ['Contractvoorstellen'] },
  validateSearch: readAnyWords,
  beforeLoad: kept.beforeLoad,
  component: Proposals,
})

const addressOf = (search: Search): Address => `${path}${stringifySearch(search)}`

function Proposals() {
  const of = useListSearch(proposals, { kept, context: undefined })
  const { nieuw } = of.search
  if (nieuw)
    return (
      <Featured feature="contract_proposals">
        <NewProposal to={nieuw === 'ja' ? undefined : String(nieuw)} />
      </Featured>
    )
  return <Sent of={of} />
}

/** The proposals by status: the count of each, and those with the chosen one. */
function Sent({ of }: { of: ProposalSearch }) {
  const { search, query } = of
  const now = useNow()
  const isOn = useFeature('contract_proposals')
  const status = statusIn(search)
  const list = useQuery(queryOf('GET /contract_proposals', { query: { ...query, status } }))
  return (
    <ListPage
      title="Contractvoorstellen"
      lead={
        <>
          Wat per opdracht is afgesproken, staat bij{' '}
          <AppLink href="/organisatie/tarieven?onderdeel=overeenkomsten">Overeenkomsten</AppLink>.
        </>
      }
      actions={
        isOn && (
          <Button href={addressOf({ nieuw: 'ja' })} leftSection={<PlusIcon size={20} />}>
            Nieuw voorstel
          </Button>
        )
      }
      filters={<FilterBar of={of} count={list.data?.totalItems} noun={['voorstel', 'voorstellen']} />}
      panel={search.open && <ProposalDialog uuid={String(search.open)} onClose={() => of.set({ open: undefined })} />}
    >
      <Featured feature="contract_proposals" />
      <Tabs
        label="Stand"
        words={useStateWords(of)}
        value={status}
        hrefOf={each => addressOf({ ...search, pagina: undefined, open: undefined, stand: stateSlug(each) })}
      >
        <PagedList
          query={list}
          page={proposals.pageOf(search)}
          pageSize={proposals.pageSize}
          onTurn={page => of.set({ pagina: String(page) })}
          totalOf={({ totalItems }) => totalItems}
          rowHeight={64}
          empty={<None of={of} status={status} />}
        >
          {({ member }) => (
            <Card>
              <ProposalTable
                proposals={member}
                status={status}
                now={now}
                hrefOf={({ uuid }) => addressOf({ ...search, open: uuid })}
              />
            </Card>
          )}
        </PagedList>
      </Tabs>
    </ListPage>
  )
}

/** Each status with its count. */
function useStateWords({ search, known }: ProposalSearch) {
  const counts = useQueries({
    queries: states.map(status =>
      queryOf('GET /contract_proposals', { query: { ...proposals.ask(search, known), status, itemsPerPage: 0 } }),
    ),
  })
  const words = states.map((status, at) => {
    const count = counts[at]?.data?.totalItems
    return [status, `${contractProposalStatusName[status]}${count === undefined ? '' : ` (${count})`}`]
  })
  return Object.fromEntries(words) as Record<ListedProposal['status'], string>
}

/** Why the list is empty, and the next step. */
function None({ of: { search, set }, status }: { of: ProposalSearch; status: ListedProposal['status'] }) {
  const isOn = useFeature('contract_proposals')
  if (search.zoek)
    return (
      <Empty
        title="Geen voorstellen gevonden"
        text={`Onder “${contractProposalStatusName[status]}” past niets bij “${String(search.zoek)}”.`}
        action={<Button onClick={() => set(proposals.cleared)}>Filters wissen</Button>}
      />
    )
  return (
    <Empty
      drawing="tea"
      title="Hier staan geen voorstellen"
      text="Werkt iemand vaak en graag bij jullie? Doe een voorstel voor een contract; je ziet hier het antwoord."
      action={isOn && <Button href={addressOf({ nieuw: 'ja' })}>Nieuw voorstel</Button>}
    />
  )
}
