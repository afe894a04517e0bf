// How many database round trips a change waits for. Each takes time, even when the database has nothing to do (docs/decisions/0076).
import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'

// Nobody waits for a hint. On a slow machine one would be sent, and what it announces be read, during every try.
vi.mock(import('../api/platform/database/notify/hints.ts'), async original => ({
  ...(await original()),
  openHints: () => ({ give: () => undefined, end: async () => undefined }),
}))

const api = await openTestApi()
afterAll(() => api.close())

type Client = pg.Client & { connection: { stream: Socket } }
const isOfRequest = ([asked]: readonly unknown[]) => /care_moment|access_log/.test((asked as { text?: string }).text ?? '')
/**
 * The number of writes that PostgreSQL responds to on the connections of this work, once nothing has been sent for a while. Other
 * connections ask every second whether the database is there: on a slow machine, during every try.
 */
const turnsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const sent = vi.spyOn(Socket.prototype, 'uncork')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    for (let before = -1; before < sent.mock.calls.length; await setTimeout(quietMs)) before = sent.mock.calls.length
    sent.mockClear()
    asked.mockClear()
    await work()
    const clients = asked.mock.contexts.filter((_, place) => isOfRequest(asked.mock.calls[place]!)) as unknown as Client[]
    const own = new Set(clients.map(({ connection }) => connection.stream))
    return sent.mock.contexts.filter(socket => own.has(socket as unknown as Socket)).length
  } finally {
    sent.mockRestore()
    asked.mockRestore()
  }
}
const quietMs = 100

/**
 * The fewest round trips of six tries, each on a different moment: other queries of the server, or a new connection, may add one to
 * a try by chance; a round trip that the work itself needs is in all of them.
 */
const minTurns = async (make: () => Promise<() => Promise<unknown>>): Promise<number> => {
  const turns: number[] = []
  while (turns.length < 6) turns.push(await turnsOf(await make()))
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
  expect(await lines.execute()).toEqual(Array(6).fill({ client_uuids: [api.world.client.slice(-36)] }))
})
test('an organization that reads a moment waits twice: for the moment, and for its line in the access log', async () => {
  const make = async () => {
    const moment = await api.openMoment()
    return async () => must(await api.as.organization.get(moment['@id']), 200)
  }
  expect(await minTurns(make)).toBe(2)
})
