import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { drawings } from './drawings.tsx'
import classes from './list-state.module.css'
import { Skeleton } from './skeleton.tsx'

type EmptyProps = {
  drawing?: keyof typeof drawings
  title: string
  text?: string
  action?: ReactNode
  /** 1 when this is the only heading of the page. */
  level?: 1 | 2
}

/** Why there is nothing here, and the way on. */
export function Empty({ drawing = 'search', title, text, action, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes.empty}>
      {drawings[drawing]}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

/** What went wrong, and the button to try again. */
export function Failed({ title = 'Dit kon niet worden geladen.', onRetry }: { title?: string; onRetry: () => unknown }) {
  return (
    <div className={classes.empty} role="alert">
      {drawings.plug}
      <h2>{title}</h2>
      <p>Misschien is de verbinding even weg. Probeer het zo nog eens.</p>
      <Button onClick={() => void onRetry()}>Opnieuw proberen</Button>
    </div>
  )
}

type Query<T> = { data: T | undefined; isError: boolean; refetch: () => unknown }
type Props<T> = {
  query: Query<T>
  /** How many placeholder rows to show while loading, and the final height of one, so that nothing jumps. */
  rows?: number
  rowHeight: number
  isEmpty: (data: T) => boolean
  empty: ReactNode
  children: (data: T) => ReactNode
}

/** A list in each of its states: loading, failed, empty or loaded. Takes a react-query result as it is. */
export function ListState<T>({ query, rows = 6, rowHeight, isEmpty, empty, children }: Props<T>) {
  const { data, isError, refetch } = query
  if (data !== undefined) return isEmpty(data) ? empty : children(data)
  if (isError) return <Failed onRetry={refetch} />
  return (
    <div className={classes.rows} aria-busy="true">
      <span className="unseen" role="status">
        Laden
      </span>
      {Array.from({ length: rows }, (_, row) => `rij ${row}`).map(row => (
        <Skeleton key={row} height={rowHeight} radius="lg" />
      ))}
    </div>
  )
}
