// The first start in production, as the README describes it: on an empty database, with other servers starting at the same time,
// interrupted at any moment.
import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { foldedInto, foldedNames, migrate } from '../api/platform/database/migrate.ts'
import { reachable } from '../api/platform/reachable.ts'
import { usualBackups } from '../api/platform/settings.ts'
import { freshDatabase } from './servers/database.ts'
import { bareEnvironment, type Production, startProduction } from './servers/production.ts'

const execFileAsync = promisify(execFile)
const root = join(import.meta.dirname, '..')
const kills = Number(process.env.KILLS ?? 4)
const killsInARow = 5
const PLANNER_EMAIL = 'eerste@voorbeeld.example'
const SECRET = 'a-secret-for-tests-of-at-least-32-characters'

/** Starts with these settings; killed after the test if it still runs then. */
const begin = async (settings: Record<string, string>): Promise<Production> => {
  const product = await startProduction({ PLANNER_EMAIL, ...settings })
  onTestFinished(product.kill)
  return product
}
const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows as unknown[][]
}
const emptyDatabase = async () => {
  const { url, drop } = await freshDatabase('template0')
  onTestFinished(drop)
  return { url, own: { DATABASE_URL: url, SECRET } }
}
/** Nothing of a start may be half done. */
const mustBeWhole = async (url: string) => {
  expect(await ask(url, 'select indexrelid::regclass from pg_index where not indisvalid')).toEqual([])
  expect(await ask(url, 'select username from account')).toEqual([[PLANNER_EMAIL]])
  expect(await ask(url, `select count(*)::int from mail where subject like '%account%'`)).toEqual([[1]])
  expect(await migrate(url)).toEqual([])
}
const answers = async ({ url }: Production) => expect((await fetch(`${url}/ready`)).status).toBe(200)

test('three at once on an empty database all come up, and one planner is invited', async () => {
  const { url, own } = await emptyDatabase()
  const all = await Promise.all([begin(own), begin(own), begin({ ...own, JOBS: 'here' })])
  await Promise.all(all.map(each => each.ready()))
  for (const each of all) await answers(each)
  await mustBeWhole(url)
  for (const each of all) await each.stop()
})

test('two at once on a database of the version before, with an index whose building was cut off, both come up', async () => {
  const { url, own } = await emptyDatabase()
  await migrate(url)
  await ask(url, `delete from migration where name <= '${foldedInto}'`)
  await ask(url, `insert into migration (name, checksum) values ${foldedNames.map(name => `('${name}', '')`)}`)
  await ask(url, `update pg_index set indisvalid = false where indexrelid = 'mail_at'::regclass`)
  const both = await Promise.all([begin(own), begin(own)])
  await Promise.all(both.map(each => each.ready()))
  await mustBeWhole(url)
  for (const each of both) await each.stop()
})

test('one that is killed again and again at its first start comes up in the end, whole', async () => {
  for (let round = 0; round * killsInARow < kills; round++) {
    const { url, own } = await emptyDatabase()
    for (let n = 0; n < killsInARow; n++) {
      const product = await begin(own)
      await new Promise(done => setTimeout(done, randomInt(300, 4000)))
      await product.kill()
    }
    const product = await begin(own)
    await product.ready()
    await answers(product)
    await mustBeWhole(url)
    await product.stop()
  }
}, 1_800_000)

const closedFolder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zorginzet-production-'))
  onTestFinished(() => {
    for (const folder of [dataDir, reachable(join(dataDir, 'postgres'), 'data'), usualBackups(dataDir)])
      rmSync(folder, { recursive: true, force: true })
  })
  return dataDir
}

test('of two at once on one machine without a database of its own, one comes up and the other says why not', async () => {
  const own = { DATA_DIR: closedFolder() }
  const both = await Promise.all([begin(own), begin(own)])
  const ends = await Promise.allSettled(both.map(each => each.ready()))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both[ends.findIndex(({ status }) => status === 'rejected')]!
  await expect.poll(refused.log).toContain('zijn in gebruik bij een Zorginzet die nog draait')
  for (const each of both) await each.stop()
})

test('on one machine it is started, killed, started, backed up and put back, with the same secret, and never a demo world', async () => {
  const DATA_DIR = closedFolder()
  const command = (...words: string[]) =>
    execFileAsync('npm', ['run', ...words], { cwd: root, env: bareEnvironment({ DATA_DIR }) })
  const secret = () => readFileSync(join(DATA_DIR, 'secret'), 'utf8')
  const first = await begin({ DATA_DIR })
  await first.ready()
  const made = secret()
  await expect.poll(first.log).toContain(`Back-ups: elke nacht in ${usualBackups(DATA_DIR)}`)
  await expect.poll(first.log).toContain('op dezelfde schijf als de gegevens')
  await first.kill()

  const second = await begin({ DATA_DIR })
  await second.ready()
  expect((await fetch(`${second.url}/dev/clock`, { method: 'POST' })).status).toBe(404)
  expect((await command('backup')).stdout).toContain('alles tot')
  await second.stop()
  for (const lost of [reachable(join(DATA_DIR, 'postgres'), 'data'), join(DATA_DIR, 'secret')]) rmSync(lost, { recursive: true })
  expect((await command('restore')).stdout).toContain('Teruggezet: alles tot')

  const third = await begin({ DATA_DIR })
  await third.ready()
  expect(secret()).toBe(made)
  const { url } = (await findEmbeddedPostgres({ dataDir: join(DATA_DIR, 'postgres'), log: () => undefined }))!
  await mustBeWhole(url)
  await third.stop()
})
