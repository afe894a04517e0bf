import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/api.ts'
import { must } from '../../tests/moments.ts'
import { everybody, today } from '../../tests/world.ts'
import { recorded } from '../platform/jobs.ts'

const api = await openTestApi()
const { as, db, server } = api
afterAll(() => api.close())

interface Job {
  name: string
  cron: string
  startedAt: string | null
  tookMs: number | null
  error: string | null
}
const jobs = async () => must(await as.planner.get('/jobs'), 200).jobs as Job[]
const jobCalled = async (name: string) => (await jobs()).find(job => job.name === name)!
const runs = async (name: string, work: () => Promise<void>) =>
  recorded({ [name]: { cron: '0 4 * * 1', run: work } })[name]!.run(db, today)

describe('a planner, and nobody else,', () => {
  test('sees the jobs and the queue, and runs a job', async () => {
    for (const who of everybody.filter(each => each !== 'planner')) {
      expect(await as[who].get('/jobs'), who).toMatchObject({ status: 403 })
      expect(await as[who].get('/jobs/queue'), who).toMatchObject({ status: 403 })
      expect(await as[who].post('/jobs/invoices/run'), who).toMatchObject({ status: 403 })
    }
  })
  test.each(['unknown', 'deliver', 'constructor'])('runs no job that is called %s', async name => {
    expect(await as.planner.post(`/jobs/${name}/run`)).toMatchObject({ status: 404 })
  })
  test('sees every job with its times, before it ever ran', async () => {
    const all = await jobs()
    expect(all.length).toBeGreaterThan(8)
    expect(all).toContainEqual(expect.objectContaining({ name: 'invoices', cron: '0 4,5 * * 1', atHour: 6 }))
    expect(await jobCalled('invoices')).toMatchObject({ startedAt: null, tookMs: null, error: null })
  })
  test('sees when a job ran and how long it took', async () => {
    await runs('tidy-accounts', () => new Promise(done => setTimeout(done, 30)))
    const { startedAt, tookMs, error } = await jobCalled('tidy-accounts')
    expect({ startedAt, error }).toEqual({ startedAt: today, error: null })
    expect(tookMs).toBeGreaterThanOrEqual(29)
  })
  test('sees what kind of error it ended in, not whose data it was about, until it goes well', async () => {
    const failing = () =>
      runs('tidy-accounts', async () => {
        await sql`select 'truus@voorbeeld.example'::int`.execute(db)
      })
    await expect(failing()).rejects.toThrow('truus')
    expect((await jobCalled('tidy-accounts')).error).toBe('error 22P02')
    await runs('tidy-accounts', async () => undefined)
    expect((await jobCalled('tidy-accounts')).error).toBeNull()
  })
  test('sees what waits and what is no longer tried', async () => {
    const before = must(await as.planner.get('/jobs/queue'), 200)
    await sql`select graphile_worker.add_job('deliver', '{}'), graphile_worker.add_job('deliver', '{}', max_attempts := 1, job_key := 'over')`.execute(
      db,
    )
    await sql`update graphile_worker._private_jobs set attempts = 1 where key = 'over'`.execute(db)
    const { waiting, failed, oldestWaitingAt } = must(await as.planner.get('/jobs/queue'), 200)
    expect([waiting, failed]).toEqual([Number(before.waiting) + 1, Number(before.failed) + 1])
    expect(Math.abs(Date.now() - Date.parse(String(oldestWaitingAt)))).toBeLessThan(600_000)
    await sql`delete from graphile_worker._private_jobs`.execute(db)
  })
  test('runs a job at an hour that is not its own', async () => {
    await server.startWork()
    must(await as.planner.post('/jobs/invoices/run'), 202)
    await expect.poll(async () => (await jobCalled('invoices')).tookMs, { timeout: 15_000 }).toBeTypeOf('number')
    expect((await jobCalled('invoices')).error).toBeNull()
  })
})
