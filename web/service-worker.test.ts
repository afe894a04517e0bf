// Where a page comes from: the network while it answers, else the device.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const code = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
const never = new Promise<Response>(() => undefined)
/** What the service worker answers to a visit while the network does this. */
const visit = (network: () => Promise<Response>) => {
  const on: Record<string, (event: object) => void> = {}
  const self = { addEventListener: (name: string, listener: (event: object) => void) => Object.assign(on, { [name]: listener }) }
  const caches = { match: async (path: string) => new Response(`kept ${path}`) }
  const location = { origin: 'http://here' }
  runInNewContext(code, { self, caches, location, fetch: network, FILES: [], VERSION: '1', URL, Response, setTimeout })
  const request = { url: 'http://here/werk', method: 'GET', mode: 'navigate' }
  const { promise, resolve } = Promise.withResolvers<Response>()
  on.fetch!({ request, respondWith: resolve })
  return promise.then(answer => answer.text())
}

test.each([
  ['answers', async () => new Response('sent'), 'sent'],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch')), 'kept /account/inloggen'],
  ['says that the server is away', async () => new Response('', { status: 503 }), 'kept /account/inloggen'],
])('a visit while the network %s', async (_does, network, shown) => {
  expect(await visit(network)).toBe(shown)
})
test('a network that says nothing for three seconds is none', async () => {
  vi.useFakeTimers()
  try {
    const shown = visit(() => never)
    const early = await Promise.race([shown, vi.advanceTimersByTimeAsync(2900).then(() => 'waits')])
    expect(early).toBe('waits')
    await vi.advanceTimersByTimeAsync(200)
    expect(await shown).toBe('kept /account/inloggen')
  } finally {
    vi.useRealTimers()
  }
})
