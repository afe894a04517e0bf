// A change is sent under a key of its own: one whose answer was lost is sent again, by itself or by its person, and done once.
import { connection, gotNoAnswer, onConnection } from '../components/connection.ts'
import { type AnswerOf, type Args, type CallName, call, callUnder, Problem } from './api.ts'
import { ownAccount } from './own-account.ts'

// Another server, or another database, takes over within seconds.
const patienceMs = 30_000
/** The keys of what got no answer, by what it was. */
const unanswered = new Map<string, string>()

// It may be back by the time that its refusal is heard.
const pauseMs = 500

/** Resolves when the server is there again, or the time is over. */
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
 * Makes a change and gives its answer. While the server is away (502 to 504) it waits for it, half a minute at most, and goes on by
 * itself. Throws as `call` does; the same change once more then goes under the same key.
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
