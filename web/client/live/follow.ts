// One line for all tabs of a login: the tab that holds the lock reads it and passes on what it says; when that tab closes, another
// one goes on from the same place. Whoever looks through another's eyes does so in one tab, with a line of its own.
import type { QueryClient } from '@tanstack/react-query'
import { currentSession, subscribe } from '../session.ts'
import { lineHeard } from './heard.ts'
import { keepLine } from './line.ts'
import { refresher } from './refresh.ts'
import type { Place, Said } from './stream.ts'

// A tab that nobody looks at for longer leaves the line to another one, or to nobody.
const hiddenMs = 60_000
// What a screen shows may have been asked this long before we knew of it.
const marginMs = 10_000

/** Who listens; nobody before the second step. */
const listener = (): { name: string; isAlone: boolean } | undefined => {
  const session = currentSession()
  if (!session || session.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) return undefined
  return { name: `zorginzet-live-${session.uuid}`, isAlone: Boolean(session.impersonated) || !navigator.locks }
}

type Ask = { from: Place }
/** Listens as one login, from an instant on; gives the function that stops it. */
function listen(client: QueryClient, { name, isAlone }: { name: string; isAlone: boolean }, sinceMs: number): () => void {
  const refresh = refresher(client)
  const channel = isAlone ? undefined : new BroadcastChannel(name)
  let place: Place = { ms: sinceMs }
  let turn: AbortController | undefined
  /** Set in the tab that reads: begins its stream anew, from an earlier place. */
  let begin: ((from: Place) => void) | undefined
  const take = (all: Said[]) => {
    lineHeard()
    for (const said of all) {
      if ('news' in said) refresh.tell(said.news)
      else if ('place' in said) place = said.place
      else refresh.everything()
    }
  }
  const hear = (said: Said[]) => {
    take(said)
    channel?.postMessage(said)
  }
  const read = async (stop: AbortSignal) => {
    while (!stop.aborted) {
      const again = new AbortController()
      let isOver = true
      begin = from => {
        place = from
        isOver = false
        again.abort()
      }
      await keepLine(() => place, hear, AbortSignal.any([stop, again.signal]))
      if (isOver) break
    }
    begin = undefined
  }
  const start = () => {
    if (turn) return
    turn = new AbortController()
    const { signal } = turn
    if (isAlone) void read(signal)
    // Stopped while it waits for its turn.
    else navigator.locks.request(name, { signal }, () => read(signal)).catch(() => undefined)
    // Whoever reads tells this tab what it missed.
    channel?.postMessage({ from: place } satisfies Ask)
  }
  const stop = () => {
    turn?.abort()
    turn = undefined
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Said[] | Ask>) =>
    Array.isArray(data) ? take(data) : begin?.(data.from),
  )
  let away: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(away)
    if (document.hidden) away = setTimeout(stop, hiddenMs)
    else start()
  }
  document.addEventListener('visibilitychange', look)
  look()
  if (document.hidden) start()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(away)
    stop()
    channel?.close()
  }
}

/** Follows what happens as whoever is logged in, from the loading of the page on, and again after each login. */
export function follow(client: QueryClient): void {
  let name: string | undefined
  let stop: (() => void) | undefined
  const settle = (sinceMs: number) => {
    const next = listener()
    const key = next && `${next.name} ${next.isAlone}`
    if (key === name) return
    stop?.()
    name = key
    stop = next && listen(client, next, sinceMs)
  }
  settle(Date.now() - performance.now() - marginMs)
  subscribe(() => settle(Date.now() - marginMs))
}
