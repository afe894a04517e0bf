import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.mock('./api.ts', () => ({}))
vi.mock('./change.ts', () => ({}))
vi.resetModules() // an instance loaded by another file has its own api.ts
const { answered } = await import('./cache.ts')

test('once a change is done, the screen has been told what is newest', async () => {
  const client = new QueryClient()
  let kept = 'before'
  let shown: string | undefined
  const observer = new QueryObserver(client, { queryKey: ['GET /things'], queryFn: async () => kept })
  // The way react-query notifies a screen.
  const leave = observer.subscribe(notifyManager.batchCalls(({ data }) => (shown = data)))
  await vi.waitFor(() => expect(shown).toBe('before'), { timeout: 60_000 })
  kept = 'after'
  await answered(client, undefined)
  expect(shown).toBe('after')
  leave()
})

test('the answer to a change is the newest state of its item, unless it is no more than its address', async () => {
  const client = new QueryClient()
  const uuid = '01a1f941-d9af-7201-8fc3-a869e547fb9f'
  const said = { '@context': '/v1/contexts/Thing', '@id': `/v1/things/${uuid}`, '@type': 'Thing', uuid }
  const known = () => client.getQueryData(['GET /things/{uuid}', { uuid }])
  await answered(client, said)
  expect(known()).toBeUndefined()
  await answered(client, { ...said, name: 'one' })
  expect(known()).toEqual({ ...said, name: 'one' })
})

test('what was removed is not asked for again, and everything else is', async () => {
  const client = new QueryClient()
  const [uuid, other] = ['01a1f941-d9af-7201-8fc3-a869e547fb9f', '01a1f941-d9af-7201-8fc3-a869e547fba0']
  const keys = [
    ['GET /things/{uuid}', { uuid }],
    ['GET /things/{uuid}/parts', { uuid }],
    ['GET /things/{uuid}', { uuid: other }],
    ['GET /things'],
  ]
  const asked: unknown[] = []
  const leave = keys.map(queryKey => {
    const observer = new QueryObserver(client, { queryKey, queryFn: async () => asked.push(queryKey) })
    return observer.subscribe(() => undefined)
  })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 60_000 })
  asked.length = 0
  await answered(client, undefined, ['/things', uuid])
  expect(asked).toEqual(keys.slice(2))
  expect(keys.map(queryKey => client.getQueryState(queryKey)!.isInvalidated)).toEqual([true, true, false, false])
  for (const each of leave) each()
})

test('an answer that was under way when a change was made is not shown: it is asked again', async () => {
  const client = new QueryClient()
  let kept = 'before'
  let held: PromiseWithResolvers<void> | undefined
  const queryFn = async () => {
    const found = kept
    await held?.promise
    return found
  }
  const observer = new QueryObserver(client, { queryKey: ['GET /things'], queryFn })
  const shown: unknown[] = []
  const leave = observer.subscribe(({ data }) => shown.push(data))
  await vi.waitFor(() => expect(shown.at(-1)).toBe('before'), { timeout: 60_000 })
  const underWay = Promise.withResolvers<void>()
  held = underWay
  const old = observer.refetch()
  held = undefined
  kept = 'after'
  const done = answered(client, undefined)
  underWay.resolve()
  await done
  await old
  expect(shown.at(-1)).toBe('after')
  leave()
})
