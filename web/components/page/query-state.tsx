import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { drawings } from '../marks/drawings.tsx'
import { LiveRegion } from './live-region.tsx'
import { Skeleton } from './skeleton.tsx'
import classes from './states.module.css'

type EmptyProps = {
  drawing?: keyof typeof drawings
  title: string
  text?: string
  action?: ReactNode
  /** 1 when this is the only heading of the page. */
  level?: 1 | 2
}

/** Why there is nothing here, and what to do. */
export function Empty({ drawing = 'search', title, text, action, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`grid gap-12 text-centre ${classes.empty}`}>
      {drawings[drawing]}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

type Sentence = [title: string, text: string]
/** The message for a failure, by the status of the answer; 0 means no answer. */
export function explainFailure(status: number | undefined): Sentence {
  if (status === 0) return ['Er is geen verbinding.', 'Controleer het internet en probeer het opnieuw.']
  if (status === 403) return ['Hier is geen toegang toe.', 'Dit account mag dit niet bekijken.']
  if (status === 404) return ['Dit is er niet.', 'Misschien is het verwijderd, of klopt het adres niet.']
  if (status !== undefined && status >= 500)
    return ['Er ging iets mis bij ons.', 'Probeer het zo nog eens. Blijft het misgaan, neem dan contact op.']
  return ['Dit kon niet worden geladen.', 'Probeer het opnieuw.']
}

type FailedProps = {
  /** The cause, as react-query gives it. */
  error: (Error & { status?: number }) | null | undefined
  title?: string
  onRetry: () => unknown
}

/** What went wrong, with a button to try again. */
export function Failed({ error, title, onRetry }: FailedProps) {
  const [why, text] = explainFailure(error?.status)
  return (
    <div className={`grid gap-12 text-centre ${classes.empty}`} role="alert">
      {drawings.plug}
      <h2>{title ?? why}</h2>
      <p>{title ? `${why} ${text}` : text}</p>
      <Button onClick={() => void onRetry()}>Opnieuw proberen</Button>
    </div>
  )
}

/** A query, as react-query gives it. */
export type Query<T> = { data: T | undefined; error: FailedProps['error']; refetch: () => unknown }
/** A query that has its answer once these others have theirs: what they add to it later would move what is below. */
export const together = <T,>(query: Query<T>, ...others: readonly { isLoading: boolean }[]): Query<T> =>
  others.some(({ isLoading }) => isLoading) ? { data: undefined, error: query.error, refetch: query.refetch } : query

type Waiting =
  /** About as high as the content: one piece, or a number of rows. In what is `in-order`, nothing below it is painted yet the first time. */
  | { height: number; rows?: number }
  /** Placeholders of another shape, or exactly as high. */
  | { waiting: ReactNode }
type Props<T> = Waiting & {
  query: Query<T>
  /** What could not be loaded, when the surroundings do not make that clear. */
  title?: string
  /** Shown instead of the failure when there is no such thing for this person (404). */
  gone?: ReactNode
  /** Without it nothing counts as empty. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** Not needed when the content is rendered elsewhere. */
  children?: (data: T) => ReactNode
}

/** The answer to a query in each of its states: loading, failed, empty or shown. Content stays, also when a refetch fails. */
export function QueryState<T>({ query, title, gone, isEmpty, empty, children, ...waiting }: Props<T>) {
  const { data, error, refetch } = query
  const [wasThere, setThere] = useState(data !== undefined)
  if (data !== undefined && !wasThere) setThere(true)
  if (error?.status === 404 && data === undefined && gone) return gone
  const nothing = data !== undefined && isEmpty?.(data)
  return (
    <>
      {data !== undefined && !nothing && children?.(data)}
      {data === undefined && error && <Failed error={error} {...(title && { title })} onRetry={refetch} />}
      <LiveRegion>
        {nothing && empty}
        {data === undefined && !error && (
          <>
            <span className="unseen">Laden</span>
            <div className="stack full gap-12" aria-busy="true" data-guess={('height' in waiting && !wasThere) || undefined}>
              {'waiting' in waiting ? waiting.waiting : <Rows {...waiting} />}
            </div>
          </>
        )}
      </LiveRegion>
    </>
  )
}

const Rows = ({ rows = 1, height }: { rows?: number; height: number }) =>
  Array.from({ length: rows }, (_, row) => `rij ${row}`).map(row => <Skeleton key={row} height={height} radius="lg" />)
