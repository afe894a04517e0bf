import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { KeysHelp } from '#care/keys/keys-help.tsx'
import type { Search } from '#care/list/filter.ts'
import { FilterBar } from '#care/list/filter-bar.tsx'
import { LiveNews } from '#care/live/live-news.tsx'
import { useLiveMoments } from '#care/live/use-live-moments.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { stringifySearch } from '#client/search-params.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { BoardColumn } from '#contract/moments/care-moment-rows.ts'
import { boardStatuses } from '#contract/status-groups.ts'
import { sumOf } from '#rules/money/pay.ts'
import { type OrderSearch, orders, statusSlug } from '../orders.ts'
import { shortNames } from '../rota/row-words.ts'
import { useBeside } from '../rota/use-beside.tsx'
import { blockKeys, MomentBlock } from './moment-block.tsx'
import classes from './views.module.css'

const words: Record<BoardColumn, { title: string; nothing: string }> = {
  open: { title: 'Openstaand', nothing: 'Alles is toegewezen.' },
  assigned: { title: 'Toegewezen', nothing: 'Er is niemand toegewezen.' },
  to_approve: { title: 'Uren goed te keuren', nothing: 'Alle uren zijn goedgekeurd.' },
  in_talks: { title: 'In overleg', nothing: 'Er is geen overleg over uren.' },
  done: { title: 'Afgerond', nothing: 'Nog niets afgerond.' },
}
const columns = Object.keys(words) as BoardColumn[]
const perColumn = 20
/** The assignments in columns by their progress, from open to done. */
export default function BoardView({ of }: { of: OrderSearch }) {
  const { search, known, ready } = of
  const queries = useQueries({
    queries: columns.map(column => ({
      ...queryOf('GET /care_moments', {
        query: {
          ...orders.ask(search, known, ['status']),
          status: boardStatuses[column],
          itemsPerPage: perColumn,
          'order[startDate]': column === 'done' ? 'desc' : 'asc',
        },
      }),
      enabled: ready,
    })),
  })
  const byColumn = Object.fromEntries(columns.map((column, index) => [column, queries[index]!]))
  const live = useLiveMoments(byColumn, JSON.stringify(orders.ask(search, known, ['status'])))
  const counted = queries.every(query => query.data)
  const moments = columns.flatMap(live.byColumn)
  const placeOf = shortNames(moments.map(({ location }) => location.name))
  const { panel, ...beside } = useBeside(
    of,
    moments.map(({ uuid }) => uuid),
  )
  return (
    <>
      <FilterBar
        of={of}
        count={counted ? sumOf(queries, query => query.data!.totalItems) : undefined}
        noun={['opdracht', 'opdrachten']}
        without={['status']}
      />
      <section className={`grid top gap-12 ${classes.board}`} aria-label="Bord">
        <LiveNews {...live.bar} />
        {columns.map((column, index) => (
          <Column
            key={column}
            {...{ column, search, now: known.context, fresh: live.fresh, placeOf, ...beside }}
            moments={live.byColumn(column)}
            query={queries[index]!}
          />
        ))}
      </section>
      <KeysHelp more={blockKeys} />
      {panel}
    </>
  )
}

type ColumnProps = {
  column: BoardColumn
  search: Search
  now: string
  moments: readonly ListedMoment[]
  fresh: ReadonlySet<string>
  placeOf: (place: string) => string
  open: string | undefined
  onOpen: ((uuid: string) => void) | null
  query: UseQueryResult<AnswerOf<'GET /care_moments'>, Error>
}

function Column({ column, search, now, moments, fresh, placeOf, open, onOpen, query }: ColumnProps) {
  const { data, isError, refetch } = query
  const { title, nothing } = words[column]
  const { open: _open, weergave, week, pagina, status: _states, ...filters } = search
  const all = stringifySearch({ ...filters, status: boardStatuses[column].map(statusSlug), periode: search.periode ?? 'alles' })
  return (
    <section className={`grid shrinks gap-4 sunken small ${classes.column}`} aria-label={title}>
      <h2>
        {title} <span className="soft figures">{data?.totalItems}</span>
      </h2>
      {isError && !data && (
        <button type="button" className={`tap rounded on-card touch ${classes.again}`} onClick={() => void refetch()}>
          Dit kon niet worden geladen. Opnieuw proberen
        </button>
      )}
      {!data && !isError && <Skeleton height={320} radius="md" />}
      {moments.map(moment => (
        <MomentBlock
          key={moment.uuid}
          {...{ moment, now, onOpen }}
          place={placeOf(moment.location.name)}
          isFresh={fresh.has(moment.uuid)}
          isOpen={open === moment.uuid}
          withDate
        />
      ))}
      {data?.totalItems === 0 && moments.length === 0 && <p className={`soft ${classes.none}`}>{nothing}</p>}
      {data && data.totalItems > perColumn && (
        <AppLink href={`/organisatie/opdrachten${all}`}>Toon alle {data.totalItems}</AppLink>
      )}
    </section>
  )
}
