import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatTime } from '../../rules/format-nl.ts'
import type { Connection } from './connection.ts'
import { HourglassIcon, NoNetworkIcon } from './icons.tsx'
import classes from './offline-line.module.css'
import { useLate } from './use-late.ts'
import { useConnection } from './use-online.ts'

/** What was written here and is still to be sent. */
export interface Waits {
  count: number
  /** How many of those were refused, and ask what to do. */
  asks: number
  open: () => void
}

const sentences: Record<Exclude<Connection, 'there'>, string> = {
  offline: 'Je bent offline.',
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
  const oldest = useSyncExternalStore(subscribe, () => oldestIn(cache))
  return (
    <span>
      {sentences[how]} {Number.isFinite(oldest) && `Wat je ziet is van ${timeOf(oldest)}; `}
      {Number.isFinite(oldest) ? 'wat' : 'Wat'} je invult blijft bewaard.
    </span>
  )
}

/** "Nog te versturen (2)", and how many of those ask something. */
export const sayWaits = ({ count, asks }: Waits): string =>
  `Nog te versturen (${count})${asks > 0 ? `, ${asks} met een vraag` : ''}`

/** Says that the server does not answer, and how old is what one sees; and what is still to be sent, with the way to it. */
export function OfflineLine({ waits }: { waits?: Waits | undefined }) {
  const how = useConnection()
  // With a connection it goes within moments: only what stays is said.
  const stays = useLate(waits !== undefined, 2_000)
  const told = how !== 'there' || stays ? waits : undefined
  const Icon = how === 'there' ? HourglassIcon : NoNetworkIcon
  return (
    <div role="status">
      {(how !== 'there' || told) && (
        <div className={classes.line}>
          <Icon size={24} />
          <div>
            {how !== 'there' && <Line how={how} />}
            {told && (
              <button type="button" className={classes.waits} onClick={told.open}>
                {sayWaits(told)}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
