// Changes that can be made offline.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AnswerOf, type Args, type CallName, call, Problem } from '../api.ts'
import { answered } from '../cache.ts'
import { ownAccount } from '../own-account.ts'
import { Queued, type Wrote } from './entry.ts'

/** The message about a change that waits. */
export const queuedWords = 'Bewaard op deze telefoon. Wordt vanzelf verstuurd als er weer internet is.'
/** Whether a change waits instead of being done. */
export const isQueued = (answer: unknown): answer is Queued => answer instanceof Queued

/**
 * A change that may wait for a network, by its call: `run(args, wrote)`. With a connection it works as `useChange`, and a lost
 * answer never carries it out twice. Without one it returns a Queued, and is sent automatically when the server answers again.
 *
 *     const hand = useQueuedChange('PUT /care_moments/{uuid}/submit')
 *     const waiting = useWaiting(moment['@id'])                     // in its place: <WaitingCard entry={waiting[0]} />
 *     send: draft => hand.run(args, { title: 'Uren, za 21 november', path: '/werk/uren-indienen', about: moment['@id'], form })
 *     done: answer => isQueued(answer) ? queuedWords : 'Uren ingediend.'
 *     undo: answer => isQueued(answer) ? hand.takeBack(answer) : …
 */
export const useQueuedChange = <K extends CallName>(name: K) => {
  const client = useQueryClient()
  // The code must be loaded before the network is gone.
  useEffect(() => void import('./sending.ts').catch(() => undefined), [])
  const mutation = useMutation<AnswerOf<K> | Queued, Problem, { args: Args<K>; wrote: Wrote }>({
    mutationFn: async ({ args, wrote }) => {
      const account = ownAccount()
      const queue = account ? await import('./sending.ts').catch(() => undefined) : undefined
      if (!account || !queue) return call(name, args)
      const answer = (await queue.sendOrKeep(account, name, args, wrote)) as AnswerOf<K> | Queued
      // The connection may have come back while it was being stored.
      if (isQueued(answer)) void queue.sendWaiting(client).catch(() => undefined)
      return answer
    },
    onSuccess: answer => (isQueued(answer) ? undefined : answered(client, answer)),
    onError: problem => (problem.status === 409 || problem.status === 404 ? answered(client, undefined) : undefined),
  })
  return {
    run: (args: Args<K>, wrote: Wrote) => mutation.mutateAsync({ args, wrote }),
    busy: mutation.isPending,
    /** Takes it back while it waits; throws a Problem when it was sent in the meantime. */
    takeBack: async ({ entry }: Queued): Promise<void> => {
      const { sendWaiting, takeOut } = await import('./sending.ts')
      if (!(await takeOut(entry))) throw new Problem(409, 'Dit is net verstuurd.')
      void sendWaiting(client).catch(() => undefined) // what waited behind it
    },
  }
}
