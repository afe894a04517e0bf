// npm run failover: a primary and a synchronous standby, two servers, eight writers; the primary is killed in the middle, again and
// again. A watcher promotes the standby at once, as Patroni or a managed service does after its own timeout. KILLS is the number of
// times (20).
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, openPool } from '../api/platform/database/database.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import { openWriter } from '../api/platform/database/writer.ts'
import { addHours } from '../rules/time/amsterdam.ts'
import { type Cluster, openCluster } from '../tests/servers/cluster.ts'
import { makeWorld, password } from '../tests/worlds/world.ts'
import { median } from './load.ts'
import { startServer, stopServer } from './servers.ts'

const kills = Number(process.env.KILLS ?? 20)
const writers = 8
const betweenMs = 1500
const longestMs = 5000

/** The responses that the writers got. */
const seen = { acknowledged: [] as string[], away: 0, others: [] as string[], thrownOut: 0, slowestMs: 0 }
let over = false
let struckAt: number | undefined
const waits: number[] = []

/** Retries until there is a response: as the app does, with the same key. */
const insist = async (address: string, path: string, body: object, headers: Record<string, string> = {}) => {
  for (;;) {
    const sentAt = performance.now()
    const answer = await fetch(`${address}/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - sentAt)
    if (answer && answer.status < 500)
      return { sentAt, status: answer.status, body: (await answer.json()) as Record<string, string> }
    seen.away += 1
    await sleep(100)
  }
}

let hours = 0
const write = async (writer: number, address: string, world: Awaited<ReturnType<typeof makeWorld>>) => {
  const login = await insist(address, '/login/check', { username: world.people.organization.username, password })
  let { token, refresh_token } = login.body
  for (let at = 1; !over; at++) {
    const title = `Dienst ${writer}-${at}`
    const startDate = addHours('2027-01-01T08:00:00+00:00', hours++)
    const { east: location, level: expertiseLevel } = world
    const body = {
      title,
      startDate,
      endDate: addHours(startDate, 8),
      location,
      expertiseLevel,
      publishedForContractTypes: ['freelance'],
    }
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
    const { sentAt, status } = await insist(address, '/care_moments_by_organization', body, headers)
    if (status === 201) seen.acknowledged.push(title)
    else seen.others.push(`${status} ${title}`)
    if (struckAt !== undefined && status === 201 && sentAt > struckAt) {
      waits.push(performance.now() - struckAt)
      struckAt = undefined
    }
    if (at % 20 > 0) continue
    const renewed = await insist(address, '/login/token_refresh', { refresh_token }, { 'Idempotency-Key': `writer-${writer}` })
    if (renewed.status === 200) ({ token, refresh_token = refresh_token } = renewed.body)
    else seen.thrownOut += 1
  }
}

/** Kills the primary, and promotes the standby as soon as the primary does not respond. */
const strike = async (cluster: Cluster) => {
  struckAt = performance.now()
  cluster.kill()
  while (await cluster.answers()) await sleep(20)
  await cluster.promote()
  while (struckAt !== undefined) {
    if (performance.now() - struckAt > 60_000) throw new Error('No write was accepted for a minute')
    await sleep(10)
  }
  await cluster.follow()
}

const run = async (cluster: Cluster) => {
  const ownerUrl = cluster.url('zorginzet')
  await cluster.ask(`create role failover_app login password 'geheim-genoeg'`)
  const url = ownerUrl.replace(/\/\/[^@]+@/, '//failover_app:geheim-genoeg@')
  const writer = await openWriter(ownerUrl)
  await migrate(writer.url(), 'failover_app')
  const db = openDatabase(openPool(writer))
  const world = await makeWorld(db)
  await db.destroy()
  await writer.close()
  const servers = [await startServer(url, ownerUrl), await startServer(url, ownerUrl)]
  const writing = Array.from({ length: writers }, (_, at) => write(at, servers[at % 2]!.address, world))
  for (let at = 1; at <= kills; at++) {
    await sleep(betweenMs)
    await strike(cluster)
    console.log(`${at}: ${Math.round(waits.at(-1)!)} ms`)
  }
  over = true
  await Promise.all(writing)
  const tasks = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'deliver'`
  for (let tries = 0; tries < 600 && (await cluster.ask<{ n: number }>(tasks))[0]!.n > 0; tries++) await sleep(100)
  for (const server of servers) await stopServer(server)
}

const judge = async (cluster: Cluster) => {
  const stored = await cluster.ask<{ title: string; n: number }>(
    `select title, count(*)::int as n from care_moment where title like 'Dienst %' group by title`,
  )
  const [{ half } = { half: -1 }] = await cluster.ask<{ half: number }>(`select count(*)::int as half from care_moment m
    where not exists (select from event where subject_uuid = m.uuid) or not exists (select from care_moment_publication where care_moment_uuid = m.uuid)`)
  const [{ left } = { left: -1 }] = await cluster.ask<{ left: number }>(
    `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'deliver'`,
  )
  const titles = new Set(stored.map(({ title }) => title))
  return {
    acknowledged: seen.acknowledged.length,
    lost: seen.acknowledged.filter(title => !titles.has(title)).length,
    twice: stored.filter(({ n }) => n > 1).length,
    half,
    'events not delivered': left,
    'thrown out': seen.thrownOut,
    'other answers': seen.others.length,
    'answered 503 or not at all': seen.away,
    'longest call (ms)': Math.round(seen.slowestMs),
    'until the next accepted write, median (ms)': Math.round(median(waits)),
    'worst (ms)': Math.round(Math.max(...waits)),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'zorginzet-failover-'))
chmodSync(folder, 0o755)
const cluster = await openCluster(folder)
try {
  await run(cluster)
  const found = await judge(cluster)
  for (const [name, value] of Object.entries(found)) console.log(`${name}: ${value}`)
  for (const other of seen.others.slice(0, 5)) console.log(other)
  const none = [found.lost, found.twice, found.half, found['events not delivered'], found['thrown out'], found['other answers']]
  if (none.some(count => count !== 0) || found['worst (ms)'] > longestMs) process.exitCode = 1
} finally {
  await cluster.close()
  rmSync(folder, { recursive: true, force: true })
}
