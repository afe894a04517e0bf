// The disk is full, or writing is not permitted: what cannot be stored is refused with a clear message, nothing is half stored, and
// everything else keeps working.
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openApi } from '../api/server.ts'
import { pdfOf } from './files/sent-files.ts'
import { callerWith, openTestApi, uploadOf } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { openTinyDisk, type TinyDisk } from './servers/tiny-disk.ts'
import { momentsOf, must } from './worlds/moments.ts'
import { makeWorld, tokenFor } from './worlds/world.ts'

const api = await openTestApi()
const folder = mkdtempSync(join(tmpdir(), 'zorginzet-test-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await api.close()
})

/** Runs this with a worker who uploads a receipt to a server that keeps its files in this folder. */
const sendingTo = async (dataDir: string, work: (send: () => ReturnType<typeof api.as.careWorker.post>) => Promise<void>) => {
  const server = await openApi({ ...settings, dataDir }, api.url)
  const worker = callerWith(server, await tokenFor(server, api.world.people.careWorker))
  const { body, headers } = uploadOf('bon.pdf', pdfOf('bon '.repeat(5000)))
  await work(() => worker.post('/user_files', body, headers)).finally(() => server.stop())
}
const count = () =>
  api.db
    .selectFrom('user_file')
    .select(eb => eb.fn.countAll().as('n'))
    .executeTakeFirst()
const refused = { status: 507, body: { detail: 'Het bestand kan nu niet worden bewaard. Probeer het later opnieuw.' } }

test('a worker sends a receipt for which there is no folder: it is refused in words, and none is named', async () => {
  const before = await count()
  writeFileSync(join(folder, 'files'), '')
  await sendingTo(folder, async send => expect(await send()).toMatchObject(refused))
  expect(await count()).toEqual(before)
})

const onTinyDisk = (megabytes: number, work: (disk: TinyDisk) => Promise<void>) => async () => {
  const disk = openTinyDisk(megabytes)!
  await work(disk).finally(disk.close)
}
const mayMount = openTinyDisk(1)
mayMount?.close()
if (mayMount) {
  test(
    'a worker sends a receipt to a full disk: it is refused in words, nothing of it is kept, and it is taken when there is room',
    onTinyDisk(1, async disk => {
      const files = () => readdirSync(join(disk.path, 'files'))
      await sendingTo(disk.path, async send => {
        must(await send(), 201)
        const [before, kept] = [await count(), files()]
        disk.fill(8192)
        expect(await send()).toMatchObject(refused)
        expect([await count(), files()]).toEqual([before, kept])
        disk.empty()
        must(await send(), 201)
      })
    }),
  )
  test(
    'a worker sends a receipt to a read-only disk: it is refused with a reason, and existing files can be read',
    onTinyDisk(1, async disk => {
      await sendingTo(disk.path, async send => {
        const file = must(await send(), 201)
        const before = await count()
        disk.makeReadOnly()
        expect(await send()).toMatchObject(refused)
        expect(await count()).toEqual(before)
        expect((await api.as.careWorker.get(file['@id'])).status).toBe(200)
      })
    }),
  )
}

// Only the tables are on the full disk: PostgreSQL itself stops when it cannot write its log.
const onTinyTables = (work: (url: string, disk: TinyDisk) => Promise<void>) =>
  onTinyDisk(60, async disk => {
    const home = join(disk.path, 'tables')
    mkdirSync(home, { mode: 0o700 })
    chownSync(home, 65_534, 65_534)
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    await client.query(`create tablespace tiny location '${home}'`)
    await client.query('create database tiny template template_zorginzet tablespace tiny strategy file_copy')
    await work(Object.assign(new URL(inject('postgresUrl')), { pathname: '/tiny' }).href, disk).finally(async () => {
      await client.query('drop database tiny with (force)')
      await client.query('drop tablespace tiny')
      await client.end()
    })
  })
if (mayMount && !process.env.TEST_DATABASE_URL)
  test(
    'an organization writes to a database that is full: it is asked to wait, reads on, and is heard when there is room',
    onTinyTables(async (url, disk) => {
      const server = await openApi(settings, url)
      const world = await makeWorld(server.database)
      const organization = callerWith(server, await tokenFor(server, world.people.organization))
      const moments = momentsOf({ organization } as Parameters<typeof momentsOf>[0], world)
      const post = () => organization.post('/care_moments_by_organization', moments.newMoment())
      must(await post(), 201)
      disk.fill()
      const statuses: number[] = []
      do statuses.push((await post()).status)
      while (statuses.at(-1) === 201)
      expect(statuses.at(-1)).toBe(503)
      for (const path of ['/acts', '/organizations', '/ready']) expect((await organization.get(path)).status).toBe(200)
      // Client data can be read only while its line in the access log can be written.
      const lines = () => server.database.selectFrom('access_log').select('uuid').execute()
      const before = await lines()
      const reads: number[] = []
      do reads.push((await organization.get('/care_moments')).status)
      while (reads.at(-1) === 200 && reads.length < 200)
      expect(new Set([...reads, 503])).toEqual(new Set([200, 503]))
      expect((await lines()).length - before.length).toBe(reads.filter(status => status === 200).length)
      disk.empty()
      must(await post(), 201)
      await server.stop()
    }),
  )
