// What is foreseen is what happens: each preview is compared with its action, done afterwards with the same body.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { allOperations } from '../contract/catalogue.ts'
import { openTestApi } from './api.ts'
import { openCalls } from './calls.ts'
import { must } from './moments.ts'
import type { Who } from './world.ts'

const api = await openTestApi()
const { as, db, owner, server } = api
const callOf = await openCalls(api)
afterAll(() => api.close())

const previews = allOperations.filter(({ operation }) => operation.kind === 'preview')
const actionOf = (id: string) => allOperations.find(each => each.id === id)!.operation
interface Foreseen {
  events: { name: string; count: number }[]
  hears: { event: string; role: string; count: number; names: string[] }[]
  changes: { field: string; from: string | null; to: string | null }[]
}

/** How many rows each table has. The log of who read what is not taken back. */
const rowsOf = async () => {
  const tables = await sql<{ name: string }>`select schemaname || '.' || relname as name from pg_stat_user_tables
    where relname not in ('access_log') and schemaname in ('public', 'graphile_worker') order by 1`.execute(owner)
  const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const { rows } = await sql<{ name: string; rows: number }>`${sql.raw(counts.join(' union all '))}`.execute(owner)
  return rows
}
/** What was really recorded since, and who is really told of it. */
const happenedSince = async (last: string) => {
  const events = await db.selectFrom('event').select(['uuid', 'name']).where('uuid', '>', last).orderBy('uuid').execute()
  const told = []
  for (const { uuid, name } of events) {
    await server.mailbox.keep(uuid, new Date().toISOString())
    const rows = await db.selectFrom('notification').select('account_uuid').where('event_uuid', '=', uuid).execute()
    told.push(...rows.map(row => `${name} ${row.account_uuid}`))
  }
  return { names: events.map(({ name }) => name).sort(), told: new Set(told).size }
}
const lastEvent = async () =>
  (await db.selectFrom('event').select('uuid').orderBy('uuid', 'desc').limit(1).executeTakeFirst())?.uuid ??
  '00000000-0000-0000-0000-000000000000'

test.each(previews)('an organization foresees what $id brings about, and nothing of it remains', async ({ id, operation }) => {
  const { path, body } = await callOf(id, operation, 'own', 'ROLE_ORGANIZATION_USER')
  const before = await rowsOf()
  const foreseen = must(await as.organization.post(path, body), 200) as unknown as Foreseen
  expect(await rowsOf()).toEqual(before)
  const last = await lastEvent()
  const real = actionOf(operation.previews!)
  const answer = await as.organization.send(real.method, path.replace(/\/preview$/, ''), body)
  expect(answer.status).toBe(200)
  const { names, told } = await happenedSince(last)
  expect(foreseen.events.flatMap(({ name, count }) => Array<string>(count).fill(name)).sort()).toEqual(names)
  expect(foreseen.hears.reduce((sum, { count }) => sum + count, 0)).toBe(told)
})

const someone = (who: Who) => api.world.people[who]
test('a preview is refused as its action is', async () => {
  const moment = await api.assignedMoment()
  const address = `${moment['@id']}/update/preview`
  expect((await as.careWorker.post(address, { title: 'Nacht' })).status).toBe(403)
  expect((await as.otherOrganization.post(address, { title: 'Nacht' })).status).toBe(404)
  expect((await as.organization.post(address, { title: '' })).status).toBe(422)
  expect((await as.organization.post(address, { title: 'Nacht', version: 99 })).status).toBe(409)
  must(await as.organization.put(`${moment['@id']}/cancel`, { cancelReason: api.world.cancelReason }), 200)
  expect((await as.organization.post(address, { title: 'Nacht' })).status).toBe(409)
})
test('an organization reads by name who has to confirm a changed time, and what it does to the moment', async () => {
  const moment = await api.assignedMoment()
  const startDate = new Date(Date.parse(String(moment.startDate)) - 3_600_000).toISOString()
  const foreseen = must(await as.organization.post(`${moment['@id']}/update/preview`, { startDate }), 200) as unknown as Foreseen
  const { first_name, last_name } = await db
    .selectFrom('care_worker_profile')
    .select(['first_name', 'last_name'])
    .where('uuid', '=', someone('careWorker').uuid)
    .executeTakeFirstOrThrow()
  expect(foreseen.hears).toMatchObject([
    { event: 'care_moment_updated', role: 'ROLE_CARE_WORKER', count: 1, names: [`${first_name} ${last_name}`] },
  ])
  expect(foreseen.changes.map(({ field }) => field)).toContain('startDate')
})
test('a planner foresees a late cancellation, and the worker is not told of the foreseeing', async () => {
  const moment = await api.assignedMoment()
  const body = { cancelAssignmentReason: api.world.cancelAssignmentReason }
  const told = await db.selectFrom('notification').selectAll().execute()
  const { notes } = must(await as.planner.post(`${moment['@id']}/cancel_assignment/preview`, body), 200)
  expect(notes).toMatchObject({ late: expect.any(Boolean) })
  expect(await db.selectFrom('notification').selectAll().execute()).toEqual(told)
})
test('an organization foresees that all who reacted are told, and then they are', async () => {
  const { moment } = await api.reactedMoment()
  await api.react(moment, 'colleague')
  const body = { cancelReason: api.world.cancelReason }
  const { hears } = must(await as.organization.post(`${moment['@id']}/cancel/preview`, body), 200) as unknown as Foreseen
  expect(hears).toMatchObject([{ event: 'reaction_canceled', role: 'ROLE_CARE_WORKER', count: 2 }])
  const last = await lastEvent()
  must(await as.organization.put(`${moment['@id']}/cancel`, body), 200)
  expect(await happenedSince(last)).toMatchObject({ told: 2 })
})
