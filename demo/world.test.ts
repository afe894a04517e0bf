import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMoved, now } from '../api/platform/clock.ts'
import { openApi, type Server } from '../api/server.ts'
import { careMomentStatus } from '../contract/moments/care-moment-transitions.ts'
import { reactionStatus } from '../contract/statuses.ts'
import { sumOf } from '../rules/money/pay.ts'
import { mustLeadToScreens } from '../tests/mailed-links.ts'
import { callerWith } from '../tests/servers/api.ts'
import { freshDatabase } from '../tests/servers/database.ts'
import { settings } from '../tests/servers/settings.ts'
import { faultsInEarnings } from '../tests/worlds/earnings-by-hand.ts'
import { must } from '../tests/worlds/moments.ts'
import { tokenFor } from '../tests/worlds/world.ts'
import { demoPassword } from './accounts.ts'
import { makeLargeWorld } from './scale.ts'
import { demoLogins, makeDemoWorld } from './world.ts'

let server: Server
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  ;({ url, drop } = database)
  server = await openApi(settings, url)
  await makeDemoWorld(server, url, () => undefined)
})
afterAll(async () => {
  await server?.stop()
  await drop()
})

const count = async (table: string, where = sql`true`): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(server.database)
  return rows[0]!.n
}
const login = async (username: string) => {
  const { body, status } = await callerWith(server).post('/login/check', { username, password: demoPassword })
  return { status, caller: callerWith(server, body.token), uuid: JSON.parse(atob(body.token.split('.')[1]!)).uuid as string }
}
const usernames = demoLogins('http://localhost:3000').flatMap(line => /\S+@demo\.example/.exec(line) ?? [])

test('who is told of something is sent to a screen that they may open', () => mustLeadToScreens(server.database))
// This test comes first, because the tests below make mails.
test('the clock is right again, no mail waits to be sent, and a second start makes nothing', async () => {
  expect(isMoved()).toBe(false)
  const { rows } = await sql`select 1 from graphile_worker.jobs where task_identifier = 'deliver'`.execute(server.database)
  expect(rows).toEqual([])
  const before = await count('event')
  await makeDemoWorld(server, url, () => expect.unreachable())
  expect(await count('event')).toBe(before)
})

test.each([
  ['organization', 3],
  ['organization_location', 8],
  ['care_worker', 40],
  ['client', 26],
  ['recurring_care_moment', 1],
  ['care_worker_violation', 3],
  ['message', 5],
])('it has as many rows of %s as promised: %i', async (table, promised) => {
  expect(await count(table)).toBe(promised)
})

test('nine accounts are listed to log in with, and each of them works', async () => {
  expect(usernames).toHaveLength(9)
  for (const username of usernames) expect([username, (await login(username)).status]).toEqual([username, 200])
})

test.each(['zorgverlener', 'uitzend', 'organisatie', 'client'])(
  '%s@demo.example finds something to read in the app',
  async who => {
    const account = server.database.selectFrom('account').select('uuid').where('username', '=', `${who}@demo.example`)
    const { uuid } = await account.executeTakeFirstOrThrow()
    expect(await count('notification', sql`in_app and account_uuid = ${uuid} and mailed_at is not null`)).toBeGreaterThan(0)
  },
)

test.each([
  ['care_moment', careMomentStatus],
  ['care_moment_publication_reaction', reactionStatus],
])('every status of a %s is somewhere', async (table, statuses) => {
  const { rows } = await sql<{ status: string }>`select distinct status from ${sql.table(table)}`.execute(server.database)
  expect(rows.map(row => row.status).sort()).toEqual([...statuses].sort())
})

test('there is work behind, running and ahead', async () => {
  const now = sql`now()`
  expect(await count('care_moment', sql`status = 'approved' and end_date < ${now}`)).toBeGreaterThan(80)
  expect(await count('care_moment', sql`status = 'assigned' and start_date <= ${now} and end_date > ${now}`)).toBeGreaterThan(0)
  expect(await count('care_moment', sql`status = 'open' and start_date > ${now}`)).toBeGreaterThan(60)
  expect(await count('care_moment', sql`status = 'open' and start_date < ${now}`)).toBe(0)
})

test('invoices are the sum of their lines, with kilometres, public transport and bonuses among them', async () => {
  const sums = sql`total <> (select sum(amount) from care_moment_invoice_line l where l.care_moment_invoice_uuid = care_moment_invoice.uuid)`
  expect(await count('care_moment_invoice')).toBeGreaterThan(20)
  expect(await count('care_moment_invoice', sums)).toBe(0)
  for (const line of ['fixed_hourly_rate', 'hourly_rate', 'bonus', 'expense'])
    expect(await count('care_moment_invoice_line', sql`kind = ${line}`)).toBeGreaterThan(0)
  for (const words of ['Kilometers%', 'Openbaar vervoer%'])
    expect(await count('care_moment_invoice_line', sql`description like ${words}`)).toBeGreaterThan(0)
})

test('the care worker of the demo finds work nearby, has hours to submit and weeks of invoices', async () => {
  const { caller, uuid } = await login('zorgverlener@demo.example')
  const near = await caller.get(`/care_moment_publications?careWorkerUuid=${uuid}&distance=30&itemsPerPage=1`)
  expect(near.body.totalItems).toBeGreaterThanOrEqual(25)
  expect((await caller.get(`/care_workers/${uuid}/care_moments_count_to_submit_hours`)).body.count).toBeGreaterThan(0)
  expect((await caller.get(`/care_workers/${uuid}/invoices`)).body.totalItems).toBeGreaterThanOrEqual(4)
  const reactions = await caller.get('/care_moment_publication_reactions?itemsPerPage=100')
  const statuses = new Set(reactions.body.member.map(reaction => reaction.status))
  expect([...statuses]).toEqual(expect.arrayContaining(['open', 'assigned', 'not_selected']))
})

const asPlanner = async () => {
  const planner = await server.database
    .selectFrom('account')
    .selectAll()
    .where('username', '=', 'planner@demo.example')
    .executeTakeFirstOrThrow()
  return callerWith(server, await tokenFor(server, { ...planner, roles: ['ROLE_PLANNER'], multiFactor: true }))
}
test('every paper that waits for a look can be looked at and approved', async () => {
  const caller = await asPlanner()
  const { member } = must(await caller.get('/care_worker_documents?status=submitted&itemsPerPage=100'), 200)
  expect(member.length).toBeGreaterThan(5)
  for (const { kind, allowedActions, files } of member) {
    expect(allowedActions, String(kind)).toContain('approve')
    for (const { uuid } of files as { uuid: string }[])
      expect(await caller.get(`/user_files/${uuid}/download`)).toMatchObject({ status: 200 })
  }
  expect(member.some(({ files }) => (files as unknown[]).length > 0)).toBe(true)
})

test('of every care worker and every month the money adds up, from worked to paid', async () => {
  const caller = await asPlanner()
  const year = Number(now().slice(0, 4))
  const asked = { db: server.database, years: [year - 1, year], now: now() }
  const workers = await server.database.selectFrom('care_worker').select('uuid').execute()
  const all = await Promise.all(workers.map(({ uuid: worker }) => faultsInEarnings(caller, { ...asked, worker })))
  expect(all.flatMap(({ faults }) => faults)).toEqual([])
  expect(sumOf(all, ({ compared }) => compared)).toBeGreaterThan(30)
})

test('a large world comes beside it, in proportion', async () => {
  const before = { moments: await count('care_moment'), workers: await count('care_worker') }
  await makeLargeWorld(server.database, 2000, () => undefined)
  expect(await count('care_moment')).toBe(before.moments + 2000)
  expect(await count('care_worker')).toBeGreaterThan(before.workers + 30)
  const { caller, uuid } = await login('zorgverlener@demo.example')
  expect((await caller.get(`/care_moments?careWorkerUuid=${uuid}&itemsPerPage=1`)).body.totalItems).toBeGreaterThan(50)
})
