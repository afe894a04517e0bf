// Restores a backup's database in a folder of its own: every file is checked while it is copied, PostgreSQL replays the log, and
// then it can be queried. Nothing else is touched.
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { connectionTo } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { Failure } from '../problem.ts'
import { type Copying, copyFile, makeFolders } from './copying.ts'
import { restoreLog } from './log.ts'
import { type Backup, parts } from './manifest.ts'
import { encryptedExtension, isDiskError, openWith } from './sealing.ts'
import { momentInWords } from './words/words.ts'

export interface ScratchRestore {
  backup: Backup
  /** The folder to create. */
  dataDir: string
  /** Folders with more of the log than the backup has itself; none for just the backup. */
  logs: readonly string[]
  until?: string | undefined
  copying: Copying
  /** Temporary: a power failure may lose it. */
  isTemporary?: boolean
}

/**
 * Reads every file of this part of a backup and compares its checksum; copies them below `to`, or nowhere. Throws a Failure that
 * names the first file that differs.
 */
export const extractPart = async (backup: Backup, part: string, to: string | undefined, copying: Copying): Promise<void> => {
  const { folder, manifest, keys } = backup
  const opens = manifest.sealedFor && keys ? openWith(keys) : undefined
  const isOwn = (path: string) => path === part || path.startsWith(`${part}/`)
  const inside = (path: string) => path.slice(part.length + 1)
  const folders = manifest.folders.filter(isOwn)
  if (to && folders.length > 0) await makeFolders(to, folders.map(inside))
  for (const { path, sha256 } of manifest.files.filter(each => isOwn(each.path))) {
    const from = join(folder, `${path}${manifest.sealedFor ? encryptedExtension : ''}`)
    const changed = new Failure(`In de back-up ${folder} is het bestand ${path} veranderd of beschadigd. Er is niets veranderd.`)
    const sum = await copyFile(from, to && join(to, inside(path)), { ...copying, opens }).catch(async (error: unknown) => {
      if (!opens || isDiskError(error)) throw error
      // A damaged byte can look like a wrong key.
      throw (await copyFile(from, undefined))?.sha256 === sha256 ? unopened(backup) : changed
    })
    if (!sum) throw new Failure(`In de back-up ${folder} ontbreekt het bestand ${path}. Er is niets veranderd.`)
    if (sum.sha256 !== sha256) throw changed
  }
}

const unopened = ({ folder, manifest }: Backup) =>
  new Failure(`De back-up ${folder} is versleuteld voor ${manifest.sealedFor?.join(', ')}, en dit is een andere sleutel.`)

/** Throws a Failure when a backup is encrypted and there is no key. */
export const mustHaveKey = ({ folder, manifest, keys }: Backup): void => {
  if (!manifest.sealedFor || keys) return
  throw new Failure(
    `De back-up ${folder} is versleuteld voor ${manifest.sealedFor.join(', ')}. Geef de sleutel: npm run restore -- … --key BESTAND.`,
  )
}

// When the folder has all of the log there is nothing to fetch. This works in every shell.
const nothingToFetch = 'restore_command=exit 1'
// PostgreSQL does not accept Z here.
const recovery = (until: string | undefined): string[] => [
  nothingToFetch,
  // Refuse connections until the log has been replayed.
  'hot_standby=off',
  ...(until ? [`recovery_target_time=${until.replace('Z', '+00')}`, 'recovery_target_action=promote'] : []),
]

/**
 * Restores a backup's database and queries it: `work` gets a connection of its owner. The server is stopped afterwards; the
 * folder stays, unless something fails. Throws a Failure that says why.
 */
export const restoreToScratch = async <T>(besides: ScratchRestore, work: (client: Client) => Promise<T>): Promise<T> => {
  const { dataDir, isTemporary: unsafe = false } = besides
  try {
    await prepareFolder(besides)
    const options = { dataDir, log: () => undefined, unsafe, more: recovery(besides.until) }
    const server = await startEmbeddedPostgres(options).catch((error: Error) => {
      throw failureOf(error, besides)
    })
    const client = new Client(connectionTo(server.url))
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
      await server.stop()
    }
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}

const prepareFolder = async ({ backup, dataDir, logs, copying }: ScratchRestore): Promise<void> => {
  // Left by a killed restore. A server still running in it ends itself.
  await rm(dataDir, { recursive: true, force: true })
  await extractPart(backup, parts.database, dataDir, copying)
  for (const log of logs) await restoreLog(log, backup, join(dataDir, 'pg_wal'))
  await writeFile(join(dataDir, 'recovery.signal'), '')
}

const failureOf = (error: Error, { dataDir, until }: ScratchRestore): Failure => {
  if (!error.message.includes('recovery ended before configured recovery target')) return new Failure(error.message)
  const last = /last completed transaction was at log time ([\d-]+ [\d:.]+)/.exec(
    readFileSync(join(dataDir, 'postgres.log'), 'utf8'),
  )
  const end = last ? ` tot ${momentInWords(`${last[1]}Z`)}` : ' niet zo ver'
  return new Failure(
    `Terug naar ${momentInWords(until!)} kan niet: het logboek gaat${end}. Kies een eerder moment, of laat --until weg voor alles wat er is.`,
  )
}

/** The instant of the last change replayed from the log; undefined when there was none after the copy. */
export const lastChange = async (client: Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at?.toISOString()
}
