// A hint is sent after a commit and never without one; commits in quick succession share one hint.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../../tests/servers/database.ts'
import { record } from '../../events/outbox.ts'
import { type Database, openDatabase, openPool, type Tx } from '../database.ts'

const { url, drop } = await freshDatabase()
const db = openDatabase(openPool(url))
const listener = new pg.Client({ connectionString: url })
let live: string[] = []
let jobs: number[] = []
listener.on('notification', ({ channel, payload }) => {
  if (channel === 'live') live.push(payload!)
  else jobs.push(JSON.parse(payload!).count)
})
const quiet = () => sleep(200)
beforeAll(async () => {
  await listener.connect()
  await listener.query('listen live; listen "jobs:insert"')
})
beforeEach(async () => {
  await quiet()
  live = []
  jobs = []
})
afterAll(async () => {
  await listener.end()
  await db.destroy()
  await drop()
})

const write = (tx: Tx | Database) =>
  record(tx, [
    {
      ...{ name: 'care_moment_canceled' as const, subjectType: 'CareMoment', subjectUuid: randomUUID() },
      ...{ me: null, now: new Date().toISOString() },
    },
  ])
const queued = async () =>
  Number(
    (
      await db
        .selectFrom('graphile_worker._private_jobs')
        .select(x => x.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('of a change that is not yet committed, and of one that is rolled back, nobody gets a hint', async () => {
  const [open, back] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  for (const tx of [open, back]) await write(tx)
  await back.rollback().execute()
  await quiet()
  expect([live, await queued()]).toEqual([[], 0])
  await open.commit().execute()
  await expect.poll(() => live).toEqual(['events'])
  expect([jobs, await queued()]).toEqual([[1], 1])
})
test('thirty changes at once give a few hints, which together tell the queue of thirty; each is delivered', async () => {
  const before = await queued()
  await Promise.all(Array.from({ length: 30 }, () => db.transaction().execute(write)))
  await expect.poll(() => jobs.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(live.length).toBeLessThan(15)
  expect(await queued()).toBe(before + 30)
})
test('a change outside a transaction gives one too, and a server that stops at once still sends its last', async () => {
  const another = openDatabase(openPool(url))
  for (let n = 0; n < 3; n++) await write(another)
  await another.destroy()
  await expect.poll(() => jobs.reduce((sum, count) => sum + count, 0)).toBe(3)
})
