// Makes a backup of a running product: its database, files and secret. It gets its final name only once it is complete.
import { mkdir, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { connectionTo } from '../database/database.ts'
import { systemIdOf } from '../database/embedded/archiving.ts'
import { Failure } from '../problem.ts'
import { beginCopy, copyAll, copyLog, endCopy, filesOfDatabase } from './base-copy.ts'
import { type Copying, copyFile, makeFolders, resting, standing, syncFolders, walk } from './copying.ts'
import { type CountedTables, countRows } from './counting.ts'
import { type Backup, type KeptFile, type Manifest, nameAt, parts, readBackup } from './manifest.ts'
import { sealFor } from './sealing.ts'
import { failureAt, sizeInWords } from './words/words.ts'

export interface BackupSource {
  /** The address of the database, as its owner. */
  url: string
  /** The folder of the product's files and secret. */
  dataDir: string
  hasFiles: boolean
  counted: CountedTables
  /** The age recipients who can decrypt it. Without any it is not encrypted. */
  recipients: readonly string[]
}
export interface Making extends BackupSource {
  /** The folder of the backups. */
  folder: string
  /** Another recipient, for this backup only. */
  guest?: string | undefined
  say(line: string): void
  signal?: AbortSignal | undefined
}

const lockKey = 7315
// Room for more than the files: the log that is written meanwhile.
const spareBytes = 64e6

/**
 * Makes a backup and returns it. Throws a Failure with one sentence when it cannot be made, or when another one is in progress.
 * Then nothing is left behind.
 */
export const backUp = async (making: Making): Promise<Backup> => {
  const client = new Client(connectionTo(making.url))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Source & { isFree: boolean }>(
      `select pg_try_advisory_lock($1) as "isFree", current_setting('data_directory') as "dataDir",
         current_setting('server_version') as postgres, (select max(name) from migration) as version`,
      [lockKey],
    )
    const { isFree, ...source } = rows[0]!
    if (!isFree) throw new Failure('Er wordt al een back-up van deze database gemaakt.')
    return await make(making, client, source)
  } catch (error) {
    throw failureAt(error, making.folder, 'Er is geen back-up gemaakt.')
  } finally {
    await client.end().catch(() => undefined)
  }
}

interface Source {
  dataDir: string
  postgres: string
  version: string
}
const make = async (making: Making, client: Client, source: Source): Promise<Backup> => {
  const { folder, say } = making
  const startedAt = new Date()
  const systemId = systemIdOf(source.dataDir)
  await mkdir(folder, { recursive: true })
  await removeHalves(folder, systemId)
  const half = join(folder, `.${systemId}-${nameAt(startedAt)}.half`)
  const whole = join(folder, nameAt(startedAt))
  try {
    await makeFolders(half, [])
    const content = await fill(making, client, source, half)
    const manifest: Manifest = {
      ...{ version: source.version, postgres: source.postgres, systemId, startedAt: startedAt.toISOString() },
      ...content,
      endedAt: new Date().toISOString(),
    }
    await writeFile(join(half, parts.manifest), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
    await syncFolders([...manifest.folders.map(path => join(half, path)), half])
    await rename(half, whole)
    await syncFolders([folder])
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
  say(`Klaar: ${whole}`)
  return readBackup(whole)
}

// Left by a killed server: under the lock, so none of these is still being made.
const removeHalves = async (folder: string, systemId: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name.startsWith(`.${systemId}-`) && name.endsWith('.half')) await rm(join(folder, name), { recursive: true, force: true })
}

type Content = Pick<Manifest, 'wholeUntil' | 'wal' | 'counts' | 'hasFiles' | 'sealedFor' | 'folders' | 'files'>
const fill = async (making: Making, client: Client, source: Source, half: string): Promise<Content> => {
  const { dataDir, hasFiles, counted, recipients, guest, say, signal } = making
  const own = await filesOfDatabase(source.dataDir)
  const uploads = join(dataDir, 'files')
  const expected = [...own.files, ...(hasFiles ? (await walk(uploads)).files : [])].reduce((sum, { bytes }) => sum + bytes, 0)
  await mustFit(half, expected + spareBytes)
  const [tell, rest] = [percentages(expected, say), resting()]
  const onPiece = (bytes: number) => {
    tell(bytes)
    return rest(bytes)
  }
  const seals = sealFor(recipients.length > 0 && guest ? [...recipients, guest] : recipients)
  const copying: Copying = { signal, onPiece, seals }
  const folders = own.folders.map(path => `${parts.database}/${path}`)
  await makeFolders(half, folders)

  const start = await beginCopy(client)
  const paths = own.files.map(({ path }) => path)
  const database = await copyAll(source.dataDir, half, parts.database, paths, copying)
  const before = await countRows(client, counted)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const end = await endCopy(client)
  const after = await countRows(client, counted)
  const log = await copyLog(source.dataDir, half, parts.database, end, copying)

  // A file is stored before its row is written. Copied after the database, all files that its rows name are there.
  const files = hasFiles ? await copyUploads(uploads, half, copying) : { folders: [], files: [] }
  const secret = await copySecret(join(dataDir, 'secret'), half, copying)
  return {
    wholeUntil: rows[0]!.at.toISOString(),
    wal: { start, stop: end.stop, first: end.first, last: end.last },
    counts: Object.fromEntries(Object.keys(before).map(table => [table, { before: before[table]!, after: after[table]! }])),
    hasFiles,
    ...(seals && { sealedFor: [...recipients] }),
    folders: [parts.database, ...folders, ...files.folders],
    files: [...database, ...log, ...files.files, ...secret],
  }
}

const copyUploads = async (uploads: string, half: string, copying: Copying) => {
  const found = await walk(uploads)
  const folders = ['', ...found.folders].map(path => join(parts.files, path).replaceAll('\\', '/').replace(/\/$/, ''))
  await makeFolders(half, folders)
  const paths = found.files.map(({ path }) => path)
  return { folders, files: await copyAll(uploads, half, parts.files, paths, copying) }
}

// No file when SECRET provides it.
const copySecret = async (from: string, half: string, copying: Copying): Promise<KeptFile[]> => {
  const sum = await copyFile(from, join(half, parts.secret), copying)
  return sum ? [{ path: parts.secret, ...sum }] : []
}

/** Throws a Failure when the disk of this path has less room than that. */
export const mustFit = async (path: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(await standing(path))
  if (bavail * bsize < bytes)
    throw new Failure(`Op de schijf van ${path} is ${sizeInWords(bavail * bsize)} vrij, en er is ${sizeInWords(bytes)} nodig.`)
}

const stepPercent = 10
/** Reports every tenth of the bytes copied. */
export const percentages = (expected: number, say: (line: string) => void): ((bytes: number) => void) => {
  let [done, reported] = [0, 0]
  return bytes => {
    done += bytes
    const percent = Math.min(100, Math.floor((100 * done) / Math.max(expected, 1) / stepPercent) * stepPercent)
    if (percent > reported) say(`${percent} % van ${sizeInWords(expected)}`)
    reported = Math.max(reported, percent)
  }
}
