import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../../tests/servers/database.ts'
import { settings } from '../../../tests/servers/settings.ts'
import { maxWorkConnections, openDatabase, openPool } from '../database/database.ts'
import { oneHost } from '../database/writer.ts'
import { openFiles } from '../files/files.ts'
import { startJobs } from './jobs.ts'

test('a worker that could not mark two jobs as done at once is replaced, and no job stays undone', async () => {
  const fresh = await freshDatabase()
  const pool = openPool(fresh.url, undefined, undefined, maxWorkConnections)
  const database = openDatabase(pool)
  const gate = Promise.withResolvers<void>()
  let lockCount = 0
  // They end shortly after each other, so each is marked as done on its own.
  const hold = async () => {
    const after = 20 * lockCount++
    await gate.promise
    await sleep(after)
  }
  const nothing = async () => undefined
  const jobs = await startJobs({
    writer: oneHost(fresh.url),
    role: undefined,
    pool,
    database,
    jobs: {},
    tasks: { hold },
    queriesOf: () => {
      throw new Error('No resource is read here')
    },
    mailbox: { keep: async () => [], deliver: nothing, deliverHeld: nothing, send: nothing, push: nothing },
    sendWebhook: nothing,
    publicUrl: '',
    files: await openFiles(settings),
  })
  const add = () => sql`select graphile_worker.add_job('hold')`.execute(database)
  await add()
  await add()
  await expect.poll(() => lockCount, { timeout: 60_000 }).toBe(2)
  // A slot asks for its next job before the last one is marked as done. Here it learns later that this failed.
  let questionCount = 0
  const connect = vi.spyOn(pool, 'connect').mockImplementation(async () => {
    await sleep(questionCount++ % 2 === 0 ? 400 : 100)
    throw new Error('no database')
  })
  gate.resolve()
  await sleep(600)
  connect.mockRestore()
  await add()
  const left = async () => (await sql`select id from graphile_worker.jobs`.execute(database)).rows
  await expect.poll(left, { timeout: 60_000, interval: 500 }).toEqual([])
  await jobs.stop()
  await pool.end()
  await fresh.drop()
})
