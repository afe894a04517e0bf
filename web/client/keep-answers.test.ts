// What is fetched again when the server is back.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)
vi.mock('./own-account.ts', () => ({ ownAccount: () => null }))
vi.resetModules() // an instance loaded by another file has its own connection
const { keepAnswers } = await import('./keep-answers.ts')
const { connectionFound, connectionLost } = await import('#components/page/connection.ts')
// The files of a run share their globals.
afterAll(() => vi.unstubAllGlobals())

const screenOf = (client: QueryClient, name: string) => {
  const server = { asked: 0, fails: false }
  const queryFn = async () => {
    server.asked++
    if (server.fails) throw new Error('503')
    return 'there'
  }
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false })
  return { server, observer, leave: observer.subscribe(() => undefined) }
}

test('when the server responds again, earlier answers are requested again, and failed ones wait until somebody retries', async () => {
  const client = new QueryClient()
  keepAnswers(client)
  const [seen, failed] = [screenOf(client, 'seen'), screenOf(client, 'failed')]
  await vi.waitFor(() => expect(failed.observer.getCurrentResult().data).toBe('there'), { timeout: 60_000 })
  failed.server.fails = true
  await failed.observer.refetch()
  await connectionLost()
  connectionFound()
  await vi.waitFor(() => expect(seen.server.asked).toBe(2), { timeout: 60_000 })
  expect(failed.server.asked).toBe(2)
  failed.server.fails = false
  expect((await failed.observer.refetch()).status).toBe('success')
  for (const { leave } of [seen, failed]) leave()
})
