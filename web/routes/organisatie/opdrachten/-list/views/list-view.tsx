import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { boardStatuses } from '../../../../../../contract/status-groups.ts'
import { ask } from '../../../../../client/cache.ts'
import { AppLink } from '../../../../../components/app-link.tsx'
import { Button } from '../../../../../components/button.tsx'
import { countOf } from '../../../../../components/filter-chips.tsx'
import { Empty, ListState } from '../../../../../components/list-state.tsx'
import { Pagination } from '../../../../../components/pagination.tsx'
import { ApproveBar } from '../approve-bar.tsx'
import { type Known, listQuery, type OrderSearch, pageSize, statusSlug } from '../filters/search.ts'
import { OrderList } from '../order-list.tsx'
import classes from './list-view.module.css'

const SidePanel = lazy(() => import('../side-panel.tsx'))

export type ViewProps = {
  search: OrderSearch
  known: Known
  /** Whether the names in the address have been looked up. */
  ready: boolean
  onChange: (changes: Partial<Record<keyof OrderSearch, unknown>>) => void
  filters: (count: number | undefined | null) => ReactNode
}

/** The assignments as lines, with the open one beside them. */
export function ListView({ search, known, ready, onChange, filters, wide }: ViewProps & { wide: boolean }) {
  const query = useQuery({ ...ask('GET /care_moments', { query: listQuery(search, known) }), enabled: ready })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const moments = query.data?.member ?? []
  const toggle = (uuid: string) => setChosen(new Set([uuid]).symmetricDifference(chosen))
  const approving = chosen.size > 0 || moments.some(moment => moment.allowedActions.includes('approve'))
  const open = wide ? search.open : undefined
  const close = () => {
    const row = document.querySelector<HTMLElement>(`[data-uuid="${open}"]`)
    onChange({ open: undefined })
    row?.focus()
  }
  return (
    <>
      {filters(countOf(query))}
      <div className={classes.work} data-open={open !== undefined || undefined}>
        <div className={classes.list}>
          {approving && <ApproveBar moments={moments} chosen={chosen} onSelect={uuids => setChosen(new Set(uuids))} />}
          <ListState
            query={query}
            rows={12}
            rowHeight={44}
            isEmpty={data => data.member.length === 0}
            empty={<NothingFound search={search} onChange={onChange} />}
          >
            {() => (
              <>
                <OrderList
                  moments={moments}
                  now={known.now}
                  open={open}
                  selection={{ has: uuid => chosen.has(uuid), toggle }}
                  onOpen={wide ? uuid => (uuid ? onChange({ open: uuid, pagina: search.pagina }) : close()) : null}
                />
                <Pagination
                  page={search.pagina ?? 1}
                  pageSize={pageSize}
                  total={query.data?.totalItems ?? 0}
                  onChange={pagina => onChange({ pagina })}
                />
              </>
            )}
          </ListState>
        </div>
        {open && (
          <Suspense fallback={<div className={classes.panelSpace} />}>
            <SidePanel uuid={open} onClose={close} />
          </Suspense>
        )}
      </div>
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
        text="Vanaf vandaag zijn er geen opdrachten. Plaats een opdracht, dan zien zorgverleners die meteen."
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
      action={<Button onClick={() => onChange({ ...clear, periode: 'alles' })}>Filters wissen</Button>}
    />
  )
}
