// Stores answers on this device and shows them when the server cannot be reached (decision 41).
import type { QueryClient } from '@tanstack/react-query'
import { beforeFailing, connection, onConnection } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import { ownAccount as account } from './own-account.ts'

const restMs = 3_000

/**
 * Stores answers a few seconds after they arrive, or when the tab is hidden. When the server is back, queries that had an answer
 * are fetched again; failed ones wait for the user, since no query is retried automatically.
 */
export function keepAnswers(client: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const write = async () => {
    clearTimeout(waiting)
    waiting = undefined
    // Storage may be full or unavailable: then there is nothing to show later.
    const kept = () => import('./answer-store.ts').then(store => store.keepAnswers(client, account))
    if (account()) await during('keeping', kept()).catch(() => undefined)
  }
  client.getQueryCache().subscribe(event => {
    if (waiting || event.type !== 'updated' || event.action.type !== 'success' || connection() !== 'there') return
    waiting = setTimeout(() => void write(), restMs)
  })
  // A phone that is put away may never return to this page.
  document.addEventListener('visibilitychange', () => waiting && document.hidden && void write())
  beforeFailing(async () => {
    const owner = account()
    if (owner) stop = await (await import('./answer-store.ts')).showKept(client, owner)
    if (connection() === 'there') stop?.()
  })
  onConnection(() => {
    if (connection() !== 'there') return
    stop?.()
    stop = undefined
    void client.invalidateQueries({ predicate: ({ state }) => state.status === 'success' })
  })
}
