import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { drawings } from './drawings.tsx'
import classes from './query-state.module.css'
import { Said } from './said.tsx'
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
  if (status === 0) return ['Er is geen verbinding.', 'Controleer het internet en probeer het opnieuw.']
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

/** A question, as react-query gives it. */
export type Query<T> = { data: T | undefined; error: FailedProps['error']; refetch: () => unknown }
type Waiting =
  /** As high as what comes, so that nothing jumps: one piece, or so many rows. */
  | { height: number; rows?: number }
  /** Placeholders of another shape. */
  | { waiting: ReactNode }
type Props<T> = Waiting & {
  query: Query<T>
  /** What could not be loaded, where that is not clear from what stands around it. */
  title?: string
  /** What is said when there is no such thing for this person (404), in place of the failure. */
  gone?: ReactNode
  /** Without it nothing counts as empty. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** Not needed where what is there stands elsewhere. */
  children?: (data: T) => ReactNode
}

/** The answer to a question in each of its states: waiting, failed, empty or there. What is there stays, also when asking again failed. */
export function QueryState<T>({ query, title, gone, isEmpty, empty, children, ...waiting }: Props<T>) {
  const { data, error, refetch } = query
  if (error?.status === 404 && data === undefined && gone) return gone
  const nothing = data !== undefined && isEmpty?.(data)
  return (
    <>
      {data !== undefined && !nothing && children?.(data)}
      {data === undefined && error && <Failed error={error} {...(title && { title })} onRetry={refetch} />}
      <Said>
        {nothing && empty}
        {data === undefined && !error && (
          <>
            <span className="unseen">Laden</span>
            <div className={classes.waiting} aria-busy="true">
              {'waiting' in waiting ? waiting.waiting : <Rows {...waiting} />}
            </div>
          </>
        )}
      </Said>
    </>
  )
}

const Rows = ({ rows = 1, height }: { rows?: number; height: number }) =>
  Array.from({ length: rows }, (_, row) => `rij ${row}`).map(row => <Skeleton key={row} height={height} radius="lg" />)
