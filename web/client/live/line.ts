// Keeps a stream open: with a fresh token when it ends, and again after it was cut.
import { logOutOn, withToken } from '../api.ts'
import { freshToken, refreshNow } from '../session.ts'
import { type Place, readStream, type Said } from './stream.ts'

const [firstMs, longestMs] = [1000, 60_000]

/** Waits, but no longer than until the network comes back, or the work is stopped. */
const rest = (ms: number, stop: AbortSignal) =>
  new Promise<void>(done => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    stop.addEventListener('abort', end, { once: true })
  })

/** Reads until it is stopped, or the login is over. `place` is where this browser is by then. */
export async function keepLine(place: () => Place, hear: (said: Said[]) => void, stop: AbortSignal): Promise<void> {
  let failures = 0
  const hearing = (said: Said[]) => {
    failures = 0
    hear(said)
  }
  while (!stop.aborted) {
    try {
      const first = await freshToken()
      if (!first) return
      const [{ ended, refused }, token] = await withToken(first, async token => {
        const read = await readStream(token!, place(), hearing, stop)
        return { ...read, status: read.refused ?? 200 }
      })
      if (refused) {
        logOutOn(refused, '/v1/live', token)
        throw new Error(`No stream: ${refused}`)
      }
      // The refusal of a new token brings this browser to the login screen.
      if (ended) {
        await refreshNow()
        throw new Error('The login was over') // who got another token after all comes back, and later every time
      }
      // The server sent everyone away at once: they do not come back at once.
      await rest(Math.random() * firstMs, stop)
    } catch {
      failures++
      await rest((0.5 + Math.random()) * Math.min(longestMs, firstMs * 2 ** (failures - 1)), stop)
    }
  }
}
