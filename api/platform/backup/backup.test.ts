// Backups of a small database on a real PostgreSQL: what is refused, what is removed, and what the log adds.
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../../../tests/servers/settings.ts'
import { logFolder, systemIdOf } from '../database/embedded/archiving.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { readSettings, usualBackups } from '../settings.ts'
import { backUp } from './backup.ts'
import { backupJobs } from './jobs.ts'
import { removeOld } from './keeping.ts'
import { backupsIn, type Manifest } from './manifest.ts'
import { restore, restoredInWords } from './restore.ts'

const counted = { tables: { note: 'notities' }, fileColumn: 'file' }
let root: string
let dataDir: string
let server: EmbeddedPostgres
let folder: string
let backups: string

const start = async () => {
  server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => undefined,
    unsafe: true,
    archive: backups,
  })
}
const query = async (sql: string, url = server.url): Promise<unknown[][]> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}
const notes = async () => (await query('select text from note order by text')).flat()
const options = () => ({ url: server.url, dataDir, hasFiles: true, counted, recipients: [], folder })
const made = (more: object = {}) => ({ ...options(), say: () => undefined, ...more })
const back = async (from: string, until?: string) => {
  await server.stop()
  try {
    return await restore({ folder: from, until, dataDir, counted, say: () => undefined })
  } finally {
    await start()
  }
}
const log = () => logFolder(backups, systemIdOf(server.dataDir))
const handedOver = async () => {
  // Exactly on a segment boundary there would be nothing to hand over.
  await query(`select pg_logical_emit_message(false, 'test', 'more')`)
  const [[name]] = (await query('select pg_walfile_name(pg_switch_wal())')) as [[string]]
  await expect.poll(() => readdirSync(log()).some(each => each.startsWith(name)), { timeout: 60_000 }).toBe(true)
}

beforeAll(async () => {
  root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `zorginzet-test-${process.pid}-`))
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  backups = join(root, "the user's backups")
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'photo'), 'a photo')
  writeFileSync(join(dataDir, 'secret'), 'the secret')
  await start()
  await query(`create table migration (name text); insert into migration values ('0001.sql');
    create table note (text text, file text); insert into note values ('first', 'photo')`)
})
beforeEach(() => {
  folder = mkdtempSync(join(root, 'folder-'))
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a restore brings back the rows, files and secret, and keeps what they replace', async () => {
  const lines: string[] = []
  const { folder: whole, manifest } = await backUp(made({ say: (line: string) => lines.push(line) }))
  expect(lines).toContain(`Klaar: ${whole}`)
  expect(manifest).toMatchObject({ version: '0001.sql', hasFiles: true, counts: { note: { before: 1, after: 1 } } })
  await query(`insert into note values ('too late', 'new')`)
  writeFileSync(join(dataDir, 'files', 'photo'), 'spoilt')
  writeFileSync(join(dataDir, 'files', 'new'), 'new')
  writeFileSync(join(dataDir, 'secret'), 'another')
  const restored = await back(whole)
  expect(await notes()).toEqual(['first'])
  expect(readFileSync(join(dataDir, 'files', 'photo'), 'utf8')).toBe('a photo')
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret')
  expect(restoredInWords(restored, counted)[1]).toBe('Er zijn 1 notities.')
  const formerFolders = readdirSync(dataDir).filter(name => name.includes('.before-'))
  expect(formerFolders.map(name => name.split('.')[0]).sort()).toEqual(['files', 'postgres', 'secret'])
  expect(readdirSync(dataDir).filter(name => name.endsWith('.restored'))).toEqual([])
})

test('a restore with the log brings back everything, or everything until a moment, repeatedly', async () => {
  await backUp(made({ folder: backups }))
  await query(`insert into note values ('before the mistake')`)
  const [[moment]] = (await query('select clock_timestamp()')) as [[Date]]
  await query(`delete from note where text = 'first'`)
  await handedOver()
  await query(`insert into note values ('of the last minute')`)
  await back(backups)
  expect(await notes()).toEqual(['before the mistake', 'of the last minute'])
  const restored = await back(backups, moment.toISOString())
  expect(await notes()).toEqual(['before the mistake', 'first'])
  expect(restored.until <= moment.toISOString()).toBe(true)
  // The timeline has changed twice by now; later changes are on the newest.
  await query(`insert into note values ('later')`)
  await handedOver()
  await back(backups)
  expect(await notes()).toEqual(['before the mistake', 'first', 'later'])
  await query(`delete from note where text <> 'first'`)
})

test('a moment that the backups or the log do not have is refused, and nothing changes', async () => {
  await backUp(made())
  await expect(back(folder, '2020-01-01T00:00:00.000Z')).rejects.toThrow('de oudste hele back-up is van')
  const ahead = new Date(Date.now() + 3_600_000).toISOString()
  await expect(back(folder, ahead)).rejects.toThrow(/het logboek gaat .*laat --until weg/)
  expect(await notes()).toEqual(['first'])
})

test('a damaged backup is refused by name, and nothing changes', async () => {
  const { folder: whole, manifest } = await backUp(made())
  const elsewhere = { ...manifest, files: [{ ...manifest.files[0]!, path: 'files/../../elsewhere' }] } satisfies Manifest
  const photo = join(whole, 'files', 'photo')
  await server.stop()
  const refused = (sentence: string) =>
    expect(restore({ folder: whole, until: undefined, dataDir, counted, say: () => undefined })).rejects.toThrow(sentence)
  appendFileSync(photo, 'x')
  await refused('is het bestand files/photo veranderd of beschadigd')
  rmSync(photo)
  await refused('ontbreekt het bestand files/photo')
  writeFileSync(join(whole, 'manifest.json'), JSON.stringify(elsewhere))
  await refused('manifest.json is beschadigd')
  await start()
  expect(await notes()).toEqual(['first'])
  expect(readdirSync(dataDir).filter(name => name.endsWith('.restored'))).toEqual([])
})

test('an incomplete backup does not count: it is skipped, and removed by the next one', async () => {
  const { folder: whole } = await backUp(made())
  const half = join(folder, `.${systemIdOf(server.dataDir)}-2099-01-01T00-00-00Z.half`)
  mkdirSync(join(half, 'database'), { recursive: true })
  mkdirSync(join(folder, '2099-01-01T00-00-00Z'))
  expect(backupsIn(folder).map(each => each.folder)).toEqual([whole])
  await new Promise(done => setTimeout(done, 1000))
  await backUp(made())
  expect(existsSync(half)).toBe(false)
  expect(backupsIn(folder)).toHaveLength(2)
})

test('of two backups at once, the second is refused', async () => {
  const ends = await Promise.allSettled([backUp(made()), backUp(made())])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Er wordt al een back-up van deze database gemaakt.' },
  })
})

test('a restore is refused while the product runs', async () => {
  const { folder: whole } = await backUp(made())
  const script = `
    import { restore } from ${JSON.stringify(import.meta.resolve('./restore.ts'))}
    const asked = { folder: ${JSON.stringify(whole)}, dataDir: ${JSON.stringify(dataDir)}, counted: { tables: {}, fileColumn: 'file' }, say: () => {} }
    await restore(asked).catch(error => console.log(error.message))`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const text of other.stdout) output += String(text)
  expect(output).toContain('in gebruik bij een Zorginzet die nog draait')
  expect(await notes()).toEqual(['first'])
})

test('a folder that is not writable, or is a file, is reported, and nothing is left behind', async () => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot) chmodSync(folder, 0o555)
  await expect(backUp(made({ folder: isRoot ? '/sys/zorginzet' : folder }))).rejects.toThrow(
    /^(Zorginzet mag niet bij|In .* mag alleen worden gelezen).*Er is geen back-up gemaakt\.$/,
  )
  const file = join(root, 'a-file')
  writeFileSync(file, '')
  await expect(backUp(made({ folder: file }))).rejects.toThrow('is geen map. Er is geen back-up gemaakt.')
})

test('a full disk is reported, and no partial file is left', async () => {
  const script = `
    import { backUp } from ${JSON.stringify(import.meta.resolve('./backup.ts'))}
    const asked = ${JSON.stringify(options())}
    await backUp({ ...asked, say: () => {} }).catch(error => console.log(error.message))`
  // No file of more than half a megabyte: writing fails, as on a full disk.
  const limited = ['-c', 'ulimit -f 1000; exec "$0" --input-type=module --eval "$1"', process.execPath, script]
  const { stdout } = spawnSync('sh', limited, { encoding: 'utf8' })
  expect(stdout).toMatch(/^De schijf van .* neemt dit bestand niet aan\. Er is geen back-up gemaakt\.\n$/)
  expect(readdirSync(folder)).toEqual([])
})

test('old backups are removed, with the log that only they needed; the last complete one stays', async () => {
  const first = await backUp(made({ folder: backups }))
  await handedOver()
  const soon = new Date(Date.now() + 20 * 86_400_000)
  await new Promise(done => setTimeout(done, 1000))
  const second = await backUp(made({ folder: backups }))
  expect(await removeOld(backups, 14, soon)).toBeGreaterThan(0)
  expect(backupsIn(backups).map(each => each.folder)).toEqual([second.folder])
  expect(existsSync(first.folder)).toBe(false)
  const parts = readdirSync(log()).filter(name => /^[0-9A-F]{24}/.test(name))
  expect(parts.every(name => name.slice(8, 24) >= second.manifest.wal.first.slice(8))).toBe(true)
  expect(await removeOld(backups, 1, soon)).toBe(0)
})

const jobs = (more = {}) =>
  backupJobs(
    { ...settings, dataDir, backups: { folder: backups, days: 14 }, ...more },
    { url: server.url, counted },
    new AbortController().signal,
  )
const run = (name: keyof ReturnType<typeof jobs>, more = {}) => jobs(more)[name].run(undefined as never, '', undefined as never)

test('every night a backup is made, restored elsewhere and counted, and the jobs say so', async () => {
  await new Promise(done => setTimeout(done, 1000))
  expect(await run('backup')).toMatch(
    /^Back-up van [\d,]+ MB: alles tot .+ om .+\. De back-ups in .+ staan op dezelfde schijf als de gegevens: .+\.$/,
  )
  expect(await run('backup-check')).toMatch(/ernaast teruggezet en is goed: \d+ tabellen gelezen, 1 notities\.$/)
  await handedOver()
  expect(await run('backup-log')).toMatch(/komt aan in .+; [1-9]\d* delen klein gemaakt\.$/)
  expect(existsSync(join(dataDir, 'postgres.check'))).toBe(false)
  expect(await notes()).toEqual(['first'])
})

test('a damaged last backup is found in the same night', async () => {
  const { folder: whole, manifest } = backupsIn(backups).at(-1)!
  writeFileSync(join(whole, 'manifest.json'), JSON.stringify({ ...manifest, counts: { note: { before: 7, after: 7 } } }))
  await expect(run('backup-check')).rejects.toThrow('telt anders dan de database toen: note')
  appendFileSync(join(whole, 'database', 'PG_VERSION'), 'x')
  await expect(run('backup-check')).rejects.toThrow('is het bestand database/PG_VERSION veranderd of beschadigd')
  rmSync(whole, { recursive: true })
})

test('an operator with a database of their own is told that it is not backed up', () => {
  expect(() => readSettings({ BACKUP_DIR: 'x', DATABASE_URL: 'postgres://own' })).toThrow('docs/operations/backup.md')
  expect(() => readSettings({ BACKUP_DIR: 'x', BACKUP_DAYS: '0' })).toThrow('BACKUP_DAYS is geen aantal dagen: 0.')
})

test('production without a database of its own asks for two settings, and always makes backups; with one it also asks for the secret', () => {
  const own = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://zorg.example',
    SMTP_URL: 'smtp://mail',
    DATA_DIR: join(dataDir, 'production'),
  }
  expect(readSettings(own).backups).toEqual({ folder: usualBackups(own.DATA_DIR), days: 14 })
  expect(readSettings({ ...own, BACKUP_DIR: '/elders', BACKUP_DAYS: '30' }).backups).toEqual({ folder: '/elders', days: 30 })
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('ontbreken: PUBLIC_URL, SMTP_URL.')
  expect(() => readSettings({ ...own, DATABASE_URL: 'postgres://own' })).toThrow('ontbreken: SECRET.')
})

test('the jobs say so when backups are not set up', async () => {
  expect(await run('backup', { backups: undefined })).toEqual({ notSetUp: 'Met BACKUP_DIR komt er elke nacht een back-up.' })
  expect(await run('backup-check', { backups: undefined, databaseUrl: 'postgres://own' })).toEqual({
    notSetUp: expect.stringContaining('docs/operations/backup.md'),
  })
})

test('a log that cannot be archived stops nobody, is reported, and resumes by itself', async () => {
  const status = join(server.dataDir, 'pg_wal', 'archive_status')
  const waiting = () => readdirSync(status).filter(name => name.endsWith('.ready'))
  chmodSync(log(), 0o500)
  await query(`insert into note values ('written all the same'); select pg_switch_wal()`)
  await expect.poll(waiting, { timeout: 60_000 }).not.toEqual([])
  const longAgo = new Date(Date.now() - 600_000)
  for (const name of waiting()) utimesSync(join(status, name), longAgo, longAgo)
  await expect(run('backup-log')).rejects.toThrow(/komt niet aan in .*: \d+ delen wachten, sinds .* vrij is\.$/)
  chmodSync(log(), 0o700)
  // PostgreSQL retries every minute, or when there is more.
  await query(`select pg_logical_emit_message(false, 'test', 'more'); select pg_switch_wal()`)
  await expect.poll(waiting, { timeout: 90_000, interval: 500 }).toEqual([])
  expect(await run('backup-log')).toContain('komt aan')
  await query(`delete from note where text <> 'first'`)
})
