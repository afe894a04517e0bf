// How often a change waits for the database. Each round trip takes time, even when the database has nothing to do
// (docs/decisions/0076).
import { Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestApi } from './servers/api.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
afterAll(() => api.close())
const port = Number(new URL(api.url).port)

/** How many writes the work takes that PostgreSQL answers. */
const turnsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const sent = vi.spyOn(Socket.prototype, 'uncork')
  try {
    await work()
    return sent.mock.contexts.filter(socket => (socket as unknown as Socket).remotePort === port).length
  } finally {
    sent.mockRestore()
  }
}

/**
 * The fewest turns of six tries, each on a moment of its own: what else the server asks at that time, or a connection that is new, adds
 * to one of them by chance; a turn that the work itself takes is in all.
 */
const fewestTurns = async (make: () => Promise<() => Promise<unknown>>): Promise<number> => {
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
  expect(await fewestTurns(make)).toBe(2)
})
test('an organization that approves waits for the database three times, with its line in the access log', async () => {
  const make = async () => {
    const moment = await api.submittedMoment()
    return async () => must(await api.as.organization.patch(`${moment['@id']}/approve`, {}), 200)
  }
  expect(await fewestTurns(make)).toBe(3)
  const lines = api.db.selectFrom('access_log').select('client_uuids').where('operation', '=', 'hours.approve')
  expect(await lines.execute()).toEqual(Array(6).fill({ client_uuids: [api.world.client.slice(-36)] }))
})
test('an organization that reads a moment waits twice: for the moment, and for its line in the access log', async () => {
  const make = async () => {
    const moment = await api.openMoment()
    return async () => must(await api.as.organization.get(moment['@id']), 200)
  }
  expect(await fewestTurns(make)).toBe(2)
})
