import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { isUuid } from '#client/search-params.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { uuidOf } from '#contract/language.ts'
import { counted } from '#rules/time/format-nl.ts'
import { DownloadButton } from '../action/download-button.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { nameOf } from '../moment/care-moment.ts'
import { agreementList, kept, type PickedNames } from './agreement-list.ts'
import { AgreementStatus } from './agreement-status.tsx'
import type { Reader } from './agreements-href.ts'
import { chainsOf, type Listed, sayWork, titleOf } from './chains.ts'
import { oneEach } from './one-each.ts'
import { type Party, readHref, toAgree } from './waiting.ts'

const ReadAgreement = late(() => import('./read-agreement.tsx'))
const ReadWaiting = late(() => import('./read-waiting.tsx'))

type Props = {
  reader: Reader
  /** Those that wait for this party are being read. */
  isReading?: boolean
  onRead?: () => void
  /** The work that an agreement is about. */
  workHref: (moment: string) => Address
}
/** The agreements of a reader: those that wait for them, read one after another, and the list of all. */
export default function Agreements({ reader, isReading = false, onRead, workHref }: Props) {
  const of = useListSearch(agreementList, { kept: kept[reader], context: usePickedNames() })
  const list = useQuery({ ...queryOf('GET /assignment_agreements', { query: of.query }), enabled: of.ready })
  const [opened, open] = useState<Listed>()
  return (
    <div className="stack gap-16 in-order">
      {reader !== 'planner' && <WaitingCard party={reader} />}
      <FilterBar of={of} count={list.data?.totalItems} noun={['overeenkomst', 'overeenkomsten']} ordered />
      <PagedList
        query={list}
        page={agreementList.pageOf(of.search)}
        pageSize={agreementList.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rowHeight={72}
        empty={<Empty title="Geen overeenkomsten" text="Een overeenkomst komt er zodra iemand voor een opdracht is gekozen." />}
      >
        {({ member }) => (
          <Card>
            <DataTable
              caption="Overeenkomsten"
              rowHeads
              columns={columnsOf(reader, workHref, open)}
              rows={member}
              idOf={({ uuid }) => uuid}
            />
          </Card>
        )}
      </PagedList>
      {opened && <ReadOne of={opened} onClose={() => open(undefined)} />}
      {isReading && onRead && <ReadWaiting onClose={onRead} />}
    </div>
  )
}

/** The names of the parties in the address, taken from their agreements. */
function usePickedNames(): PickedNames {
  const { organisatie, zorgverlener } = useSearch({ strict: false }) as Record<string, unknown>
  const query = {
    ...(isUuid(organisatie) && { 'organization.uuid': organisatie }),
    ...(isUuid(zorgverlener) && { 'careWorker.uuid': zorgverlener }),
  }
  const asked = queryOf('GET /assignment_agreements', { query: { ...query, itemsPerPage: 1 } })
  const one = useQuery({ ...asked, enabled: Object.keys(query).length > 0 }).data?.member[0]
  return { organization: one?.organization.name, careWorker: one && nameOf(one.careWorker.profile) }
}

/** The number that waits, with a link to read them. */
function WaitingCard({ party }: { party: Party }) {
  const query = useQuery(toAgree)
  const count = oneEach(query.data?.member ?? []).length
  if (query.isPending) return <QueryState query={query} height={96} />
  if (!count) return null
  return (
    <Card title="Wacht op jou">
      <div className="wrap-row spread gap-12">
        <p>
          {counted(count, 'overeenkomst', 'overeenkomsten')}. Je leest ze na elkaar. Van dezelfde afspraken lees je alleen wat
          anders is, en je gaat met elke apart akkoord.
        </p>
        <Button variant="filled" href={readHref[party]}>
          Lezen en akkoord geven
        </Button>
      </div>
    </Card>
  )
}

const others: Record<'organization' | 'careWorker', TableColumn<Listed>> = {
  organization: { key: 'organisatie', label: 'Organisatie', onCard: 'line', value: ({ organization }) => organization.name },
  careWorker: { key: 'zorgverlener', label: 'Zorgverlener', onCard: 'line', value: one => nameOf(one.careWorker.profile) },
}
const otherOf: Record<Reader, TableColumn<Listed>[]> = {
  worker: [others.organization],
  organization: [others.careWorker],
  planner: [others.organization, others.careWorker],
}
const columnsOf = (reader: Reader, workHref: Props['workHref'], open: (one: Listed) => void): TableColumn<Listed>[] => [
  {
    key: 'werk',
    label: 'Opdracht',
    onCard: 'title',
    value: one => <AppLink href={workHref(uuidOf(one.careMoment))}>{sayWork(one)}</AppLink>,
  },
  ...otherOf[reader],
  {
    key: 'stand',
    label: 'Tekst en stand',
    onCard: 'line',
    value: one => (
      // Not in a grid, so that the column is as wide as its longest state. One element, so that on a card the parts stay
      // together.
      <div>
        {titleOf(one)}
        <br />
        <AgreementStatus of={one} />
      </div>
    ),
  },
  {
    key: 'doen',
    label: 'Wat je kunt doen',
    onCard: 'line',
    value: one => (
      <span className="wrap gap-8">
        <Button size="sm" variant="default" onClick={() => open(one)}>
          Lezen<span className="unseen">: {sayWork(one)}</span>
        </Button>
        <DownloadButton
          size="sm"
          variant="default"
          fetchFile={() => download('GET /assignment_agreements/{uuid}/pdf', { uuid: one.uuid })}
        >
          PDF<span className="unseen">: {sayWork(one)}</span>
        </DownloadButton>
      </span>
    ),
  },
]

/** An agreement with its amendments. */
function ReadOne({ of, onClose }: { of: Listed; onClose: () => void }) {
  const { data } = useQuery(queryOf('GET /assignment_agreements', { query: { careMoment: uuidOf(of.careMoment) } }))
  const chain = chainsOf(data?.member ?? []).find(texts => texts.some(({ uuid }) => uuid === of.uuid))
  return chain ? <ReadAgreement chain={chain} onClose={onClose} onAgreed={() => undefined} /> : null
}
