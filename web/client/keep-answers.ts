// Keeps what one sees on this device, and shows it when the server does not answer (decision 41).
import type { QueryClient } from '@tanstack/react-query'
import { beforeFailing, connection, onConnection } from '../components/connection.ts'
import { ownAccount as account } from './own-account.ts'

const restMs = 3_000

/** Writes answers some seconds after they came; asks everything again when the server answers once more. */
export function keepAnswers(client: QueryClient): void {
  let isWaiting = false
  let stop: (() => void) | undefined
  const write = async () => {
    isWaiting = false
    if (account()) await (await import('./answer-store.ts')).keepAnswers(client, account)
  }
  client.getQueryCache().subscribe(event => {
    if (isWaiting || event.type !== 'updated' || event.action.type !== 'success' || connection() !== 'there') return
    isWaiting = true
    // Storage may be full or closed to us: then there is nothing to show later.
    setTimeout(() => void write().catch(() => undefined), restMs)
  })
  beforeFailing(async () => {
    const owner = account()
    if (owner) stop = await (await import('./answer-store.ts')).showKept(client, owner)
    if (connection() === 'there') stop?.()
  })
  onConnection(() => {
    if (connection() !== 'there') return
    stop?.()
    stop = undefined
    void client.invalidateQueries()
  })
}
