// A network that loses answers, doubles requests, delivers one again long after it was answered, and a server that is started again before somebody could try once more. A client
// keeps its Idempotency-Key (docs/decisions/0033), as the outbox of the web app does.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Caller } from '../servers/api.ts'
import { diceOf } from './dice.ts'

interface Line {
  key: string
  die: number
  faults: string[]
  /** What is still under way, to come at some later act. */
  late: (() => Promise<void>)[]
  restart(): Promise<void>
  /** Ends every connection to the database, in the middle of whatever is under way; absent where nothing may depend on chance. */
  cut?: (() => Promise<void>) | undefined
  caller(): Promise<Caller>
}
const briefly = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`

/** What is wrong with an answer, and with the answers of a change that came twice. */
const judgesOf = (faults: string[]) => {
  const judge = (what: string, answer: Answer) => {
    if (answer.status >= 500) faults.push(`${what} failed: ${briefly(answer)}`)
    return answer
  }
  const again = (what: string, first: Answer, second: Answer) => {
    judge(what, second)
    if (first.status < 300 && (first.status !== second.status || first.text !== second.text))
      faults.push(`${what} answered differently the second time: ${briefly(first)} / ${briefly(second)}`)
  }
  /** By then the thing may have changed, or be gone: that it is not another one is what must hold. */
  const later = (what: string, first: Answer, second: Answer) => {
    judge(`${what}, late,`, second)
    if (first.status < 300 && second.status < 300 && first.body?.['@id'] !== second.body?.['@id'])
      faults.push(`${what}, late, answered differently the second time: ${briefly(first)} / ${briefly(second)}`)
  }
  return { judge, again, later }
}

/** A caller whose changes go over a bad line. */
export const openLine = ({ key, die, faults, late, restart, cut, caller }: Line): Caller => {
  const dice = diceOf(die ^ 0x5bd1e995)
  let sent = 0
  const { judge, again, later } = judgesOf(faults)
  const send: Caller['send'] = async (method, path, body, headers) => {
    const what = `${method} ${path}`
    const once = async () => (await caller()).send(method, path, body, headers)
    if (method === 'GET') return judge(what, await once())
    sent += 1
    const keyed = { ...headers, 'idempotency-key': `${key}-${sent}` }
    const change = async () => (await caller()).send(method, path, body, keyed)
    const luck = dice.next()
    if (luck < 0.03) {
      const both = await Promise.all([change(), change()])
      const [first, second] = both[0].status < 300 ? both : [both[1], both[0]]
      if (second.status < 300) again(what, first, second)
      for (const each of both) judge(what, each)
      return first
    }
    if (cut && luck > 0.99) {
      // At its first statement, or at any later one, or when all was done but the answer.
      const [broken] = await Promise.all([change(), sleep(dice.below(20)).then(cut)])
      let second = await change()
      for (let tries = 0; second.status >= 500 && tries < 5; tries++) {
        await sleep(200)
        second = await change()
      }
      again(what, broken, second)
      return second
    }
    const first = judge(what, await change())
    // It was thought lost and sent again: now the first one comes.
    if (luck > 0.93 && luck < 0.97) late.push(async () => later(what, first, await change()))
    if (luck < 0.1) {
      if (luck < 0.033) await restart()
      again(what, first, await change())
    }
    return first
  }
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  }
}
