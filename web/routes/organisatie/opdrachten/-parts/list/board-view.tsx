import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../../client/cache.ts'
import { AppLink } from '../../../../../components/app-link.tsx'
import { stringifySearch } from '../../../../../search-params.ts'
import type { CareMomentStatus } from '../../../../../words/nl.ts'
import type { ViewProps } from './list-view.tsx'
import { MomentBlock } from './moment-block.tsx'
import classes from './board-view.module.css'
import { boardQuery, type Known, type OrderSearch, statusSlug } from './search.ts'

type Column = { title: string; statuses: CareMomentStatus[]; nothing: string }
const columns: Column[] = [
  { title: 'Openstaand', statuses: ['open'], nothing: 'Alles is toegewezen.' },
  { title: 'Toegewezen', statuses: ['assigned', 'period_started'], nothing: 'Er is nog niemand toegewezen.' },
  { title: 'Uren te accorderen', statuses: ['awaiting_approval'], nothing: 'Alle uren zijn goedgekeurd.' },
  {
    title: 'In overleg',
    statuses: ['proposal', 'proposal_not_worked', 'not_approved', 'proposal_rejected'],
    nothing: 'Over geen enkele opdracht is overleg.',
  },
  { title: 'Afgerond', statuses: ['approved', 'not_worked'], nothing: 'Nog niets afgerond.' },
]
const perColumn = 20

/** The assignments by where they are on their way, from open to done. */
export default function BoardView({ search, known, ready, filters }: ViewProps) {
  const total = useQuery({
    ...ask('GET /care_moments', { query: { ...boardQuery(search, known), itemsPerPage: 0 } }),
    enabled: ready,
  })
  return (
    <>
      {filters(total.data?.totalItems)}
      <div className={classes.board}>
        {columns.map(column => (
          <BoardColumn key={column.title} {...{ column, search, known, ready }} />
        ))}
      </div>
    </>
  )
}

type ColumnProps = { column: Column; search: OrderSearch; known: Known; ready: boolean }

function BoardColumn({ column: { title, statuses, nothing }, search, known, ready }: ColumnProps) {
  const query = useQuery({
    ...ask('GET /care_moments', {
      query: { ...boardQuery(search, known), status: statuses, itemsPerPage: perColumn, 'order[startDate]': 'asc' },
    }),
    enabled: ready,
  })
  const { data, isError, refetch } = query
  const { open, weergave, week, pagina, ...filters } = search
  const all = `/organisatie/opdrachten${stringifySearch({ ...filters, status: statuses.map(statusSlug), periode: search.periode ?? 'vandaag' })}`
  return (
    <section className={classes.column} aria-label={title}>
      <h2>
        {title} <span className={`${classes.count} figures`}>{data?.totalItems ?? ''}</span>
      </h2>
      {isError && (
        <button type="button" className={classes.again} onClick={() => void refetch()}>
          Dit kon niet worden geladen. Opnieuw proberen
        </button>
      )}
      {!data && !isError && <Skeleton height={320} radius="md" />}
      {data?.member.map(moment => (
        <MomentBlock key={moment.uuid} {...{ moment, now: known.now }} withDate />
      ))}
      {data?.totalItems === 0 && <p className={classes.none}>{nothing}</p>}
      {data && data.totalItems > perColumn && <AppLink href={all}>Toon alle {data.totalItems}</AppLink>}
    </section>
  )
}
