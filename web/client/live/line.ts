// Keeps an event stream open: reconnects with a fresh token when it ends, and again when it is cut.
import { logOutOn, withToken } from '../api.ts'
import { freshToken, refreshNow } from '../session.ts'
import { type Place, readStream, type Said } from './stream.ts'

const [firstMs, longestMs] = [1000, 60_000]

/** Waits, until the network returns or the work is stopped at the latest. */
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

/** Reads until it is stopped or the login ends. `place` tells how far this browser has read. */
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
      // A refused token takes this browser to the login screen.
      if (ended) {
        await refreshNow()
        throw new Error('The login was over') // with a new token we reconnect, waiting longer each time
      }
      // The server disconnected everyone at once: spread the reconnects.
      await rest(Math.random() * firstMs, stop)
    } catch {
      failures++
      await rest((0.5 + Math.random()) * Math.min(longestMs, firstMs * 2 ** (failures - 1)), stop)
    }
  }
}
