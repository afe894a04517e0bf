// Actions that are shown as done at once and sent a little later, so that they can be undone until then (decision 64).
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Args, type CallName, call } from '../api.ts'
import { answered } from '../cache.ts'
import { ownAccount } from '../own-account.ts'
import { type Entry, Queued, type Wrote } from './entry.ts'

/** Whether an entry is held: it can still be taken back. */
export const isHeld = ({ status, dueMs }: Pick<Entry, 'status' | 'dueMs'>): boolean => status === 'waiting' && dueMs !== undefined

/**
 * `hold(call, args, wrote)` stores an action on this device for `holdMs` and returns its entry; it is sent when that time is over
 * or its screen is left, also after a reload. Until then `useWaiting` shows it and `takeBack` undoes it: false when it was just
 * sent. If it cannot be stored it is sent at once, and nothing is returned. With `isLate` its code is loaded with the first
 * action, for where a dialog asks first.
 */
export const useHeld = (holdMs: number, isLate = false) => {
  const client = useQueryClient()
  const keys = useRef<string[]>([])
  useEffect(() => {
    const account = ownAccount()
    // The code must be loaded before the network is gone.
    const load = () => import('./sending.ts')
    if (!isLate) void load().catch(() => undefined)
    const leave = () => {
      const held = keys.current.splice(0)
      if (account && held.length > 0)
        void load()
          .then(({ letGo }) => letGo(client, account, held))
          .catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [client, isLate])
  const hold = async <K extends CallName>(name: K, args: Args<K>, wrote: Wrote): Promise<Entry | undefined> => {
    const account = ownAccount()
    const queue = account ? await import('./sending.ts').catch(() => undefined) : undefined
    if (!account || !queue) return void answered(client, await call(name, args))
    const answer = await queue.hold(account, name, args, wrote, holdMs)
    if (!(answer instanceof Queued)) return void answered(client, answer)
    keys.current.push(answer.entry.key)
    await queue.sendWaiting(client)
    return answer.entry
  }
  const takeBack = async (entry: Queued['entry']): Promise<boolean> => {
    const { takeOut } = await import('./sending.ts')
    return takeOut(entry)
  }
  return { hold, takeBack }
}
