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

type Sentence = [title: string, text: string]
/** What to say of a failure, by the status of the answer; 0 is none. */
export function explainFailure(status: number | undefined): Sentence {
  if (status === 0)
    return ['Er is geen verbinding.', 'Controleer het internet. Is de verbinding terug, dan gaat het vanzelf verder.']
  if (status === 403) return ['Hier is geen toegang toe.', 'Dit account mag dit niet bekijken.']
  if (status === 404) return ['Dit is er niet meer.', 'Misschien is het verwijderd, of klopt het adres niet.']
  if (status !== undefined && status >= 500)
    return ['Er ging iets mis bij ons.', 'Probeer het zo nog eens. Blijft het misgaan, neem dan contact op.']
  return ['Dit kon niet worden geladen.', 'Probeer het opnieuw.']
}

type FailedProps = {
  /** Why, as react-query gives it. */
  error: (Error & { status?: number }) | null | undefined
  title?: string
  onRetry: () => unknown
}

/** What went wrong, and the button to try again. */
export function Failed({ error, title, onRetry }: FailedProps) {
  const [why, text] = explainFailure(error?.status)
  return (
    <div className={classes.empty} role="alert">
      {drawings.plug}
      <h2>{title ?? why}</h2>
      <p>{title ? `${why} ${text}` : text}</p>
      <Button onClick={() => void onRetry()}>Opnieuw proberen</Button>
    </div>
  )
}

type Query<T> = { data: T | undefined; error: FailedProps['error']; refetch: () => unknown }
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
  const { data, error, refetch } = query
  if (data !== undefined) return isEmpty(data) ? empty : children(data)
  if (error) return <Failed error={error} onRetry={refetch} />
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
