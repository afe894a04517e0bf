import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { News } from '#contract/events/live.ts'

vi.mock('../api.ts', () => ({}))
vi.mock('../change.ts', () => ({}))
vi.resetModules() // an instance loaded by another file has its own api.ts
const { concerns, refresher } = await import('./refresh.ts')
const { underWay } = await import('#components/page/under-way.ts')

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A screen that shows a list, with a server that answers when the test lets it. */
const screenOf = async (call: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  let held: PromiseWithResolvers<void> | undefined
  /** From then on answers are prepared at once, and delivered when the test lets them. */
  const hold = () => (held = Promise.withResolvers())
  const server = { state: 'as it was', asked: 0, hold, fails: false }
  const queryFn = async () => {
    server.asked++
    if (server.fails) throw new Error('503')
    const found = server.state
    await held?.promise
    return found
  }
  const observer = new QueryObserver(client, { queryKey: [call, {}], queryFn })
  const leave = observer.subscribe(() => undefined)
  const shows = async (state: string) =>
    vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(state), { timeout: 60_000 })
  const isAsked = async (times: number) => vi.waitFor(() => expect(server.asked).toBe(times), { timeout: 60_000 })
  await shows('as it was')
  return { client, observer, server, shows, isAsked, leave }
}
const news = (path: string): News => ({ '@id': `/v1${path}`, '@type': 'CareMoment', own: false })
const one = '/care_moments/0198c0de-0000-7000-8000-000000000001'

type Told = ReturnType<typeof refresher>
const others = '/messages/0198c0de-0000-7000-8000-000000000002'
test.each<[string, (told: Told) => void]>([
  ['of the same', told => told.tell([news(one)])],
  ['that all may be otherwise', told => told.everything()],
])('news %s that comes while what earlier news asked is under way is asked for again', async (_what, tell) => {
  const { client, server, shows, isAsked, leave } = await screenOf('GET /care_moments')
  const told = refresher(client)
  const held = server.hold()
  told.tell([news(one)])
  await isAsked(2)
  // This answer was prepared before the change, and arrives after its event.
  server.state = 'changed'
  tell(told)
  held.resolve()
  await shows('changed')
  leave()
})
test('an answer that a screen waits for is not shown when it was made before the news: it is asked again', async () => {
  const { client, observer, server, shows, isAsked, leave } = await screenOf('GET /care_moments')
  const held = server.hold()
  void observer.refetch()
  await isAsked(2)
  server.state = 'changed'
  refresher(client).tell([news(others), news(one)])
  await isAsked(3)
  held.resolve()
  await shows('changed')
  leave()
})
test('news that arrives together makes a screen ask once, and unrelated news not at all', async () => {
  const { client, server, shows, isAsked, leave } = await screenOf('GET /care_moments')
  const told = refresher(client)
  told.everything()
  await isAsked(2)
  told.tell([news(others)])
  await vi.waitFor(() => expect(underWay()).toEqual([]), { timeout: 60_000 })
  server.state = 'changed'
  told.tell([news(one), news(one), news(others)])
  await shows('changed')
  expect(server.asked).toBe(3)
  leave()
})
test('what failed is not asked again because all may be otherwise, but because it changed', async () => {
  const { client, observer, server, shows, isAsked, leave } = await screenOf('GET /care_moments')
  server.fails = true
  await observer.refetch()
  server.fails = false
  server.state = 'changed'
  const told = refresher(client)
  told.everything()
  await vi.waitFor(() => expect(underWay()).toEqual([]), { timeout: 60_000 })
  await isAsked(2)
  told.tell([news(one)])
  await shows('changed')
  leave()
})

const document = '/v1/care_worker_documents/0198c0de-0000-7000-8000-000000000003'
test.each<[string, string, boolean]>([
  ['GET /care_workers/{uuid}/documents', document, true],
  ['GET /care_workers/{care_worker_id}/invoices', '/v1/care_moment_invoices/0198c0de-0000-7000-8000-000000000004', true],
  ['GET /care_workers/{uuid}/care_moments', `/v1${one}`, true],
  ['GET /care_moments/{uuid}', `/v1${one}`, false],
  ['GET /care_workers/{uuid}/clients', document, false],
  ['PUT /care_workers/{uuid}/documents', document, false],
])('a list below its owner is asked again with what it lists: %s by %s: %s', (call, address, expected) => {
  expect(concerns([call, { uuid: '0198c0de-0000-7000-8000-000000000009' }], address)).toBe(expected)
})

test('news that many hear is asked for within its seconds, and other news at once', async () => {
  const { client, server, isAsked, leave } = await screenOf('GET /care_moments')
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const told = refresher(client)
  told.tell([{ ...news(one), within: 10 }])
  await vi.advanceTimersByTimeAsync(4900)
  expect(server.asked).toBe(1)
  told.tell([news(others)])
  await vi.advanceTimersByTimeAsync(50)
  expect(server.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await isAsked(2)
  vi.restoreAllMocks()
  leave()
})
