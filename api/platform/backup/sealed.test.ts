// Encrypted backups: the folder alone reveals nothing, the folder with the key everything, and one damaged byte is reported.
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../../tests/servers/settings.ts'
import { archiveOf, logFolder, systemIdOf, waitingLog } from '../database/embedded/archiving.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { readSettings } from '../settings.ts'
import { backUp } from './backup.ts'
import { backupJobs } from './jobs.ts'
import { backupsIn } from './manifest.ts'
import { restore } from './restore.ts'
import { keysIn, newKey } from './sealing.ts'

const counted = { tables: { note: 'notities' }, fileColumn: 'file' }
const say = () => undefined
let root: string
let dataDir: string
let backups: string
let own: { key: string; recipient: string }
let server: EmbeddedPostgres

const query = async (sql: string, url = server.url): Promise<unknown[][]> => {
  const client = new Client({ connectionString: url })
  client.on('error', say)
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}
const start = (folder: string, archive?: string) =>
  startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: say, unsafe: true, archive })
const sealing = () => ({ dataDir, backups: { folder: backups, days: 14 }, backupRecipients: [own.recipient] })
const jobs = () => backupJobs({ ...settings, ...sealing() }, { url: server.url, counted }, new AbortController().signal)
type Jobs = ReturnType<typeof jobs>
const run = (of: Jobs, name: keyof Jobs) => of[name].run(undefined as never, '', undefined as never)
const log = () => logFolder(backups, systemIdOf(server.dataDir))
const handedOver = async () => {
  await query(`select pg_logical_emit_message(false, 'test', 'more')`)
  const [[name]] = (await query('select pg_walfile_name(pg_switch_wal())')) as [[string]]
  const waiting = logFolder(waitingLog(dataDir), systemIdOf(server.dataDir))
  await expect.poll(() => readdirSync(waiting).includes(name), { timeout: 60_000 }).toBe(true)
  await run(jobs(), 'backup-log')
  expect(readdirSync(waiting).filter(each => each.startsWith(name))).toEqual([])
  return `${name}.zst.age`
}
/** A machine with nothing but a copy of the backup folder. */
const otherMachine = () => {
  const other = mkdtempSync(join(root, 'other-'))
  chmodSync(other, 0o755)
  const folder = join(other, 'copied')
  cpSync(backups, folder, { recursive: true })
  const otherData = join(other, 'data')
  mkdirSync(otherData)
  return {
    there: otherData,
    folder,
    back: (keys?: string[]) => restore({ folder, until: undefined, dataDir: otherData, keys, counted, say }),
  }
}
const notesOf = async (folder: string) => {
  const opened = await start(folder)
  try {
    return (await query('select text from note order by text', opened.url)).flat()
  } finally {
    await opened.stop()
  }
}
const flip = (file: string, at: number) => {
  const bytes = readFileSync(file)
  bytes[at < 0 ? bytes.length + at : at]! ^= 1
  writeFileSync(file, bytes)
}

beforeAll(async () => {
  root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `zorginzet-test-${process.pid}-`))
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  backups = join(root, 'backups')
  own = await newKey()
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'photo'), 'a photo of Wilhelmina')
  writeFileSync(join(dataDir, 'secret'), 'the secret of Wilhelmina')
  server = await start(dataDir, archiveOf(sealing()))
  await query(`create table migration (name text); insert into migration values ('0001.sql');
    create table note (text text, file text); insert into note values ('first of Wilhelmina', 'photo')`)
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('an encrypted backup is restored on an empty machine with its key; nothing is restored without the key, with another, or with one wrong byte', async () => {
  const { manifest } = await backUp({
    ...{ url: server.url, dataDir, hasFiles: true, counted, recipients: [own.recipient] },
    ...{ folder: backups, say },
  })
  await query(`insert into note values ('second of Wilhelmina', null)`)
  const part = await handedOver()
  expect(manifest.sealedFor).toEqual([own.recipient])
  for (const name of readdirSync(backups, { recursive: true, withFileTypes: true }).filter(each => each.isFile())) {
    if (name.name === 'manifest.json') continue
    expect(name.name).toMatch(/\.age$/)
    expect(readFileSync(join(name.parentPath, name.name)).includes('Wilhelmina')).toBe(false)
  }

  const { there, folder, back } = otherMachine()
  const copy = backupsIn(folder)[0]!.folder
  await expect(back()).rejects.toThrow(
    `is versleuteld voor ${own.recipient}. Geef de sleutel: npm run restore -- … --key BESTAND.`,
  )
  await expect(back([(await newKey()).key])).rejects.toThrow(
    `is versleuteld voor ${own.recipient}, en dit is een andere sleutel.`,
  )
  const refusedWith = async (file: string, at: number, words: RegExp) => {
    flip(file, at)
    await expect(back([own.key])).rejects.toThrow(words)
    flip(file, at)
  }
  // In the wrapped key, where it looks like another key, and in the content.
  for (const at of [80, -1])
    await refusedWith(join(copy, 'database', 'PG_VERSION.age'), at, /bestand database\/PG_VERSION veranderd of beschadigd/)
  await refusedWith(join(copy, 'secret.age'), -1, /bestand secret veranderd of beschadigd/)
  await refusedWith(
    join(folder, 'wal', manifest.systemId, part),
    -1,
    /logboek .* sleutel versleuteld, of veranderd of beschadigd/,
  )
  expect(readdirSync(there)).toEqual([])

  expect((await back([(await newKey()).key, own.key])).counts).toEqual({ note: 2 })
  expect(await notesOf(there)).toEqual(['first of Wilhelmina', 'second of Wilhelmina'])
  expect(readFileSync(join(there, 'files', 'photo'), 'utf8')).toBe('a photo of Wilhelmina')
  expect(readFileSync(join(there, 'secret'), 'utf8')).toBe('the secret of Wilhelmina')
})

test('the check of the same night restores and counts it; a later process finds a wrong byte', async () => {
  await new Promise(done => setTimeout(done, 1000))
  const night = jobs()
  expect(await run(night, 'backup')).not.toContain('niet versleuteld')
  expect(await run(night, 'backup-check')).toMatch(/ernaast teruggezet en is goed: \d+ tabellen gelezen, 2 notities\.$/)
  expect(await run(jobs(), 'backup-check')).toMatch(/is versleuteld, en elk van de \d+ bestanden is zoals het werd geschreven\./)
  // The key used by the check exists nowhere else.
  expect(backupsIn(backups).at(-1)!.manifest.sealedFor).toEqual([own.recipient])
  flip(join(backupsIn(backups).at(-1)!.folder, 'files', 'photo.age'), -1)
  for (const each of [night, jobs()])
    await expect(run(each, 'backup-check')).rejects.toThrow('is het bestand files/photo veranderd of beschadigd')
  rmSync(backupsIn(backups).at(-1)!.folder, { recursive: true })
})

test('a backup from before the key is restored, with the log that was encrypted after it', async () => {
  for (const { folder } of backupsIn(backups)) rmSync(folder, { recursive: true })
  await backUp({ url: server.url, dataDir, hasFiles: true, counted, recipients: [], folder: backups, say })
  await query(`insert into note values ('third', null)`)
  await handedOver()
  const { there, back } = otherMachine()
  await expect(back()).rejects.toThrow(/Het logboek .* is versleuteld\. Geef de sleutel/)
  await back([own.key])
  expect(await notesOf(there)).toEqual(['first of Wilhelmina', 'second of Wilhelmina', 'third'])
  expect(readdirSync(log()).length).toBeGreaterThan(0)
})

test('an invalid recipient, or the key itself, is refused at the start; a file without a key at the restore', () => {
  const given = (recipient: string) => () =>
    readSettings({ BACKUP_RECIPIENT: recipient, DATA_DIR: dataDir, SECRET: 's'.repeat(32) })
  expect(given(own.key)).toThrow('BACKUP_RECIPIENT is de sleutel zelf.')
  expect(given(own.recipient.replace(/.$/, last => (last === 'q' ? 'p' : 'q')))).toThrow('is geen ontvanger die met age1 begint')
  expect(() => readSettings({ BACKUP_RECIPIENT: own.recipient, DATABASE_URL: 'postgres://own' })).toThrow(
    'docs/operations/backup.md',
  )
  expect(given(`${own.recipient}, ${own.recipient}`)().backupRecipients).toHaveLength(2)
  const file = join(root, 'a.key')
  expect(() => keysIn(file)).toThrow(/De sleutel is niet te lezen/)
  writeFileSync(file, `# public key: ${own.recipient}\n`)
  expect(() => keysIn(file)).toThrow('staat geen sleutel van back-ups')
  writeFileSync(file, `# public key: ${own.recipient}\r\n${own.key}\r\n`)
  expect(keysIn(file)).toEqual([own.key])
})
