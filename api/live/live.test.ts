// Live news: what is sent and to whom, over real connections, by two servers on one database.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { follow, listening } from '../../tests/servers/following.ts'
import { loginsOf } from '../../tests/servers/logins.ts'
import { settings } from '../../tests/servers/settings.ts'
import { must } from '../../tests/worlds/moments.ts'
import { tokenFor, type Who } from '../../tests/worlds/world.ts'
import { record } from '../platform/events/outbox.ts'
import { openApi } from '../server.ts'

const uuidOf = (address: string) => address.slice(-36)
const api = await openTestApi()
const second = await openApi(settings, api.url)
const { as, world } = api
let [here, there] = ['', '']
beforeAll(async () => {
  here = await listening(api.server)
  there = await listening(second)
})
afterAll(async () => {
  await second.stop()
  await api.close()
})
const opened: Awaited<ReturnType<typeof follow>>[] = []
const listen = async (who: Who, since?: string, url = here) => {
  const stream = await follow(url, await tokenFor(api.server, world.people[who]), since)
  opened.push(stream)
  return stream
}
afterEach(async () => {
  for (const stream of opened.splice(0)) await stream.close()
})

test('nobody follows without a login or with an expired token', async () => {
  expect((await as.nobody.get('/live')).status).toBe(401)
  const { username, uuid, roles } = world.people.organization
  const session = { username, uuid, roles, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
  expect((await follow(here, await api.server.tokens.sign(session, { seconds: -1 }))).status).toBe(401)
})
test('the stream of a token ends with it', async () => {
  const { username, uuid, roles } = world.people.organization
  const session = { username, uuid, roles, multi_factor_enabled: false, multi_factor_verified: false, user_features: [] }
  const stream = await follow(here, await api.server.tokens.sign(session, { seconds: 3 }))
  expect(stream.status).toBe(200)
  await stream.ended()
})
test('the stream of a login that is ended, on whichever server, ends too', async () => {
  const { loggedIn } = loginsOf(api)
  const login = await loggedIn('thirdWorker')
  const stream = await follow(there, login.token)
  must(await login.post('/logout', { refresh_token: login.refresh_token }), 200)
  await stream.ended()
})
test('another organization gets no events, a location admin only those of their own location, a colleague all', async () => {
  const [other, theirs, admin, colleague] = await Promise.all(
    (['otherOrganization', 'otherLocationAdmin', 'locationAdmin', 'secondUser'] as const).map(who => listen(who)),
  )
  const inEast = await api.openMoment()
  const inWest = await api.openMoment({ location: world.west, client: world.clientInWest })
  const mine = [inEast['@id'], inWest['@id']]
  expect(await colleague!.hears(inWest['@id'])).toMatchObject({ '@type': 'CareMoment', own: false })
  await colleague!.hears(inEast['@id'])
  const told = mine.filter(address => address === inEast['@id'])
  expect((await admin!.heard()).filter(address => mine.includes(address))).toEqual(told)
  expect([await other!.heard(), await theirs!.heard()]).toEqual([[], []])
})
test('a colleague gets where something changed, but not what or by whom', async () => {
  const stream = await listen('secondUser')
  const moment = await api.openMoment({ title: 'Geheime dienst', description: 'Sleutel onder de mat' })
  expect(Object.keys(await stream.hears(moment['@id'])).sort()).toEqual(['@id', '@type', 'own'])
})
test('the user who made a change gets it marked as their own', async () => {
  const stream = await listen('organization')
  expect(await stream.hears((await api.openMoment())['@id'])).toMatchObject({ own: true })
})
test('a location admin gets an event when something left their location, but not what', async () => {
  const moment = await api.openMoment()
  const admin = await listen('locationAdmin')
  must(await as.organization.patch(`${moment['@id']}/update_location`, { location: world.west }), 200)
  await admin.hears('/v1/care_moments')
  expect(await admin.heard()).not.toContain(moment['@id'])
})
test('a care worker is notified of their own reaction and of the moment, and another worker of no reaction', async () => {
  const moment = await api.publishedMoment()
  const [worker, another, organization] = [await listen('careWorker'), await listen('colleague'), await listen('organization')]
  const reaction = await api.react(moment)
  expect(await worker.hears(reaction)).toMatchObject({ own: true })
  await worker.hears(moment['@id'])
  await organization.hears(reaction)
  // The row of a moment shows the number of its reactions, so the moment is sent too.
  await organization.hears(moment['@id'])
  expect(await another.heard()).not.toContain(reaction)
})
test('a care worker is notified that their assignment was cancelled', async () => {
  const moment = await api.assignedMoment()
  const worker = await listen('careWorker')
  const body = { cancelAssignmentReason: world.cancelAssignmentReason }
  must(await as.organization.put(`${moment['@id']}/cancel_assignment`, body), 200)
  await worker.hears(moment['@id'])
})
test('an event for many planners says within how many seconds to fetch again, one for a few does not', async () => {
  const session = { roles: ['ROLE_PLANNER' as const], multi_factor_enabled: true, multi_factor_verified: true, user_features: [] }
  const crowd = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const uuid = randomUUID()
      const stream = await follow(here, await api.server.tokens.sign({ ...session, uuid, username: `${uuid}@demo.example` }))
      opened.push(stream)
      return stream
    }),
  )
  const organization = await listen('organization')
  const moment = await api.openMoment()
  for (const stream of crowd) expect(await stream.hears(moment['@id'])).toMatchObject({ within: 2 })
  expect(await organization.hears(moment['@id'])).not.toHaveProperty('within')
  for (const stream of opened.splice(0)) await stream.close()
  const [one, another] = [await listen('organization'), await listen('planner')]
  const next = await api.openMoment()
  for (const stream of [one, another]) expect(await stream.hears(next['@id'])).not.toHaveProperty('within')
})
test('what happens at one server is reported by the other', async () => {
  const stream = await listen('secondUser', undefined, there)
  await stream.hears((await api.openMoment())['@id'])
})
const ofOrganization = () => ({
  ...{ name: 'care_moment_hours_reminded' as const, subjectType: 'Organization', subjectUuid: uuidOf(world.organization) },
  ...{ me: null, now: '2026-10-19T08:00:00+00:00' },
})
test('a client that was away gets what happened meanwhile, and what was committed late', async () => {
  const first = await listen('secondUser', undefined, there)
  const early = await api.openMoment()
  await first.hears(early['@id'])
  const written = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const transaction = api.db.transaction().execute(async tx => {
    await record(tx, [ofOrganization()])
    written.resolve()
    await mayCommit.promise
  })
  await written.promise
  const position = first.position()
  await first.close()
  const missed = await api.openMoment()
  mayCommit.resolve()
  await transaction
  const again = await listen('secondUser', position)
  await again.hears(missed['@id'])
  await again.hears(world.organization)
})
test('a listener gets events that were committed late, after events written later', async () => {
  const stream = await listen('secondUser', undefined, there)
  const tx = await api.db.startTransaction().execute()
  await record(tx, [ofOrganization()])
  await sql`select 1`.execute(tx)
  await stream.hears((await api.openMoment())['@id'])
  expect(await stream.heard()).not.toContain(world.organization)
  await tx.commit().execute()
  await stream.hears(world.organization)
})
// As when a server is killed between its commit and its hint.
const writeWithoutHint = () =>
  sql`insert into event (name, subject_type, subject_uuid, at) values ('care_moment_hours_reminded', 'Organization',
    ${uuidOf(world.organization)}::uuid, now())`.execute(api.owner)
test('a listener gets an event whose hint was lost: with the next hint, or at the next heartbeat', async () => {
  const stream = await listen('secondUser')
  await writeWithoutHint()
  expect(await stream.heard()).not.toContain(world.organization)
  await stream.hears((await api.openMoment())['@id'])
  await stream.hears(world.organization)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const third = await openApi(settings, api.url)
  try {
    const another = await listen('secondUser', undefined, await listening(third))
    await writeWithoutHint()
    expect(await another.heard()).not.toContain(world.organization)
    vi.advanceTimersByTime(20_000)
    await another.hears(world.organization)
  } finally {
    vi.useRealTimers()
    await third.stop()
  }
})
test('a position lies before what is still being written', async () => {
  await api.db.transaction().execute(async tx => {
    await sql`insert into ended_session (uuid, until) values (gen_random_uuid(), now())`.execute(tx)
    const startedAt = await sql<{ at: string }>`select now()::text as at`.execute(tx)
    const oldest = await sql<{ at: string }>`select oldest_writing()::text as at`.execute(api.db)
    expect(oldest.rows).toEqual(startedAt.rows)
  })
})
test('a client that was away for longer is told to fetch everything again', async () => {
  const hoursAgo = (Date.now() - 2 * 3_600_000).toString(16).padStart(12, '0')
  const stream = await listen('secondUser', `${hoursAgo.slice(0, 8)}-${hoursAgo.slice(8)}-7000-8000-000000000000`)
  await stream.isReset()
})
test('a server that lost the database for a moment tells what happened meanwhile', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const stream = await listen('secondUser')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query = 'listen live'`.execute(api.owner)
  await stream.hears((await api.openMoment())['@id'])
  logged.mockRestore()
})
test('an account has ten streams at most', async () => {
  const streams = await Promise.all(Array.from({ length: 11 }, () => listen('clientAdmin')))
  expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 10 }, () => 200), 503])
})
test('a client that does not accept a stream gets the events so far, and the end', async () => {
  const answer = await as.organization.get('/live')
  expect(answer.headers['content-type']).toContain('text/event-stream')
  expect(answer.text).toMatch(/^id: /m)
  const moment = await api.openMoment()
  expect((await as.organization.get('/live?ago=60')).text).toContain(moment['@id'])
  expect((await as.otherOrganization.get('/live?ago=60')).text).not.toContain(moment['@id'])
  expect((await as.organization.get('/live?ago=lang')).status).toBe(422)
})
test('a care worker is told of their new notification, and no other care worker is', async () => {
  const moment = await api.assignedMoment()
  const [worker, another] = [await listen('careWorker'), await listen('colleague')]
  must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: world.cancelReason }), 200)
  const { rows } = await sql<{ uuid: string }>`select uuid from event where subject_uuid = ${moment.uuid}::uuid`.execute(api.db)
  for (const { uuid } of rows) await api.server.mailbox.deliver(uuid, '2026-10-19T08:00:00+00:00')
  await worker.hears('/v1/notifications')
  expect(await another.heard()).not.toContain('/v1/notifications')
})
test('a server that stops ends its streams at once', async () => {
  const third = await openApi(settings, api.url)
  const stream = await follow(await listening(third), await tokenFor(api.server, world.people.organization))
  await third.stop()
  await stream.ended()
})
