import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { sumOf } from '../../../../../../rules/pay.ts'
import type { AnswerOf } from '../../../../../client/api.ts'
import { ask } from '../../../../../client/cache.ts'
import { AppLink } from '../../../../../components/app-link.tsx'
import { Skeleton } from '../../../../../components/skeleton.tsx'
import { stringifySearch } from '../../../../../search-params.ts'
import type { CareMomentStatus } from '../../../../../words/nl.ts'
import { boardQuery, type OrderSearch, periodOf, statusSlug } from '../filters/search.ts'
import classes from './board-view.module.css'
import type { ViewProps } from './list-view.tsx'
import { MomentBlock } from './moment-block.tsx'

type Column = { title: string; statuses: CareMomentStatus[]; nothing: string }
const columns: Column[] = [
  { title: 'Openstaand', statuses: ['open'], nothing: 'Alles is toegewezen.' },
  { title: 'Toegewezen', statuses: ['assigned', 'period_started'], nothing: 'Er is niemand toegewezen.' },
  { title: 'Uren goed te keuren', statuses: ['awaiting_approval'], nothing: 'Alle uren zijn goedgekeurd.' },
  {
    title: 'In overleg',
    statuses: ['proposal', 'proposal_not_worked', 'not_approved', 'proposal_rejected'],
    nothing: 'Over geen enkele opdracht is overleg.',
  },
  { title: 'Afgerond', statuses: ['approved', 'not_worked'], nothing: 'Nog niets afgerond.' },
]
const perColumn = 20
/** The assignments by where they are on their way, from open to done. */
export default function BoardView({ search: { status: _states, ...search }, known, ready, filters }: ViewProps) {
  const queries = useQueries({
    queries: columns.map(column => ({
      ...ask('GET /care_moments', {
        query: {
          ...boardQuery(search, known),
          status: column.statuses,
          itemsPerPage: perColumn,
          'order[startDate]': column.statuses[0] === 'approved' ? 'desc' : 'asc',
        },
      }),
      enabled: ready,
    })),
  })
  const counted = queries.every(query => query.data)
  return (
    <>
      {filters(counted ? sumOf(queries, query => query.data!.totalItems) : undefined)}
      <section className={classes.board} aria-label="Bord">
        {columns.map((column, index) => (
          <BoardColumn key={column.title} {...{ column, search, now: known.now }} query={queries[index]!} />
        ))}
      </section>
    </>
  )
}

type ColumnProps = {
  column: Column
  search: OrderSearch
  now: string
  query: UseQueryResult<AnswerOf<'GET /care_moments'>, Error>
}

function BoardColumn({ column: { title, statuses, nothing }, search, now, query: { data, isError, refetch } }: ColumnProps) {
  const { open, weergave, week, pagina, ...filters } = search
  const all = stringifySearch({ ...filters, status: statuses.map(statusSlug), periode: periodOf(search) })
  return (
    <section className={classes.column} aria-label={title}>
      <h2>
        {title} <span className={`${classes.count} figures`}>{data?.totalItems}</span>
      </h2>
      {isError && (
        <button type="button" className={classes.again} onClick={() => void refetch()}>
          Dit kon niet worden geladen. Opnieuw proberen
        </button>
      )}
      {!data && !isError && <Skeleton height={320} radius="md" />}
      {data?.member.map(moment => (
        <MomentBlock key={moment.uuid} {...{ moment, now }} withDate />
      ))}
      {data?.totalItems === 0 && <p className={classes.none}>{nothing}</p>}
      {data && data.totalItems > perColumn && (
        <AppLink href={`/organisatie/opdrachten${all}`}>Toon alle {data.totalItems}</AppLink>
      )}
    </section>
  )
}
