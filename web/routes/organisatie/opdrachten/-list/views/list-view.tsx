import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, useMemo, useRef, useState } from 'react'
import { KeysHelp } from '#care/keys/keys-help.tsx'
import { ExportButton } from '#care/list/export-button.tsx'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { ViewTabs } from '#care/list/saved/view-tabs.tsx'
import { ViewsButton } from '#care/list/saved/views-button.tsx'
import { usePanel } from '#care/list/use-panel.ts'
import { LiveNews } from '#care/live/live-news.tsx'
import { useLiveMoments } from '#care/live/use-live-moments.ts'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Pagination } from '#components/controls/pagination.tsx'
import { useEvent } from '#components/hooks/use-event.ts'
import { useMedia } from '#components/hooks/use-media.ts'
import classes from '#components/lists/list-page.module.css'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { usePendingDecisions } from '../../-round/pending-decisions.ts'
import { canBeChosen, isOpenToAct, toggled } from '../bulk/chosen.ts'
import type { Bulk } from '../bulk/use-bulk.ts'
import { type OrderSearch, orders } from '../orders.ts'
import { inOrder, rotaOf } from '../rota/days.ts'
import { Rota } from '../rota/rota.tsx'

const ApproveBar = late(() => import('../approve-bar.tsx'))
const OpenBar = late(() => import('../bulk/open-bar.tsx'))
const BulkRefused = late(() => import('../bulk/bulk-refused.tsx'))
const NothingFound = late(() => import('./nothing-found.tsx'))
const MomentPanel = lazy(() => import('../rota/moment-panel.tsx'))

const screen = '/organisatie/opdrachten'
const keys = [
  ['↓', 'De lijst in, en naar de volgende opdracht'],
  ['↑', 'Naar de vorige opdracht'],
  ['Enter', 'Openen, en het paneel in'],
  ['Esc', 'Terug naar de rij, en het paneel dicht'],
  ['Spatie', 'Kiezen; met Shift erbij alles ertussen'],
] as const

/** The assignments by day, with the open one beside them. */
export function ListView({ of, bulk }: { of: OrderSearch; bulk: Bulk }) {
  const { search, query: asked, known, set } = of
  const { page: _page, itemsPerPage: _perPage, ...filters } = asked
  const wide = useMedia('(min-width: 62em)')
  // A link shared from a desktop opens the assignment, even without room for a panel.
  const [alone] = useState(wide ? undefined : search.open)
  const query = useQuery({ ...queryOf('GET /care_moments', { query: asked }), enabled: of.ready })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [approving, setApproving] = useState<string[]>([])
  // After the first selection the bar stays mounted, for its messages afterwards.
  const [hasBar, setHasBar] = useState(false)
  if (!hasBar && (chosen.size > 0 || approving.length > 0)) setHasBar(true)
  const list = useRef<HTMLDivElement>(null)
  const isShort = useMedia('(max-width: 95.99em)')
  const total = query.data?.totalItems ?? 0
  const page = orders.pageOf(search)
  const latestFirst = orders.orderOf(search) === 'laatste'
  const live = useLiveMoments({ all: query }, JSON.stringify(asked))
  const decided = usePendingDecisions()
  // A decision in the round above is still to be sent: it is not offered here again.
  const moments = useMemo(
    () => live.byColumn('all').map(moment => (decided.has(moment['@id']) ? { ...moment, allowedActions: [] } : moment)),
    [live.byColumn, decided],
  )
  const rota = useMemo(
    () => rotaOf(moments, { before: page > 1, after: page * orders.pageSize < total, latestFirst }),
    [moments, page, total, latestFirst],
  )
  const panel = usePanel({
    order: useMemo(() => inOrder(rota).map(moment => moment.uuid), [rota]),
    address: wide && search.open ? String(search.open) : undefined,
    place: { page, pageSize: orders.pageSize, total },
    onChange: uuid => set({ open: uuid }),
  })
  const { open, shown, show, answer } = panel
  const lastToggled = useRef<string>(undefined)
  const toggle = useEvent((uuid: string, isRange: boolean) => {
    const able = inOrder(rota).filter(canBeChosen)
    if (!able.some(moment => moment.uuid === uuid)) return
    const order = able.map(moment => moment.uuid)
    setChosen(toggled(chosen, order, { uuid, from: isRange ? lastToggled.current : undefined }))
    lastToggled.current = uuid
  })
  const select = useEvent((uuids: string[]) => setChosen(new Set(uuids)))
  const choosesOpen = moments.some(moment => chosen.has(moment.uuid) && isOpenToAct(moment))
  const acts = useMemo(() => ({ answer: wide ? answer : null, approve: (uuid: string) => setApproving([uuid]) }), [wide, answer])
  const turn = (pagina: number) => {
    set({ pagina: String(pagina), open: undefined })
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }
  if (alone) return <Navigate to="/organisatie/opdrachten/$uuid" params={{ uuid: String(alone) }} replace />
  return (
    <>
      <FilterBar
        of={of}
        count={query.data?.totalItems}
        noun={['opdracht', 'opdrachten']}
        views={
          <ViewTabs
            of={of}
            screen={screen}
            countOf={query => queryOf('GET /care_moments', { query: { ...query, itemsPerPage: 1 } })}
          />
        }
        aside={
          <>
            <ViewsButton of={of} ready={of.ready} screen={screen} />
            <ExportButton empty={total === 0} fetchFile={() => download('GET /care_moments/export', { query: filters })} />
          </>
        }
      />
      <div ref={list} className={`stack relative gap-16 ${classes.list}`} tabIndex={-1}>
        {bulk.refused.length > 0 && <BulkRefused bulk={bulk} />}
        <QueryState query={query} rows={12} height={48} isEmpty={() => moments.length === 0} empty={<NothingFound of={of} />}>
          {() => (
            <>
              <p role="status" className="unseen">
                {total > orders.pageSize && `Pagina ${page} van ${Math.ceil(total / orders.pageSize)}`}
              </p>
              <LiveNews {...live.bar} />
              <Rota
                {...{ rota, open, chosen, acts, decided }}
                fresh={live.fresh}
                now={known.context}
                hasPanel={shown !== undefined}
                isNarrow={isShort || shown !== undefined}
                onOpen={wide ? show : null}
                onToggle={toggle}
                onSelect={select}
              />
              <Pagination page={page} pageSize={orders.pageSize} total={total} onChange={turn} />
              <KeysHelp more={keys} />
            </>
          )}
        </QueryState>
        {choosesOpen && <OpenBar {...{ moments, chosen, bulk }} onSelect={select} isHidden={shown !== undefined} />}
        {hasBar && (
          <ApproveBar
            {...{ moments, chosen }}
            asked={approving}
            onSelect={select}
            onAsk={setApproving}
            isHidden={shown !== undefined || choosesOpen}
          />
        )}
      </div>
      {shown && <MomentPanel uuid={shown} {...panel.props} />}
    </>
  )
}
