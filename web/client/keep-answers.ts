// Stores answers on this device, and shows them until the server answers (decisions 41 and 163).
import type { QueryClient } from '@tanstack/react-query'
import { beforeFailing, connection, onConnection } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import { isRefused } from './from-device.ts'
import { hasKept } from './kept-database.ts'
import { ownAccount as account } from './own-account.ts'

const restMs = 3_000

/**
 * Stores answers a few seconds after they arrive, or when the tab is hidden, and removes those that are refused. When the server is
 * back, queries that had an answer are fetched again; failed ones wait for the user, since no query is retried automatically. Resolves
 * when the answers that were stored before can be shown.
 */
export function keepAnswers(client: QueryClient): Promise<void> {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let showing: Promise<() => Promise<void>> | undefined
  const fillAll = async () => {
    showing ??= import('./kept-answers.ts').then(({ showKept }) => showKept(client, account))
    await (await showing)()
  }
  const write = async () => {
    clearTimeout(waiting)
    waiting = undefined
    // Storage may be full or unavailable: then there is nothing to show later.
    const kept = () => import('./answer-store.ts').then(store => store.keepAnswers(client, account))
    if (account()) await during('keeping', kept().then(fillAll)).catch(() => undefined)
  }
  client.getQueryCache().subscribe(event => {
    if (waiting || event.type !== 'updated' || connection() !== 'there') return
    if (event.action.type !== 'success' && !(event.action.type === 'error' && isRefused(event.query.state))) return
    waiting = setTimeout(() => void write(), restMs)
  })
  // A phone that is put away may never return to this page.
  document.addEventListener('visibilitychange', () => waiting && document.hidden && void write())
  beforeFailing(fillAll)
  onConnection(() => {
    if (connection() === 'there') void client.invalidateQueries({ predicate: ({ state }) => state.status === 'success' })
  })
  return hasKept(account()) ? fillAll() : Promise.resolve()
}
