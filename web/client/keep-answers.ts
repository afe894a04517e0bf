// Keeps what one sees on this device, and shows it when the server does not answer (decision 41).
import type { QueryClient } from '@tanstack/react-query'
import { beforeFailing, connection, onConnection } from '../components/connection.ts'
import { during } from '../components/under-way.ts'
import { ownAccount as account } from './own-account.ts'

const restMs = 3_000

/**
 * Writes answers some seconds after they came, or when one looks away. When the server answers once more, what was answered before is
 * asked again; what failed waits for its person (specification, section 8: no data query is retried automatically).
 */
export function keepAnswers(client: QueryClient): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const write = async () => {
    clearTimeout(waiting)
    waiting = undefined
    // Storage may be full or closed to us: then there is nothing to show later.
    const kept = () => import('./answer-store.ts').then(store => store.keepAnswers(client, account))
    if (account()) await during('keeping', kept()).catch(() => undefined)
  }
  client.getQueryCache().subscribe(event => {
    if (waiting || event.type !== 'updated' || event.action.type !== 'success' || connection() !== 'there') return
    waiting = setTimeout(() => void write(), restMs)
  })
  // A phone that is put away may not come back to this page.
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
