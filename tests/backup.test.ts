// A backup of the whole product under load: its data is destroyed and restored, also to the minute before a mistake.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted } from '../api/backups/queries.ts'
import { queriesOf } from '../api/concepts.ts'
import { jobs } from '../api/invoices/jobs.ts'
import { backUp } from '../api/platform/backup/backup.ts'
import { restore, restoredInWords } from '../api/platform/backup/restore.ts'
import { resetClock } from '../api/platform/clock.ts'
import { openDatabase, openPool } from '../api/platform/database/database.ts'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import { openApi, type Server } from '../api/server.ts'
import { pdfOf } from './files/sent-files.ts'
import { type Caller, callerWith, uploadOf } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { momentsOf, must } from './worlds/moments.ts'
import { everybody, makeWorld, tokenFor, uuidOf, type Who, type World } from './worlds/world.ts'

let root: string
let backups: string
let world: World
let server: Server
let url: string
let stop: () => Promise<void>
const as = {} as Record<Who, Caller>

const start = async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(root, 'postgres'), log: () => undefined, archive: backups })
  url = postgres.url
  await migrate(url)
  server = await openApi({ ...settings, dataDir: root }, url)
  stop = async () => {
    await server.stop()
    await postgres.stop()
  }
}
/** As the owner of the tables, with rights that the application does not have. */
const owner = async <T>(statement: RawBuilder<T>): Promise<T[]> => {
  const database = openDatabase(openPool(url))
  try {
    return (await statement.execute(database)).rows
  } finally {
    await database.destroy()
  }
}
const callers = async () => {
  for (const who of everybody) as[who] = callerWith(server, await tokenFor(server, world.people[who]))
}
const destroyAndRestore = async (folder: string, until?: string) => {
  await stop()
  for (const part of ['postgres', 'files', 'secret']) rmSync(join(root, part), { recursive: true, force: true })
  const restored = await restore({ folder, until, dataDir: root, counted, say: () => undefined })
  await start()
  await callers()
  return restored
}

beforeAll(async () => {
  root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `zorginzet-test-${process.pid}-`))
  chmodSync(root, 0o755)
  backups = join(root, 'backups')
  await start()
  world = await makeWorld(server.database)
  await callers()
})
afterAll(async () => {
  resetClock()
  await stop()
  rmSync(root, { recursive: true, force: true })
})

const moneyOf = async (moments: string[]) =>
  owner(sql<{ lines: number; cents: number }>`
    select count(*)::int as lines, coalesce(sum(amount), 0)::float8 as cents
    from care_moment_invoice_line where care_moment_uuid = any(${moments}::uuid[])`)

test('under load: all that was answered before its moment is back, sums agree, files open, the product works', async () => {
  const { submittedMoment, newMoment } = momentsOf(as, world)
  const sent = uploadOf('bon.pdf', pdfOf('bon'))
  const file = must(await as.careWorker.post('/user_files', sent.body, sent.headers), 201)
  const toApprove: string[] = []
  for (let n = 0; n < 4; n++) toApprove.push((await submittedMoment()).uuid)
  const written: { uuid: string; at: number }[] = []
  const approved: { uuid: string; at: number }[] = []
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const { uuid } = must(await as.organization.post('/care_moments_by_organization', newMoment()), 201)
      written.push({ uuid, at: Date.now() })
      await sleep(20)
    }
  }
  const approve = async () => {
    for (const uuid of toApprove) {
      must(await as.organization.patch(`/care_moments/${uuid}/approve`), 200)
      approved.push({ uuid, at: Date.now() })
    }
  }
  const writers = [write(), write(), write(), approve()]
  const { folder, manifest } = await backUp({
    url,
    dataDir: root,
    hasFiles: true,
    counted,
    recipients: [],
    folder: backups,
    say: () => undefined,
  })
  isOver = true
  await Promise.all(writers)

  const before = (each: { at: number }) => each.at < Date.parse(manifest.wholeUntil)
  const inTime = written.filter(before).map(({ uuid }) => uuid)
  const paid = approved.filter(before).map(({ uuid }) => uuid)
  expect(inTime.length).toBeGreaterThan(10)
  expect(paid.length).toBeGreaterThan(0)
  const money = await moneyOf(paid)
  const restored = await destroyAndRestore(folder)
  expect(restored.missing).toBe(0)
  expect(restoredInWords(restored, counted)[0]).toMatch(/^Teruggezet: alles tot /)
  const there = await owner(sql<{ uuid: string }>`select uuid from care_moment`)
  expect(inTime.filter(uuid => !there.some(row => row.uuid === uuid))).toEqual([])
  expect(await moneyOf(paid)).toEqual(money)
  expect(await server.app.inject('/ready')).toMatchObject({ statusCode: 200 })
  expect((await as.careWorker.get(`${file['@id']}/download`)).text).toContain('bon')
  must(await as.organization.post('/care_moments_by_organization', momentsOf(as, world).newMoment()), 201)
})

test('to a minute: a deleted client is back, the invoice of a minute later is not', async () => {
  const { approvedMoment } = momentsOf(as, world)
  await approvedMoment()
  await backUp({ url, dataDir: root, hasFiles: true, counted, recipients: [], folder: backups, say: () => undefined })
  const [client] = await owner(sql<{ uuid: string }>`
    insert into client (first_name, last_name, street, house_number, postcode, city, responsible_location_uuid, created_at)
    select 'Even', 'Weg', street, house_number, postcode, city, responsible_location_uuid, now()
    from client where uuid = ${uuidOf(world.client)} returning uuid`)
  const beforeTheMistake = new Date().toISOString()
  await owner(sql`delete from client where uuid = ${client!.uuid}`)
  await jobs.invoices!.run(server.database, '2099-01-05T05:00:00+00:00', queriesOf)
  const invoices = () => owner(sql<{ uuid: string }>`select uuid from care_moment_invoice`)
  expect((await invoices()).length).toBeGreaterThan(0)
  await owner(sql`select pg_switch_wal()`)
  await destroyAndRestore(backups, beforeTheMistake)
  expect(await owner(sql`select uuid from client where uuid = ${client!.uuid}`)).toEqual([client])
  expect(await invoices()).toEqual([])
  must(await as.organization.get(world.client), 200)
})
