// Every change is sent under its own Idempotency-Key: if its answer is lost it is sent again, by us or by the user, and carried
// out once.
import { connection, gotNoAnswer, onConnection } from '#components/page/connection.ts'
import { type AnswerOf, type Args, type CallName, call, callUnder, Problem } from './api.ts'
import { ownAccount } from './own-account.ts'

// A failover to another server or database takes seconds.
const patienceMs = 30_000
/** Keys of changes that got no answer, by their content. */
const unanswered = new Map<string, string>()

// The server may be back by the time we see its refusal.
const pauseMs = 500

/** Resolves when the server is back, or after the timeout. */
const back = (ms: number) =>
  new Promise<void>(done => {
    const timer = setTimeout(() => end(), connection() === 'there' ? pauseMs : ms)
    const stop = onConnection(() => connection() === 'there' && end())
    const end = () => {
      clearTimeout(timer)
      stop()
      done()
    }
  })

/**
 * Makes a change and returns its answer. While the server is down (502 to 504) it retries by itself for at most half a minute.
 * Throws as `call` does; repeating the same change reuses its key.
 */
export async function change<K extends CallName>(name: K, args: Args<K>): Promise<AnswerOf<K>> {
  const account = ownAccount()
  if (!account) return call(name, args)
  const what = JSON.stringify([account, name, args])
  const key = unanswered.get(what) ?? crypto.randomUUID()
  unanswered.set(what, key)
  for (const endMs = performance.now() + patienceMs; ; ) {
    try {
      const answer = (await callUnder({ account, key }, name, args)) as AnswerOf<K>
      unanswered.delete(what)
      return answer
    } catch (error) {
      const { status } = error instanceof Problem ? error : { status: -1 }
      if (!gotNoAnswer(status)) unanswered.delete(what)
      const leftMs = endMs - performance.now()
      if (!gotNoAnswer(status) || status === 0 || leftMs < 0) throw error
      await back(leftMs)
    }
  }
}
