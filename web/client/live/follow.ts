// One event stream for all tabs of a login: the tab that holds the lock reads it and passes the messages on; when it closes,
// another tab continues from the same place.
import type { QueryClient } from '@tanstack/react-query'
import { currentSession, subscribe } from '../session.ts'
import { keepLine } from './line.ts'
import { refresher } from './refresh.ts'
import type { Place, Said } from './stream.ts'
import { noteStreamAlive } from './stream-alive.ts'

// A tab hidden for longer than this gives up the stream.
const hiddenMs = 60_000
// What a screen shows may have been fetched this long before the stream started.
const marginMs = 10_000

/** The login to listen for; none before the second step. */
const listener = (): { name: string; isAlone: boolean } | undefined => {
  const session = currentSession()
  if (!session || session.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) return undefined
  return { name: `zorginzet-live-${session.uuid}`, isAlone: !navigator.locks }
}

/** How far this tab has read. */
type Tab = { place: Place }
/** What a new or returning tab sends to the tab that reads: from where to read. */
type Ask = { from: Place }

/** Reads the stream on behalf of all tabs. `begin` restarts it from an earlier place; in other tabs it does nothing. */
const openReader = (tab: Tab, hear: (said: Said[]) => void) => {
  let begin = (_from: Place) => {}
  const read = async (stop: AbortSignal) => {
    for (let isOver = false; !isOver && !stop.aborted; ) {
      const again = new AbortController()
      begin = from => {
        tab.place = from
        again.abort()
      }
      await keepLine(() => tab.place, hear, AbortSignal.any([stop, again.signal]))
      isOver = !again.signal.aborted
    }
    begin = () => {}
  }
  return { read, begin: (from: Place) => begin(from) }
}

/** Listens for one login, from an instant on; returns a function that stops it. */
function listen(client: QueryClient, { name, isAlone }: { name: string; isAlone: boolean }, sinceMs: number): () => void {
  const refresh = refresher(client)
  const channel = isAlone ? undefined : new BroadcastChannel(name)
  const tab: Tab = { place: { ms: sinceMs } }
  const take = (all: Said[]) => {
    noteStreamAlive()
    for (const said of all) {
      if ('news' in said) refresh.tell(said.news)
      else if ('place' in said) tab.place = said.place
      else refresh.everything()
    }
  }
  const reader = openReader(tab, said => {
    take(said)
    channel?.postMessage(said)
  })
  channel?.addEventListener('message', ({ data }: MessageEvent<Said[] | Ask>) =>
    Array.isArray(data) ? take(data) : reader.begin(data.from),
  )
  let turn: AbortController | undefined
  const start = () => {
    if (turn) return
    turn = new AbortController()
    const { signal } = turn
    if (isAlone) void reader.read(signal)
    // Aborting while it waits for the lock rejects; that is expected.
    else navigator.locks.request(name, { signal }, () => reader.read(signal)).catch(() => undefined)
    channel?.postMessage({ from: tab.place } satisfies Ask)
  }
  const stop = () => {
    turn?.abort()
    turn = undefined
  }
  let away: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(away)
    if (document.hidden) away = setTimeout(stop, hiddenMs)
    else start()
  }
  document.addEventListener('visibilitychange', look)
  start()
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(away)
    stop()
    channel?.close()
  }
}

/** Follows the events for whoever is logged in, from page load on and again after each login. */
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
