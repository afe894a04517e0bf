import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { formatTime } from '#rules/time/format-nl.ts'
import { Button } from '../controls/button.tsx'
import { useConnection } from '../hooks/use-online.ts'
import { NoNetworkIcon } from '../marks/icons.tsx'
import { type Connection, gotNoAnswer } from './connection.ts'
import classes from './shell.module.css'

type You = 'Je' | 'U'
const sentences: Record<Exclude<Connection, 'there'>, (you: You) => string> = {
  offline: you => `${you} hebt geen internet.`,
  away: () => 'Even geduld: Zorginzet is even niet bereikbaar.',
}

// The age of the oldest data on the screen; choices such as levels do not count, as nobody minds their age.
const oldestIn = (cache: QueryCache) =>
  cache
    .getAll()
    .filter(query => query.isActive() && !query.meta?.once && query.state.dataUpdatedAt > 0)
    .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Number.POSITIVE_INFINITY)

const timeOf = (ms: number) => {
  const isToday = new Date(ms).toDateString() === new Date().toDateString()
  return `${isToday ? '' : 'gisteren '}om ${formatTime(new Date(ms).toISOString())}`
}

/** A summary of the queries on the screen, again whenever one of them changes. */
function useQueries<T>(say: (cache: QueryCache) => T): T {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache])
  return useSyncExternalStore(
    subscribe,
    () => say(cache),
    () => say(cache),
  )
}

function Line({ how, you }: { how: Exclude<Connection, 'there'>; you: You }) {
  const oldest = useQueries(oldestIn)
  return (
    <span>
      {sentences[how](you)} {Number.isFinite(oldest) && `${you} ziet hoe het ${timeOf(oldest)} was. `}
      Wat {you.toLowerCase()} invult, blijft bewaard.
    </span>
  )
}

const gotNone = ({ state: { error } }: Query) => error !== null && gotNoAnswer((error as { status?: number }).status ?? -1)
const hasMissed = (cache: QueryCache) => cache.getAll().some(query => query.isActive() && gotNone(query))

/** The server is back. Failed queries are not retried automatically: here is the button that does. */
function Back() {
  const client = useQueryClient()
  return (
    <span className="wrap-row gap-wrap">
      De verbinding is er weer.
      <Button size="sm" variant="default" onClick={() => void client.refetchQueries({ type: 'active', predicate: gotNone })}>
        Opnieuw laden
      </Button>
    </span>
  )
}

type Props = {
  /** How the reader is addressed. */
  you: You
  /** Anything else to say there, such as what is still to be sent; also while the server answers. */
  more?: ReactNode
}

/** Says that the server does not answer and how old the data is; and when it is back, which data is missing. */
export function OfflineLine({ you, more }: Props) {
  const how = useConnection()
  const isBack = useQueries(hasMissed) && how === 'there'
  return (
    <div role="status">
      {(how !== 'there' || isBack || more) && (
        <div className={`grid with-start gap-12 warns attention ${classes.line}`}>
          {how !== 'there' && <NoNetworkIcon size={24} />}
          <div>
            {how !== 'there' && <Line how={how} you={you} />}
            {isBack && <Back />}
            {more}
          </div>
        </div>
      )}
    </div>
  )
}
