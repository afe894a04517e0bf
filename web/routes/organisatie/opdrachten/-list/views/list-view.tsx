import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { boardStatuses } from '../../../../../../contract/status-groups.ts'
import type { ListedMoment } from '../../../../../care/moment/care-moment.ts'
import { ask } from '../../../../../client/cache.ts'
import { AppLink } from '../../../../../components/app-link.tsx'
import { Button } from '../../../../../components/button.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import { Pagination } from '../../../../../components/pagination.tsx'
import { useEvent } from '../../../../../components/use-event.ts'
import { useMedia } from '../../../../../components/use-media.ts'
import { ApproveBar } from '../approve-bar.tsx'
import { type Known, listQuery, type OrderSearch, orderOf, pageSize, statusSlug } from '../filters/search.ts'
import { rotaOf } from '../rota/days.ts'
import { Rota } from '../rota/rota.tsx'
import { usePanel } from '../rota/use-panel.ts'
import classes from './list-view.module.css'

const MomentPanel = lazy(() => import('../rota/moment-panel.tsx'))
const none: ListedMoment[] = []

export type ViewProps = {
  search: OrderSearch
  known: Known
  /** Whether the names in the address have been looked up. */
  ready: boolean
  onChange: (changes: Partial<Record<keyof OrderSearch, unknown>>) => void
  filters: (count: number | undefined) => ReactNode
}

/** The assignments by day, with the open one beside them. */
export function ListView({ search, known, ready, onChange, filters, wide }: ViewProps & { wide: boolean }) {
  const query = useQuery({ ...ask('GET /care_moments', { query: listQuery(search, known) }), enabled: ready })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const isShort = useMedia('(max-width: 79.99em)')
  const total = query.data?.totalItems ?? 0
  const page = search.pagina ?? 1
  const latestFirst = orderOf(search) === 'laatste'
  const moments = query.data?.member ?? none
  const rota = useMemo(
    () => rotaOf(moments, { before: page > 1, after: page * pageSize < total, latestFirst }),
    [moments, page, total, latestFirst],
  )
  const panel = usePanel({
    rota,
    address: wide ? search.open : undefined,
    place: { page, total },
    onChange: uuid => onChange({ open: uuid, pagina: search.pagina }),
  })
  const { open, shown, show, answer } = panel
  const toggle = useEvent((uuid: string) => {
    const able = moments.some(moment => moment.uuid === uuid && moment.allowedActions.includes('approve'))
    if (able) setChosen(new Set([uuid]).symmetricDifference(chosen))
  })
  const select = useEvent((uuids: string[]) => setChosen(new Set(uuids)))
  const acts = useMemo(() => ({ answer: wide ? answer : null, approve: (uuid: string) => setAsked([uuid]) }), [wide, answer])
  const turn = (pagina: number) => {
    onChange({ pagina })
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {filters(query.data?.totalItems)}
      <div ref={list} className={classes.list} tabIndex={-1}>
        <ListState
          query={query}
          rows={12}
          rowHeight={48}
          isEmpty={data => data.member.length === 0}
          empty={<NothingFound search={search} onChange={onChange} />}
        >
          {() => (
            <>
              <p role="status" className="unseen">
                {total > pageSize && `Pagina ${page} van ${Math.ceil(total / pageSize)}`}
              </p>
              <Rota
                {...{ rota, open, chosen, acts }}
                now={known.now}
                hasPanel={shown !== undefined}
                isNarrow={isShort || shown !== undefined}
                onOpen={wide ? show : null}
                onToggle={toggle}
                onSelect={select}
              />
              <Pagination page={page} pageSize={pageSize} total={total} onChange={turn} />
            </>
          )}
        </ListState>
        <ApproveBar {...{ moments, chosen, asked }} onSelect={select} onAsk={setAsked} isHidden={shown !== undefined} />
      </div>
      {shown && (
        <Suspense>
          <MomentPanel uuid={shown} {...panel.props} />
        </Suspense>
      )}
    </>
  )
}

function NothingFound({ search, onChange }: Pick<ViewProps, 'search' | 'onChange'>) {
  const { open, weergave, week, ...filters } = search
  if (Object.keys(filters).length === 0)
    return (
      <Empty
        drawing="calendar"
        title="Er staat niets op de planning"
        text="Vanaf vandaag zijn er geen opdrachten. Plaats een opdracht, dan zien zorgverleners hem meteen."
        action={<Button href="/organisatie/opdrachten/nieuw">Nieuwe opdracht</Button>}
      />
    )
  if (search.status?.join() === boardStatuses.to_approve.map(statusSlug).join())
    return (
      <Empty
        drawing="tea"
        title="Er zijn geen uren goed te keuren"
        text="Zodra een zorgverlener uren indient, zie je ze hier."
        action={<AppLink href="/organisatie/opdrachten">Naar alle opdrachten</AppLink>}
      />
    )
  const clear = Object.fromEntries(Object.keys(filters).map(name => [name, undefined]))
  return (
    <Empty
      title="Geen opdrachten gevonden"
      text={search.zoek ? `Niets past bij “${search.zoek}” met deze filters.` : 'Er past niets bij deze filters.'}
      action={<Button onClick={() => onChange({ ...clear, periode: 'alles' })}>Wis filters</Button>}
    />
  )
}
