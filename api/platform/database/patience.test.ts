// When PostgreSQL ends a statement or has no connection left, the caller gets a plain refusal, and others are not delayed.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { callerWith, openTestApi } from '../../../tests/servers/api.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { must } from '../../../tests/worlds/moments.ts'
import { rowsOf } from '../../../tests/worlds/rows.ts'
import { tokenFor } from '../../../tests/worlds/world.ts'
import { openApi } from '../../server.ts'
import { asProblem } from '../problem.ts'
import { readSettings } from '../settings.ts'

const api = await openTestApi()
// Short of one thing each: what is waited for besides may take as long as a busy machine needs.
const { patience } = settings
const hastyFor = (own: Partial<typeof patience>) => openApi({ ...settings, patience: { ...patience, ...own } }, api.url)
const ofLocks = await hastyFor({ lockMs: 100 })
const ofWork = await hastyFor({ statementMs: 300, idleInTransactionMs: 300 })
const organization = callerWith(ofLocks, await tokenFor(ofLocks, api.world.people.organization))
afterAll(async () => {
  await ofLocks.stop()
  await ofWork.stop()
  await api.close()
})
/** Does the work while the owner of the tables holds a lock on this one. */
const whileHeld = <T>(table: string, work: () => Promise<T>) =>
  api.owner.transaction().execute(async tx => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    return work()
  })

test('an organization whose list waits for a lock is told 409 in time, and gets it afterwards', async () => {
  expect(await whileHeld('care_moment', () => organization.get('/care_moments'))).toMatchObject({ status: 409 })
  must(await organization.get('/care_moments'), 200)
})
test('an organization that changes two moments, one of them locked, waits only for that one', async () => {
  const rows = rowsOf(api.db, api.world)
  const [held, free] = [await rows.putMoment('open'), await rows.putMoment('open')]
  const update = (uuid: string) => organization.patch(`/care_moments/${uuid}/update`, { title: 'Anders' })
  const answers = await api.owner.transaction().execute(async tx => {
    await sql`select 1 from care_moment where uuid = ${held}::uuid for update`.execute(tx)
    return Promise.all([update(held), update(free)])
  })
  expect(answers.map(({ status }) => status)).toEqual([409, 200])
})
test('a statement that takes too long is ended by the server, and so is a transaction in which nothing is done', async () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      error => asProblem(error, {})?.code,
    )
  expect(await code(sql`select pg_sleep(1)`.execute(ofWork.database))).toBe('unavailable')
  const idle = ofWork.database.transaction().execute(async tx => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const isThere = () => sql`select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`.execute(api.owner)
    await expect.poll(async () => (await isThere()).rows).toEqual([])
    await sql`select 1`.execute(tx)
  })
  expect(await code(idle)).toBe('unavailable')
})
test.each([
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, 'unavailable'],
  [{ code: '53300', message: 'sorry, too many clients already' }, 'unavailable'],
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, 'unavailable'],
  [{ message: 'timeout exceeded when trying to connect' }, 'unavailable'],
  [{ message: 'Connection terminated unexpectedly' }, 'unavailable'],
  [{ code: '55P03', message: 'canceling statement due to lock timeout' }, 'taken'],
])('a caller never gets a 500 for %j', (error, code) => {
  expect(asProblem(error, {})?.code).toBe(code)
})
test('an operator who sets an invalid time is told which', () => {
  expect(readSettings({}).patience).toEqual({ lockMs: 2000, statementMs: 15_000, idleInTransactionMs: 10_000 })
  expect(readSettings({ LOCK_TIMEOUT_MS: '500' }).patience.lockMs).toBe(500)
  for (const wrong of ['0', 'lang', '-1', '1.5'])
    expect(() => readSettings({ STATEMENT_TIMEOUT_MS: wrong })).toThrow('STATEMENT_TIMEOUT_MS')
})
