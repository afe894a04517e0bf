// Whether the server answers. `navigator.onLine` says nothing about our server, so while calls fail we poll it.

/** `offline`: calls get no answer. `away`: a proxy answers that our server does not (502 to 504). */
export type Connection = 'there' | 'offline' | 'away'

// Short at first: a failover to another server or database takes seconds.
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
const patienceMs = 3_000
const listeners = new Set<() => void>()
let state: Connection = 'there'
let ready: Promise<unknown> = Promise.resolve()
let prepare: () => Promise<unknown> = () => Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined

export const connection = (): Connection => state
/** Calls back on every change; returns a function that stops it. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const become = (next: Connection) => {
  state = next
  for (const listener of listeners) listener()
}
/** Work to finish before a screen sees its first failure: loading stored answers. */
export const beforeFailing = (work: () => Promise<unknown>): void => {
  prepare = work
}

/**
 * Whether a call with this status got no answer from our server: 0, or a proxy says so. The server may have carried it out or
 * not.
 */
export const gotNoAnswer = (status: number): boolean => status === 0 || (status >= 502 && status <= 504)

// When a proxy answered that our server is down, its database may be down too: then it must also report ready.
const answers = async () => {
  const answer = await fetch(state === 'away' ? '/ready' : '/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  // A hotel's login page is not an answer from our server.
  return answer?.ok && answer.headers.get('Content-Type')?.includes('json')
}
const probe = async () => {
  if (await answers()) connectionFound()
}
/** Spread over time: everybody lost the connection at once. */
const keepAsking = (tries = 0) => {
  const pause = pausesMs[Math.min(tries, pausesMs.length - 1)]! * (0.75 + Math.random() / 2)
  const own = setTimeout(() => void probe().then(() => timer === own && keepAsking(tries + 1)), pause)
  timer = own
}
const probeWhenSeen = () => {
  if (document.visibilityState === 'visible') void probe()
}

/** A call got no answer. Resolves when screens may know; from then on we poll until something answers. */
export async function connectionLost(how: 'offline' | 'away' = 'offline'): Promise<void> {
  if (state === 'there') {
    ready = Promise.race([prepare().catch(() => undefined), new Promise(done => setTimeout(done, patienceMs))])
    keepAsking()
    addEventListener('online', probe)
    document.addEventListener('visibilitychange', probeWhenSeen)
  }
  if (state !== how) become(how)
  await ready
}
/** The server has answered. */
export function connectionFound(): void {
  if (state === 'there') return
  clearTimeout(timer)
  timer = undefined
  removeEventListener('online', probe)
  document.removeEventListener('visibilitychange', probeWhenSeen)
  become('there')
}
/** Checks whether the server is there, after something other than a call got no answer. */
export const checkConnection = async (): Promise<void> => ((await answers()) ? connectionFound() : connectionLost())
/** Listens to the browser for a lost network. */
export const watchNetwork = (): void => addEventListener('offline', () => void connectionLost())
