import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { jobNames } from '../../contract/job-names.ts'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { everybody, today } from '../../tests/worlds/world.ts'
import { queriesOf } from '../concepts.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { recorded } from '../platform/events/jobs.ts'
import { Failure } from '../platform/problem.ts'

const api = await openTestApi()
const { as, db, server } = api
afterAll(() => api.close())

interface Job {
  name: string
  cron: string
  startedAt: string | null
  tookMs: number | null
  error: string | null
  isSetUp: boolean
  outcome: string | null
  nextRunAt: string
  overdueSince: string | null
}
const jobs = async () => must(await as.planner.get('/jobs'), 200).jobs as Job[]
const jobCalled = async (name: string) => (await jobs()).find(job => job.name === name)!
const runs = async (name: string, work: () => Promise<void>) =>
  recorded({ [name]: { cron: '0 4 * * 1', run: work } })[name]!.run(db, today, queriesOf)

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
  test('reads what each job does in words', async () => {
    expect((await jobs()).map(({ name }) => name).sort()).toEqual(Object.keys(jobNames).sort())
  })
  test('sees every job with its times, before it ever ran', async () => {
    const all = await jobs()
    expect(all.length).toBeGreaterThan(8)
    expect(all).toContainEqual(expect.objectContaining({ name: 'invoices', cron: '0 4,5 * * 1', atHour: 6 }))
    expect(await jobCalled('invoices')).toMatchObject({ startedAt: null, tookMs: null, error: null, isSetUp: true })
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
  test('reads the result of a job in words, also when it failed', async () => {
    const outcome = async (work: () => Promise<string>) => {
      await recorded({ backup: { cron: '0 4 * * 1', run: work } })
        .backup!.run(db, today, queriesOf)!
        .catch(() => undefined)
      const { error, outcome: said } = await jobCalled('backup')
      return { error, said }
    }
    expect(await outcome(async () => 'Drie dingen gedaan.')).toEqual({ error: null, said: 'Drie dingen gedaan.' })
    const full = () => Promise.reject(new Failure('De schijf is vol.'))
    expect(await outcome(full)).toEqual({ error: 'Failure', said: 'De schijf is vol.' })
    expect(await outcome(() => Promise.reject(new Error('Truus')))).toEqual({ error: 'Error', said: null })
  })
  test('sees that a job is not set up, which is neither success nor failure, until it is', async () => {
    const ranWith = async (work: ScheduledJob['run']) => {
      await recorded({ backup: { cron: '0 4 * * 1', run: work } }).backup!.run(db, today, queriesOf)
      const { error, isSetUp, outcome, overdueSince } = await jobCalled('backup')
      return { error, isSetUp, outcome, overdueSince }
    }
    const rest = { error: null, overdueSince: null }
    const lacking = await ranWith(async () => ({ notSetUp: 'Vul BACKUP_DIR in.' }))
    expect(lacking).toEqual({ ...rest, isSetUp: false, outcome: 'Vul BACKUP_DIR in.' })
    expect(await ranWith(async () => 'Gemaakt.')).toEqual({ ...rest, isSetUp: true, outcome: 'Gemaakt.' })
  })
  test('sees what waits and what was given up', async () => {
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
  test('sees when a job runs next, and since when it is stalled', async () => {
    const { nextRunAt, overdueSince } = await jobCalled('invoices')
    expect(new Date(nextRunAt).getUTCDay()).toBe(1)
    expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now())
    expect(overdueSince).toBeNull()
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('invoices', now() - interval '14 days')`.execute(
      db,
    )
    const first = (await jobCalled('invoices')).overdueSince!
    expect([1, 2].map(weeks => Date.parse(first) + weeks * 7 * 86_400_000 > Date.now())).toEqual([false, true])
    await runs('invoices', async () => undefined)
    expect(await jobCalled('invoices')).toMatchObject({
      overdueSince: null,
      runningSince: null,
      runningOn: null,
      serverIsAlive: null,
    })
  })
  test('sees the work held by servers that are gone, the mails in doubt, and the failures, without names', async () => {
    await sql`select graphile_worker.add_job('invoices', queue_name := 'invoices')`.execute(db)
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes', locked_by = 'pool-gone', last_error = 'error 22P02'`.execute(
      db,
    )
    await sql`insert into job_worker (worker, server, seen_at) values ('pool-gone', 'zorg-1/42', now() - interval '2 minutes')`.execute(
      db,
    )
    await sql`insert into mail (recipient, subject, text, html, at, sending_at) values ('a@voorbeeld.example', '', '', '', now(), now() - interval '2 minutes')`.execute(
      db,
    )
    expect(await jobCalled('invoices')).toMatchObject({
      runningSince: expect.any(String),
      runningOn: 'zorg-1/42',
      serverIsAlive: false,
    })
    const state = must(await as.planner.get('/jobs/queue'), 200)
    expect(state).toMatchObject({ heldByDead: 1, mailsInDoubt: 1, servers: [{ name: 'zorg-1/42', isAlive: false }] })
    expect(state.failures).toMatchObject([{ task: 'invoices', error: 'error 22P02', retrying: 1, failed: 0 }])
    for (const since of [state.heldByDeadSince, state.mailsInDoubtSince])
      expect(Math.round((Date.now() - Date.parse(String(since))) / 60_000)).toBe(2)
    expect(JSON.stringify(state)).not.toContain('voorbeeld')
    await sql`delete from graphile_worker._private_jobs`.execute(db)
  })
  test('runs a job at an hour that is not its own', async () => {
    await server.startWork()
    must(await as.planner.post('/jobs/invoices/run'), 202)
    await expect.poll(async () => (await jobCalled('invoices')).tookMs, { timeout: 60_000 }).toBeTypeOf('number')
    expect((await jobCalled('invoices')).error).toBeNull()
  })
})
