import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { SavedButton } from '#care/list/saved/saved-button.tsx'
import { ViewTabs } from '#care/list/saved/view-tabs.tsx'
import { ViewsButton } from '#care/list/saved/views-button.tsx'
import { usePanel } from '#care/list/use-panel.ts'
import { LiveNews } from '#care/live/live-news.tsx'
import { useLiveMoments } from '#care/live/use-live-moments.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { useSession } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses } from '#contract/status-groups.ts'
import { useHolds } from '../../-parts/use-holds.ts'
import { shownAtFirst, UnreportedSkeleton, unreportedQuery } from '../-arrival/unreported-skeleton.tsx'
import { useChosen } from '../-panel/chosen.ts'
import { KeysBar } from '../-panel/keys-bar.tsx'
import { groupsOf } from './urgency.ts'
import { type Column, columnsOf, columnWords, type WorkSearch, workList, writeColumns } from './work-list.ts'
import { WorkRows } from './work-rows.tsx'

const UnreportedShifts = late(() => import('../-arrival/unreported-shifts.tsx'), { fallback: <UnreportedSkeleton /> })
const WorkPanel = late(() => import('../-panel/work-panel.tsx'))

const screen = '/backoffice/open-zorgmomenten'
const { open } = boardStatuses

/** The open moments, soonest first, with the open one beside them. */
export function WorkView({ of }: { of: WorkSearch }) {
  const { search, known, set } = of
  const asked = useMemo(() => ({ ...of.query, status: 'open' as const }), [of.query])
  const query = useQuery({ ...queryOf('GET /care_moments', { query: asked }), enabled: of.ready })
  const page = workList.pageOf(search)
  const total = query.data?.totalItems ?? 0
  const live = useLiveMoments({ all: query }, JSON.stringify(asked))
  const { choose, given } = useChosen(uuid => panel.show(uuid))
  const moments = useMemo(() => live.byColumn('all').filter(one => !given.has(one['@id'])), [live.byColumn, given])
  const groups = useMemo(() => groupsOf(moments, known.context), [moments, known.context])
  const holds = useHolds()
  const columns = useMemo(() => columnsOf(search), [search])
  const me = useMe()
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER') ?? false
  // Asked beside the list, while its code loads: it stands above the list.
  useQuery({ ...unreportedQuery(shownAtFirst), enabled: isPlanner })
  const isDesk = useMedia('(min-width: 62em)')
  const panel = usePanel({
    order: useMemo(() => groups.flatMap(group => group.moments.map(({ uuid }) => uuid)), [groups]),
    address: search.open ? String(search.open) : undefined,
    place: { page, pageSize: workList.pageSize, total },
    onChange: uuid => set({ open: uuid, deel: uuid ? search.deel : undefined }),
  })
  return (
    <>
      <div className="in-order">
        {isPlanner && <UnreportedShifts onOpen={panel.show} />}
        <FilterBar
          of={of}
          count={query.data?.totalItems}
          noun={['open opdracht', 'open opdrachten']}
          views={
            <ViewTabs
              of={of}
              screen={screen}
              countOf={query => queryOf('GET /care_moments', { query: { ...query, status: open, itemsPerPage: 1 } })}
            />
          }
          aside={
            <>
              {isDesk && panel.shown === undefined && <ColumnsButton of={of} />}
              <ViewsButton of={of} ready={of.ready} screen={screen} />
            </>
          }
        />
        <QueryState query={query} rows={12} height={58} isEmpty={() => moments.length === 0} empty={<NothingOpen of={of} />}>
          {() => (
            <>
              <LiveNews {...live.bar} />
              <WorkRows
                {...{ groups, holds, me, columns }}
                now={known.context}
                open={panel.open}
                hasPanel={panel.shown !== undefined}
                fresh={live.fresh}
                takesFocus={isDesk}
                onOpen={panel.show}
              />
              <Pagination
                page={page}
                pageSize={workList.pageSize}
                total={total}
                onChange={next => set({ pagina: String(next), open: undefined })}
              />
            </>
          )}
        </QueryState>
      </div>
      {isDesk && <KeysBar isPlanner={isPlanner} hasPanel={panel.shown !== undefined} />}
      {panel.shown && (
        <WorkPanel
          uuid={panel.shown}
          {...panel.props}
          onOpen={panel.show}
          onChoose={chosen => {
            panel.goOn()
            return choose(chosen)
          }}
          part={search.deel as string | undefined}
          onPart={deel => set({ deel })}
        />
      )}
    </>
  )
}

function AllSettled() {
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER') ?? false
  const organizations = useQuery({ ...queryOf('GET /organizations', { query: { itemsPerPage: 1 } }), enabled: isPlanner })
  if (organizations.data?.totalItems !== 0)
    return <Empty title="Alles is geregeld" text="Er is geen enkele opdracht open. Komt er een bij, dan staat het hier meteen." />
  return (
    <Empty
      title="Welkom bij Zorginzet"
      text="Er is nog niets ingericht. Wij lopen met je langs wat er nodig is voor de eerste opdracht."
      action={<AppLink href="/backoffice/settings?onderdeel=begin">Begin met inrichten</AppLink>}
    />
  )
}

function NothingOpen({ of: { search, set } }: { of: WorkSearch }) {
  const { open: _open, deel: _deel, volgorde: _order, pagina: _page, ...filters } = search
  if (Object.keys(filters).length === 0) return <AllSettled />
  return (
    <Empty
      title="Geen open opdrachten gevonden"
      text="Er past niets bij deze filters."
      action={<Button onClick={() => set(workList.cleared)}>Filters wissen</Button>}
    />
  )
}

const columnChoices = Object.entries(columnWords).map(([value, label]) => ({ value: value as Column, label }))

/** Chooses the columns of the work list. They are part of the address, so that a saved view includes them. */
const ColumnsButton = ({ of: { search, set } }: { of: WorkSearch }) => (
  <SavedButton label="Kolommen" disabled={false}>
    {() => (
      <Choices
        label="Wat zie je per opdracht?"
        several
        look="column"
        choices={columnChoices}
        chosen={columnsOf(search)}
        onChange={chosen => set(writeColumns(chosen))}
        help="Bewaar je een weergave, dan onthoudt die ook de kolommen. Naast een open opdracht en op een klein scherm is er geen plaats voor alle kolommen."
      />
    )}
  </SavedButton>
)
