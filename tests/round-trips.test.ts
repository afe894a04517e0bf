// How many database round trips a change waits for. Each takes time, even when the database has nothing to do (docs/decisions/0076).
import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
afterAll(() => api.close())

/** What a request asks has its count with it; what the server asks by the clock, on whatever connection, has none. */
const request = new AsyncLocalStorage<{ turns: number }>()
const unsent = new WeakMap<Socket, { turns: number }>()
const { query } = pg.Client.prototype
const { uncork } = Socket.prototype
// Nobody waits for a hint.
const isHint = (asked: unknown) => /pg_notify/.test((asked as { text?: string }).text ?? '')
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(this: pg.Client, ...asked: unknown[]) {
  const count = request.getStore()
  const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
  if (count && !isHint(asked[0])) unsent.set(stream, count)
  return Reflect.apply(query, this, asked)
})
vi.spyOn(Socket.prototype, 'uncork').mockImplementation(function send(this: Socket) {
  const count = unsent.get(this)
  if (count) count.turns++
  unsent.delete(this)
  return Reflect.apply(uncork, this, [])
})
afterAll(() => vi.restoreAllMocks())

/** The number of writes with statements of this work. */
const turnsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const count = { turns: 0 }
  await request.run(count, work)
  return count.turns
}
/** The fewest round trips of three tries, each on a different moment: a new connection, or what is kept a while, may add one. */
const minTurns = async (make: () => Promise<() => Promise<unknown>>): Promise<number> => {
  const turns: number[] = []
  while (turns.length < 3) turns.push(await turnsOf(await make()))
  return Math.min(...turns)
}

test('a worker who reacts waits for the database twice', async () => {
  const make = async () => {
    const { publication } = await api.publishedMoment()
    const body = { careMomentPublication: publication, agreed: true }
    return async () => must(await api.as.careWorker.post('/care_moment_publication_reactions', body), 201)
  }
  expect(await minTurns(make)).toBe(2)
})
test('an organization that approves waits for the database three times, with its line in the access log', async () => {
  const make = async () => {
    const moment = await api.submittedMoment()
    return async () => must(await api.as.organization.patch(`${moment['@id']}/approve`, {}), 200)
  }
  expect(await minTurns(make)).toBe(3)
  const lines = api.db.selectFrom('access_log').select('client_uuids').where('operation', '=', 'hours.approve')
  expect(await lines.execute()).toEqual(Array(3).fill({ client_uuids: [api.world.client.slice(-36)] }))
})
test('an organization that reads a moment waits twice: for the moment, and for its line in the access log', async () => {
  const make = async () => {
    const moment = await api.openMoment()
    return async () => must(await api.as.organization.get(moment['@id']), 200)
  }
  expect(await minTurns(make)).toBe(2)
})
