// Messages that are on their way, or did not get there. They are kept like a draft: what was written is never lost with the screen.
import { useEffect, useState } from 'react'
import { Problem, serverNow } from '../../client/api.ts'
import { useChange } from '../../client/cache.ts'
import { useDraft } from '../../client/drafts.ts'
import type { ThreadMessage } from '../../components/thread.tsx'
import { toastFailed } from '../../components/toast.ts'
import { useConnection } from '../../components/use-online.ts'
import { explain } from '../tell.ts'
import { aboutOf, type Subject } from './subject.ts'

/** `id` is its Idempotency-Key: sent again under it, it is said once. */
interface Waiting {
  id: string
  text: string
  /** By the server's clock. */
  atMs: number
  /** The server said no: only people send it again. */
  refused?: boolean
}
interface Said {
  isOwn: boolean
  text: string
  createdAt: string
}

const isWaiting = (one: unknown): one is Waiting => {
  const { id, text, atMs } = (one ?? {}) as Partial<Waiting>
  return typeof id === 'string' && typeof text === 'string' && typeof atMs === 'number'
}
const readWaiting = (kept: unknown) => (Array.isArray(kept) && kept.every(isWaiting) ? kept : undefined)
const none: Waiting[] = []
// The server knows a key for 24 hours: after that it could be said twice.
const knownMs = 23 * 3_600_000
const goesByItself = ({ refused, atMs }: Waiting) => !refused && serverNow() - atMs < knownMs

// The answer to it was lost, but it is there. Instants of the server are whole seconds.
const hasArrived = ({ text, atMs }: Waiting, said: readonly Said[]) =>
  said.some(one => one.isOwn && one.text === text && Date.parse(one.createdAt) >= atMs - 1000)

/**
 * What waits in this conversation beside what was `said`: it goes by itself when the connection is back. `send` says
 * something, `again` tries one that did not get there.
 */
export function useWaitingMessages(subject: Subject, said: readonly Said[]) {
  const { draft, set } = useDraft(`onderweg:${subject.uuid}`, none, readWaiting)
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const { run } = useChange('POST /messages')
  const deliver = async ({ id, text }: Waiting) => {
    setSending(ids => new Set([...ids, id]))
    try {
      await run({ body: { text, ...aboutOf(subject) } }, id)
      set(now => {
        const left = now.filter(one => one.id !== id)
        return left.length > 0 ? left : none // nothing is kept then
      })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status < 400 || problem.status >= 500) return
      toastFailed(explain(problem))
      set(now => now.map(one => (one.id === id ? { ...one, refused: true } : one)))
    } finally {
      setSending(ids => new Set([...ids].filter(one => one !== id)))
    }
  }
  const connection = useConnection()
  useEffect(() => {
    // Also what an earlier screen could not send.
    if (connection === 'there') for (const one of draft) if (goesByItself(one) && !sending.has(one.id)) void deliver(one)
  }, [connection])
  const waiting = draft.filter(one => sending.has(one.id) || !hasArrived(one, said))
  const messages = waiting.map(
    ({ id, text, atMs }): ThreadMessage => ({
      ...{ id, text, who: 'Jij', own: true, at: new Date(atMs).toISOString() },
      state: sending.has(id) ? 'sending' : 'failed',
    }),
  )
  return {
    messages,
    send: (text: string) => {
      const one = { id: crypto.randomUUID(), text, atMs: serverNow() }
      set(now => [...now, one])
      void deliver(one)
    },
    again: (id: string) => {
      const one = draft.find(each => each.id === id)
      if (one && !sending.has(id)) void deliver(one)
    },
  }
}
