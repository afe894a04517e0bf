// Nothing that was acknowledged is lost, and nothing is half written, when the server or its database dies while writing.
import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { addHours } from '../rules/time/amsterdam.ts'
import { killChild, startChild } from './servers/child-server.ts'
import type { Running } from './servers/kill-server.ts'

const enough = 50
let folder: string
let child: ChildProcess
let running: Running
let written: NonNullable<Running['written']>
const acknowledged: string[] = []

const start = async () => {
  const started = await startChild<Running>('kill-server.ts', folder)
  child = started.child
  running = started.running
  return running
}
const kill = (pid: number) => process.kill(pid, 'SIGKILL')
const gone = () => new Promise(resolve => child.once('exit', resolve))
const postmaster = () => Number(readFileSync(join(running.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Writes moments one after the other, until the server stops responding or reports that it cannot write. */
const write = async (onWritten: () => void) => {
  const { token, location, expertiseLevel } = written
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' }
  for (;;) {
    const startDate = addHours('2027-01-01T08:00:00+00:00', acknowledged.length)
    const body = {
      title: 'Vroege dienst',
      startDate,
      endDate: addHours(startDate, 8),
      location,
      expertiseLevel,
      publishedForContractTypes: ['freelance'],
    }
    const answer = await fetch(`${running.url}/v1/care_moments_by_organization`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const moment =
      answer?.status === 201 ? ((await answer.json().catch(() => undefined)) as { uuid: string } | undefined) : undefined
    if (!moment) return
    acknowledged.push(moment.uuid)
    onWritten()
  }
}
/** Runs four writers. Calls `strike` once enough moments have been acknowledged; resolves when all writers have failed. */
const writeUntil = async (strike: () => void) => {
  const from = acknowledged.length
  let struck = false
  const onWritten = () => {
    if (struck || acknowledged.length < from + enough) return
    struck = true
    strike()
  }
  await Promise.all([1, 2, 3, 4].map(() => write(onWritten)))
}
const ask = async (sql: string): Promise<string[]> => {
  const client = new Client({ connectionString: running.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ uuid: string }>(sql)
  await client.end()
  return rows.map(row => row.uuid)
}
const expectEverything = async () => {
  const stored = new Set(await ask('select uuid from care_moment'))
  expect(acknowledged.filter(uuid => !stored.has(uuid))).toEqual([])
  const half = `select uuid from care_moment m where not exists (select 1 from event where subject_uuid = m.uuid)
    or not exists (select 1 from care_moment_publication where care_moment_uuid = m.uuid)`
  expect(await ask(half)).toEqual([])
}

beforeAll(async () => {
  // Data in memory survives the end of a process, so this makes the test faster but not easier. The next run removes what a killed
  // run leaves behind.
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `zorginzet-test-${process.pid}-`))
  chmodSync(folder, 0o755)
  written = (await start()).written!
})
afterAll(async () => {
  await killChild(child)
  const { stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined })
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a server that is killed while it writes loses nothing it has acknowledged', async () => {
  const ended = gone()
  await writeUntil(() => kill(child.pid!))
  await ended
  await start()
  await expectEverything()
}, 300_000)

test('a server whose database is killed refuses requests, and continues with all data when the database is back', async () => {
  await writeUntil(() => kill(postmaster()))
  const refused = await fetch(`${running.url}/ready`)
  expect(refused.status).toBe(503)
  const port = Number(new URL(running.databaseUrl).port)
  await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined, port })
  const { status } = await fetch(`${running.url}/ready`)
  expect(status).toBe(200)
  await expectEverything()
  // The job it was running was lost with the database connection. It starts that job again by itself.
  await expect.poll(() => ask('select id as uuid from graphile_worker.jobs'), { timeout: 60_000, interval: 500 }).toEqual([])
})
