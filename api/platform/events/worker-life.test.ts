import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestApi } from '../../../tests/servers/api.ts'
import { oneHost } from '../database/writer.ts'
import { graceSeconds, liveAs } from './worker-life.ts'

const api = await openTestApi()
const { owner } = api
afterAll(() => api.close())

/** A job at its last try that this worker, and so its queue, has held for an hour; returns its number. */
const heldBy = async (worker: string, queue: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('send', json_build_object('mail', ${randomUUID()}::text), queue_name := ${queue})`.execute(
    owner,
  )
  const { id } = rows[0]!
  const lockedColumns = sql`locked_by = ${worker}, locked_at = now() - interval '1 hour'`
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, ${lockedColumns} where id = ${id}`.execute(owner)
  await sql`update graphile_worker._private_job_queues set ${lockedColumns} where queue_name = ${queue}`.execute(owner)
  return id
}
const isThere = async (id: string) => {
  const { rows } = await sql`select from graphile_worker.jobs where id = ${id}`.execute(owner)
  return rows.length > 0
}

test('a live worker keeps its jobs, also after a lost connection; a dead one does not', async () => {
  const life = liveAs('pool-alive', oneHost(api.url), api.server.role)
  await life.begun
  const kept = await heldBy('pool-alive', 'kept')
  const stranded = await heldBy('pool-gone', 'stranded')
  await api.server.startWork()
  await sql`select pg_terminate_backend(pid) from pg_locks l join job_worker w on l.objid::bigint = w.lock_key
    where l.locktype = 'advisory' and l.classid = 7312 and w.worker = 'pool-alive'
      and l.database = (select oid from pg_database where datname = current_database())`.execute(owner)
  await expect.poll(() => isThere(stranded), { timeout: 60_000 }).toBe(false)
  await sleep((graceSeconds + 4) * 1000)
  expect(await isThere(kept)).toBe(true)
  await life.close()
  await expect.poll(() => isThere(kept), { timeout: 60_000 }).toBe(false)
})
