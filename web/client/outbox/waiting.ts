// The waiting entries of the logged-in user, for screens to show, and the moments at which they are sent. The code that sends is
// loaded when something waits.
import type { QueryClient } from '@tanstack/react-query'
import { connection, onConnection } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import { ownAccount } from '../own-account.ts'
import { subscribe } from '../session.ts'
import type { Entry } from './entry.ts'
import { hasWaiting, isMark } from './mark.ts'

const none: readonly Entry[] = []
const listeners = new Set<() => void>()
let owner: string | null = null
let shown = none

/** This user's waiting or refused entries, oldest first; the same array until it changes. */
export const shownEntries = (): readonly Entry[] => (ownAccount() === owner ? shown : none)
/** Calls back when that changes; returns a function that stops it. */
export const onEntries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const show = (entries: readonly Entry[]) => {
  shown = entries.length > 0 ? entries : none
  for (const listener of listeners) listener()
}

/** Reads the queue again. */
export async function lookAgain(): Promise<void> {
  const account = ownAccount()
  // The next person on this device must never see the previous one's entries, not even for a moment.
  if (account !== owner) show(none)
  owner = account
  if (!account || !hasWaiting(account)) return show(none)
  const entries = await (await import('./outbox-store.ts')).entriesToShow(account, connection() === 'there')
  if (ownAccount() === account) show(entries)
}

/**
 * Sends what waits: now, after a login, and when the server is back. Follows changes in other tabs too; returns a function that
 * stops it. The frame of every audience that can work offline uses it.
 */
export function watchWaiting(client: QueryClient): () => void {
  const go = async () => {
    await lookAgain()
    if (owner && hasWaiting(owner) && connection() === 'there') await (await import('./sending.ts')).sendWaiting(client)
  }
  // If its code does not load or storage is unavailable, it waits for another time.
  const start = () => void during('queue', go()).catch(() => undefined)
  const follow = ({ key }: StorageEvent) => isMark(key) && void lookAgain().catch(() => undefined)
  const stops = [subscribe(() => ownAccount() !== owner && start()), onConnection(start)]
  addEventListener('storage', follow)
  start()
  return () => {
    for (const stop of stops) stop()
    removeEventListener('storage', follow)
  }
}
