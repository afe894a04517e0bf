// Whether the server answers. A browser knows only whether there is a network; that nothing comes back is known by asking.

/** `offline`: calls get no answer. `away`: something answers that our server does not (502 to 504). */
export type Connection = 'there' | 'offline' | 'away'

// Soon at first: another server, or another database, takes over within seconds.
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
const patienceMs = 3_000
const listeners = new Set<() => void>()
let state: Connection = 'there'
let ready: Promise<unknown> = Promise.resolve()
let prepare: () => Promise<unknown> = () => Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined

export const connection = (): Connection => state
/** Calls back on every change; gives a function that stops it. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const become = (next: Connection) => {
  state = next
  for (const listener of listeners) listener()
}
/** What happens before the first failure reaches a screen: getting out what was kept. */
export const beforeFailing = (work: () => Promise<unknown>): void => {
  prepare = work
}

/** Whether a call with this status got no answer of our server: 0, or what stands before it says so. It may have been done or not. */
export const gotNoAnswer = (status: number): boolean => status === 0 || (status >= 502 && status <= 504)

// What answered that our server is away may not have its database: then it must also be ready.
const answers = async () => {
  const answer = await fetch(state === 'away' ? '/ready' : '/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  // The page in which a hotel asks for its code is no answer of ours.
  return answer?.ok && answer.headers.get('Content-Type')?.includes('json')
}
const probe = async () => {
  if (await answers()) connectionFound()
}
/** Not all at the same moment: everybody lost it at once. */
const keepAsking = (tries = 0) => {
  const pause = pausesMs[Math.min(tries, pausesMs.length - 1)]! * (0.75 + Math.random() / 2)
  const own = setTimeout(() => void probe().then(() => timer === own && keepAsking(tries + 1)), pause)
  timer = own
}
const probeWhenSeen = () => {
  if (document.visibilityState === 'visible') void probe()
}

/** Some call got no answer. Resolves when screens may hear of it; until something answers, we ask again by ourselves. */
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
/** Asks whether the server is there, when something else than a call got nothing from it. */
export const askConnection = async (): Promise<void> => ((await answers()) ? connectionFound() : connectionLost())
/** Hears from the browser that the network went. */
export const watchNetwork = (): void => addEventListener('offline', () => void connectionLost())
