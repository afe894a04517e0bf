// /metrics as Prometheus reads it: requests and refusals, queue lengths, and nothing about a person. And the documents that use it.
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '../api/concepts.ts'
import { oneHost } from '../api/platform/database/writer.ts'
import { recorded } from '../api/platform/events/jobs.ts'
import { startMetrics } from '../api/platform/watched/metrics.ts'
import { openTestApi } from './servers/api.ts'
import { freePort } from './servers/free-port.ts'
import { followAs } from './servers/standby.ts'
import { must } from './worlds/moments.ts'
import { today } from './worlds/world.ts'

const at = { port: await freePort(), host: '127.0.0.1' }
const api = await openTestApi({ metrics: at })
const { as, db, owner, world } = api
const standby = await followAs('naast ons', api.url)
afterAll(async () => {
  standby.close()
  await api.close()
})

const scrapeAt = async ({ port }: { port: number }) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}
const scrape = () => scrapeAt(at)
/** The value of a line of the scrape; undefined when it is missing. */
const valueIn = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find(each => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

beforeAll(async () => {
  for (const _time of [1, 2, 3]) must(await as.organization.get(`/clients?search=Truus&page=${_time}`), 200)
  must(await as.careWorker.get('/clients'), 403)
  must(await as.organization.get(world.otherClient), 404)
  must(await as.nobody.post('/login/check', { username: world.people.careWorker.username, password: 'geraden' }), 401)
  must(await as.organization.get('/nergens'), 404)
  const jobs = recorded({
    'tidy-accounts': { cron: '40 2 * * *', run: async () => undefined },
    backup: { cron: '0 3 * * *', run: async () => ({ notSetUp: 'Vul BACKUP_DIR in.' }) },
  })
  for (const job of Object.values(jobs)) await job.run(db, today, queriesOf)
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('invoices', now() - interval '3 days')`.execute(
    db,
  )
  await sql`delete from graphile_worker._private_jobs`.execute(owner)
  await sql`select graphile_worker.add_job('send', '{"mail":"a"}', run_at := now() - interval '7 minutes'), graphile_worker.add_job('deliver', '{}')`.execute(
    db,
  )
  await sql`update graphile_worker._private_jobs set created_at = now() - interval '7 minutes' where run_at < now() - interval '1 minute'`.execute(
    owner,
  )
})

describe('a scrape', () => {
  test('is in the form of Prometheus, on its own port, and there is nothing else', async () => {
    const { type, text } = await scrape()
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\\]*"(,\w+="[^"\\]*")*\})? [\d.e+-]+)$/)
    const lines = text.split('\n').map(line => line.replace(/ [^ ]*$/, ''))
    expect(new Set(lines).size).toBe(lines.length)
    expect((await fetch(`http://127.0.0.1:${at.port}/`)).status).toBe(404)
    expect((await as.nobody.get('/health')).status).toBe(200)
    expect((await api.server.app.inject('/metrics')).body).not.toContain('zorginzet_')
  })
  test('counts each operation by how it was answered, and what is refused', async () => {
    const { text } = await scrape()
    const count = (operation: string, status: number) =>
      valueIn(text, `zorginzet_requests_total{operation="${operation}",status="${status}"}`)
    expect(count('clients.list', 200)).toBe(3)
    expect(count('clients.list', 403)).toBe(1)
    expect(count('clients.get', 404)).toBe(1)
    expect(count('accounts.login', 401)).toBe(1)
    expect(text).not.toContain('nergens')
  })
  test('tells how long they took, in buckets that add up', async () => {
    const { text } = await scrape()
    const of = (part: string, more = '') =>
      valueIn(text, `zorginzet_request_duration_seconds_${part}{operation="clients.list"${more}}`)!
    const buckets = [...text.matchAll(/_bucket\{operation="clients.list",le="[^"]+"\} (\d+)/g)].map(([, count]) => Number(count))
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
    expect([of('count'), of('bucket', ',le="+Inf"')]).toEqual([4, 4])
    expect(of('sum')).toBeGreaterThan(0)
  })
  test('tells the connections of requests and of work, memory, processor and the delay of the loop', async () => {
    const { text } = await scrape()
    expect(valueIn(text, 'zorginzet_pool_connections{pool="requests"}')).toBeGreaterThan(0)
    for (const pool of ['requests', 'work']) expect(valueIn(text, `zorginzet_pool_waiting{pool="${pool}"}`)).toBe(0)
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'zorginzet_memory_limit_bytes',
    ])
      expect(valueIn(text, name), name).toBeGreaterThan(0)
  })
  test('tells what waits in the queue, which mails wait and when each job went well', async () => {
    const { text } = await scrape()
    expect(valueIn(text, 'zorginzet_database_up')).toBe(1)
    expect(valueIn(text, 'zorginzet_queue_due_jobs')).toBe(2)
    expect(valueIn(text, 'zorginzet_mails_waiting')).toBe(1)
    for (const name of ['zorginzet_queue_oldest_due_seconds', 'zorginzet_mails_oldest_waiting_seconds'])
      expect(Math.round(valueIn(text, name)! / 60), name).toBe(7)
    const ran = valueIn(text, 'zorginzet_job_last_success_timestamp_seconds{name="tidy-accounts"}')!
    expect(Math.abs(Date.now() / 1000 - ran)).toBeLessThan(120)
    for (const name of ['invoices', 'backup'])
      expect(valueIn(text, `zorginzet_job_last_success_timestamp_seconds{name="${name}"}`), name).toBeUndefined()
    expect(['tidy-accounts', 'backup'].map(name => valueIn(text, `zorginzet_job_set_up{name="${name}"}`))).toEqual([1, 0])
    expect(valueIn(text, 'zorginzet_job_known_since_timestamp_seconds{name="invoices"}')).toBeGreaterThan(0)
    const periods = ['start-periods', 'held-mails', 'tidy-accounts'].map(name =>
      valueIn(text, `zorginzet_job_period_seconds{name="${name}"}`),
    )
    expect(periods).toEqual([60, 300, 86_400])
    expect(valueIn(text, 'zorginzet_job_period_seconds{name="invoices"}')! / 86_400).toBeCloseTo(7, 1)
  })
  test('tells how far a standby is behind', async () => {
    const behind = async () => valueIn((await scrape()).text, 'zorginzet_replication_delay_bytes{standby="naast_ons"}')
    await expect.poll(behind, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0)
    expect(valueIn((await scrape()).text, 'zorginzet_replication_delay_seconds{standby="naast_ons"}')).toBeGreaterThanOrEqual(0)
  })
  test('says nothing about a person', async () => {
    const { text } = await scrape()
    for (const said of ['Truus', 'voorbeeld', 'geraden', 'Lindenhof', world.people.careWorker.uuid])
      expect(text).not.toContain(said)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })
})

test('a database that does not respond blocks no scrape, and is reported as down', async () => {
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket))
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const own = { port: await freePort(), host: '127.0.0.1' }
  const writer = oneHost(`postgres://niemand@127.0.0.1:${(silent.address() as AddressInfo).port}/niets`)
  const metrics = await startMetrics({ app: fastify(), pools: {}, writer, jobs: {} }, own)
  const began = performance.now()
  const [{ text }, again] = await Promise.all([scrapeAt(own), scrapeAt(own)])
  // The patience of two seconds, on whatever machine: without it the answer never comes.
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(sockets).toHaveLength(1)
  expect([valueIn(text, 'zorginzet_database_up'), valueIn(again.text, 'zorginzet_database_up')]).toEqual([0, 0])
  expect(valueIn(text, 'zorginzet_queue_due_jobs')).toBeUndefined()
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
  silent.close()
  await metrics.stop()
})

describe('the documentation of operations', () => {
  const documentOf = (name: string) => readFileSync(join(import.meta.dirname, '../docs/operations', name), 'utf8')
  const named = (text: string) => new Set(text.match(/\b(zorginzet|process|nodejs)_[a-z0-9_]+/g))
  test.each(['grafana-board.json', 'alerts.yml'])('name only what is measured: %s', async name => {
    const { text } = await scrape()
    const measured = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, each = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${each}_${part}`) : [each],
    )
    const used = [...named(documentOf(name))]
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter(each => !measured.includes(each))).toEqual([])
  })
  test('say at each alert what to do', () => {
    const alerts = [...documentOf('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, alert]) => alert)
    const headings = [...documentOf('alerts.md').matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading)
    expect(alerts.length).toBeGreaterThan(9)
    expect(headings).toEqual(alerts)
  })
})
