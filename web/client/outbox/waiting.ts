// What waits of the person who is logged in, for screens to show; and when it is sent. The code that does so loads when something waits.
import type { QueryClient } from '@tanstack/react-query'
import { connection, onConnection } from '../../components/connection.ts'
import { ownAccount } from '../own-account.ts'
import { subscribe } from '../session.ts'
import { type Entry, lockOf } from './entry.ts'
import { hasWaiting, isMark, someoneWaits } from './mark.ts'

const none: readonly Entry[] = []
const listeners = new Set<() => void>()
let owner: string | null = null
let shown = none

/** What waits or asks of this person, the oldest first; the same array until it changes. */
export const shownEntries = (): readonly Entry[] => shown
/** Calls back when that changes; gives a function that stops it. */
export const onEntries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const show = (entries: readonly Entry[]) => {
  shown = entries.length > 0 ? entries : none
  for (const listener of listeners) listener()
}

/** Reads again what waits. */
export async function lookAgain(): Promise<void> {
  const account = ownAccount()
  // The next person on this device sees nothing of the one before, not for a moment.
  if (account !== owner) show(none)
  owner = account
  if (!account || !hasWaiting(account)) return show(none)
  const { entriesOf } = await import('./outbox-store.ts')
  const entries = await entriesOf(account)
  // What a screen is sending is not shown; what was left behind by one that is gone is.
  const locks = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  if (ownAccount() === account) show(entries.filter(entry => entry.status !== 'sending' || !locks.has(lockOf(entry))))
}

/** Sends what waits when the app starts, when its person logs in and when the server answers again; follows what other tabs do. */
export function watchWaiting(client: QueryClient): void {
  const go = async () => {
    await lookAgain()
    const account = ownAccount()
    if (account && hasWaiting(account) && connection() === 'there') await (await import('./sending.ts')).sendWaiting(client)
  }
  // Without its code, or with storage closed to us, it waits for a next time.
  const start = () => void go().catch(() => undefined)
  let before = ownAccount()
  subscribe(() => {
    if (ownAccount() === before) return
    before = ownAccount()
    start()
  })
  onConnection(start)
  addEventListener('storage', ({ key }) => isMark(key) && void lookAgain().catch(() => undefined))
  if (!someoneWaits()) return
  void import('./outbox-store.ts')
    .then(({ tidy }) => tidy(Date.now()))
    .catch(() => undefined)
    .then(start)
}
