import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FilterBar } from '#care/list/filter-bar.tsx'
import type { KeptFilters } from '#care/list/kept-filters.ts'
import { onlyRow } from '#care/list/row/only-row.ts'
import { ViewTabs } from '#care/list/saved/view-tabs.tsx'
import { ViewsButton } from '#care/list/saved/views-button.tsx'
import { useListSearch } from '#care/list/use-list-search.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { ListPage, PagedList } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { toJudgeDocumentStatuses } from '#contract/status-groups.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { queueHref, workerHref } from './worker-href.ts'
import { WorkerTable } from './worker-table.tsx'
import { type WorkerSearch, workers } from './workers.ts'

/** Filters whose value in the address is a uuid. */
type PickedSearch = { careMoment?: unknown; zorgteam?: unknown; wie?: unknown }
const asked = (uuid: unknown) => ({ uuid: String(uuid), enabled: typeof uuid === 'string' && uuid.length === 36 })

/** The names for the uuids in the filters: a moment, a client, a care worker. */
function usePickedNames({ careMoment, zorgteam, wie }: PickedSearch): Record<string, string | undefined> {
  const [moment, client, worker] = [asked(careMoment), asked(zorgteam), asked(wie)]
  const moments = useQuery({ ...queryOf('GET /care_moments/{uuid}', { uuid: moment.uuid }), enabled: moment.enabled })
  const clients = useQuery({ ...queryOf('GET /clients/{uuid}', { uuid: client.uuid }), enabled: client.enabled })
  const workers = useQuery({ ...queryOf('GET /care_workers/{uuid}', { uuid: worker.uuid }), enabled: worker.enabled })
  return {
    [moment.uuid]: moments.data && `${moments.data.title}, ${formatShift(moments.data)}`,
    [client.uuid]: clients.data && nameOf(clients.data),
    [worker.uuid]: workers.data && nameOf(workers.data.profile),
  }
}

const screen = '/backoffice/zzpers'
const NarrowDialog = late(() => import('./narrow-dialog.tsx'))

/** All care workers, with every filter, and the link to the documents to review. */
export function WorkerList({ kept }: { kept: KeptFilters }) {
  const now = useNow()
  const choices = useQuery(queryOf('GET /care_workers/filter_choices', {}))
  const names = usePickedNames(useSearch({ strict: false }))
  const of = useListSearch(workers, {
    kept,
    context: { cities: choices.data?.cities ?? [], names },
    waiting: !choices.data && !choices.isError,
  })
  const list = useQuery({ ...queryOf('GET /care_workers', { query: of.query }), enabled: of.ready })
  const waiting = useQuery(
    queryOf('GET /care_worker_documents', { query: { status: toJudgeDocumentStatuses, itemsPerPage: 1 } }),
  ).data
  const navigate = useNavigate()
  const [narrowing, narrow] = useState(false)
  const isWide = useMedia('(min-width: 62em)')
  return (
    <ListPage
      title="Zorgverleners"
      actions={
        <>
          <Button variant="default" aria-haspopup="dialog" onClick={() => narrow(true)}>
            Voor een opdracht of cliënt
          </Button>
          <Button href={queueHref()}>
            Documenten beoordelen{waiting && waiting.totalItems > 0 ? ` (${waiting.totalItems})` : ''}
          </Button>
        </>
      }
      failed={of.failed}
      filters={
        <FilterBar
          of={of}
          count={list.data?.totalItems}
          noun={['zorgverlener', 'zorgverleners']}
          ordered
          onlyRow={onlyRow(list, ({ uuid }) => void navigate({ href: workerHref(uuid) }))}
          views={
            <ViewTabs
              of={of}
              screen={screen}
              countOf={query => queryOf('GET /care_workers', { query: { ...query, itemsPerPage: 1 } })}
            />
          }
          aside={<ViewsButton of={of} ready={of.ready} screen={screen} />}
        />
      }
    >
      <PagedList
        query={list}
        page={workers.pageOf(of.search)}
        pageSize={workers.pageSize}
        onTurn={page => of.set({ pagina: String(page) })}
        totalOf={({ totalItems }) => totalItems}
        rows={8}
        rowHeight={isWide ? 64 : 220}
        empty={<NobodyFound of={of} />}
      >
        {({ member }) => <WorkerTable workers={member} now={now} />}
      </PagedList>
      {narrowing && <NarrowDialog onNarrow={of.set} onClose={() => narrow(false)} />}
    </ListPage>
  )
}

/** Why the list is empty, and the next step. */
function NobodyFound({ of: { search, set } }: { of: WorkerSearch }) {
  const { volgorde, pagina, ...filters } = search
  if (Object.keys(filters).length === 0)
    return <Empty title="Er zijn nog geen zorgverleners" text="Wie zich inschrijft, staat hier meteen." />
  return (
    <Empty
      title="Geen zorgverleners gevonden"
      text={search.careMoment ? 'Niemand kan en mag deze opdracht doen, met deze filters.' : 'Er past niemand bij deze filters.'}
      action={<Button onClick={() => set(workers.cleared)}>Filters wissen</Button>}
    />
  )
}
