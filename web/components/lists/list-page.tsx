import { type ReactNode, useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { Pagination } from '../controls/pagination.tsx'
import { Page } from '../page/page.tsx'
import { Empty, Failed, type Query, QueryState } from '../page/query-state.tsx'
import classes from './list-page.module.css'

type Failure = { error: Error & { status?: number }; retry: () => unknown }
type PageProps = {
  title: ReactNode
  lead?: ReactNode
  width?: 'reading' | 'work'
  /** Buttons, or the choice of a view; the main action of the screen comes last. */
  actions?: ReactNode
  /** The counters of what waits: Stats. */
  counters?: ReactNode
  /** The filters, with the count and the sort order: FilterBar of care/list. */
  filters?: ReactNode
  /** The filters' own data could not be fetched. */
  failed?: Failure | undefined
  /** What is open beside the list: SidePanel. */
  panel?: ReactNode
  /** PagedList, or another view of the same items. */
  children: ReactNode
}

/** The screen of a list: counters, filters, the list in one of its views, and what is open beside it. */
export function ListPage({ counters, filters, failed, panel, children, ...head }: PageProps) {
  return (
    <Page {...head}>
      {counters}
      {failed && <Failed error={failed.error} onRetry={failed.retry} />}
      {filters}
      {children}
      {panel}
    </Page>
  )
}

type ListProps<T> = {
  query: Query<T>
  /** The shown page, from 1, and how to turn to another one. */
  page: number
  pageSize: number
  onTurn: (page: number) => void
  totalOf: (data: T) => number
  /** The number of placeholders while loading, and their height. */
  rows?: number
  rowHeight: number
  empty: ReactNode
  children: (data: T) => ReactNode
}

/** A list in pages, in each of its states. Turning to another page moves to the head of the list and announces the page. */
export function PagedList<T>({ query, page, pageSize, onTurn, totalOf, rows = 6, rowHeight, empty, children }: ListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const total = query.data === undefined ? 0 : totalOf(query.data)
  const last = Math.ceil(total / pageSize)
  // A bookmarked address may name a page that no longer exists.
  const isPast = total > 0 && page > last
  const turn = (to: number) => {
    onTurn(to)
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={list} className={`stack gap-16 ${classes.list}`} tabIndex={-1}>
      <p role="status" className="unseen">
        {total > pageSize && !isPast && `Pagina ${page} van ${last}`}
      </p>
      <QueryState query={query} rows={rows} height={rowHeight} isEmpty={data => totalOf(data) === 0} empty={empty}>
        {data => (isPast ? <PastTheEnd page={page} last={last} onTurn={turn} /> : children(data))}
      </QueryState>
      {!isPast && <Pagination page={page} pageSize={pageSize} total={total} onChange={turn} />}
    </div>
  )
}

const PastTheEnd = ({ page, last, onTurn }: { page: number; last: number; onTurn: (page: number) => void }) => (
  <Empty
    title={`Pagina ${page} is er niet`}
    text={last === 1 ? 'Alles past op één pagina.' : `De laatste pagina is ${last}.`}
    action={<Button onClick={() => onTurn(last)}>{last === 1 ? 'Terug naar de lijst' : 'Naar de laatste pagina'}</Button>}
  />
)
