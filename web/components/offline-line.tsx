import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { formatTime } from '../../rules/format-nl.ts'
import type { Connection } from './connection.ts'
import { NoNetworkIcon } from './icons.tsx'
import classes from './offline-line.module.css'
import { useConnection } from './use-online.ts'

const sentences: Record<Exclude<Connection, 'there'>, string> = {
  offline: 'Er is geen internet.',
  away: 'Even geduld: Zorginzet is even niet bereikbaar.',
}

// The oldest of what is on the screen; choices such as levels do not count, as nobody reads them for their age.
const oldestIn = (cache: QueryCache) =>
  cache
    .getAll()
    .filter(query => query.isActive() && !query.meta?.once && query.state.dataUpdatedAt > 0)
    .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Number.POSITIVE_INFINITY)

const timeOf = (ms: number) => {
  const isToday = new Date(ms).toDateString() === new Date().toDateString()
  return `${isToday ? '' : 'gisteren '}${formatTime(new Date(ms).toISOString())}`
}

function Line({ how }: { how: Exclude<Connection, 'there'> }) {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache])
  const oldest = useSyncExternalStore(
    subscribe,
    () => oldestIn(cache),
    () => oldestIn(cache),
  )
  return (
    <span>
      {sentences[how]} {Number.isFinite(oldest) && `Dit is van ${timeOf(oldest)}; `}
      {Number.isFinite(oldest) ? 'wat' : 'Wat'} is ingevuld, blijft bewaard.
    </span>
  )
}

type Props = {
  /** What else is said there, such as what is still to be sent; also while the server answers. */
  more?: ReactNode
}

/** Says that the server does not answer, and how old is what one sees. */
export function OfflineLine({ more }: Props) {
  const how = useConnection()
  return (
    <div role="status">
      {(how !== 'there' || more) && (
        <div className={classes.line}>
          {how !== 'there' && <NoNetworkIcon size={24} />}
          <div>
            {how !== 'there' && <Line how={how} />}
            {more}
          </div>
        </div>
      )}
    </div>
  )
}
