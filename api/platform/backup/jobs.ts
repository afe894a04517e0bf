// The scheduled work on backups: one is made every night and restored beside the database as a check; the log is kept small and
// watched.
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { ScheduledJob } from '../concept.ts'
import { connectionTo } from '../database/database.ts'
import { logFolder, waitingLog } from '../database/embedded/archiving.ts'
import { Failure } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { archiveTrouble } from './archive-state.ts'
import { type BackupSource, backUp, mustFit } from './backup.ts'
import { type Copying, resting } from './copying.ts'
import { countRows, differing, readEveryTable } from './counting.ts'
import { removeOld, sameDiskWarning, unencryptedWarning } from './keeping.ts'
import { compressLog, moveLog } from './log.ts'
import { type Backup, backupsIn, bytesOf, parts } from './manifest.ts'
import { extractPart, restoreToScratch } from './restore-check.ts'
import { newKey, sealFor } from './sealing.ts'
import { countsInWords, failureAt, momentInWords, sizeInWords } from './words/words.ts'

type BackupOptions = BackupSource & NonNullable<Settings['backups']> & { signal: AbortSignal; night: Night }
/**
 * This process's last encrypted backup, and a key that opens only that one and exists nowhere else: for the check of the same
 * night.
 */
type Night = { made?: { folder: string; key: string } }

// An hour that occurs once a night, also when the clock changes.
const atThree = { cron: '0 1,2 * * *', atHour: 3 }
const atFour = { cron: '0 2,3 * * *', atHour: 4 }

const makeOne = async (kept: BackupOptions): Promise<string> => {
  const { folder, days, night, recipients } = kept
  const { key, recipient } = await newKey()
  const { manifest, folder: made } = await backUp({ ...kept, guest: recipient, say: () => undefined })
  night.made = { folder: made, key }
  const removed = await removeOld(folder, days, new Date())
  const sentences = [
    `Back-up van ${sizeInWords(bytesOf(manifest))}: alles tot ${momentInWords(manifest.wholeUntil)}.`,
    ...(removed > 0 ? [`${removed} van meer dan ${days} dagen oud verwijderd.`] : []),
  ]
  const trouble = await askOnce(kept, ({ client, logs }) => archiveTrouble(client, logs))
  const unsealed = recipients.length === 0 ? unencryptedWarning : undefined
  return [...sentences, trouble, sameDiskWarning(folder, kept.dataDir), unsealed].filter(Boolean).join(' ')
}

const checkLast = async ({ url, folder, counted, signal, night }: BackupOptions): Promise<string> => {
  const last = backupsIn(folder).at(-1)
  if (!last) throw new Failure(`In ${folder} staat nog geen hele back-up.`)
  const { manifest } = last
  const backup = night.made?.folder === last.folder ? { ...last, keys: [night.made.key] } : last
  const dataDir = await askOnce({ url, folder }, async ({ dataDir: present }) => `${present}.check`)
  const copying = { signal, onPiece: resting() }
  try {
    if (manifest.sealedFor && !backup.keys) return await readOnly(backup, copying)
    await mustFit(dataDir, bytesOf(manifest))
    for (const part of [parts.files, parts.secret]) await extractPart(backup, part, undefined, copying)
    const found = await restoreToScratch({ backup, dataDir, logs: [], copying, isTemporary: true }, async client => ({
      counts: await countRows(client, counted),
      tables: await readEveryTable(client),
    }))
    const wrong = differing(manifest.counts, found.counts)
    if (wrong.length > 0) throw new Failure(`De back-up ${backup.folder} telt anders dan de database toen: ${wrong.join(', ')}.`)
    const read = `${found.tables} tabellen gelezen, ${countsInWords(found.counts, counted.tables)}`
    return `De back-up van ${momentInWords(manifest.wholeUntil)} is ernaast teruggezet en is goed: ${read}.`
  } catch (error) {
    throw failureAt(error, folder, 'De laatste back-up is niet goed bevonden.')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

// Only the holder of the key can restore it: all that can be checked here is that each file is as written.
const readOnly = async (backup: Backup, copying: Copying): Promise<string> => {
  for (const part of [parts.database, parts.files, parts.secret]) await extractPart(backup, part, undefined, copying)
  const { wholeUntil, files } = backup.manifest
  return (
    `De back-up van ${momentInWords(wholeUntil)} is versleuteld, en elk van de ${files.length} bestanden is zoals het werd geschreven. ` +
    'Teruggezet is hij niet: dat kan alleen in de nacht waarin deze server hem maakte.'
  )
}

/** Queries the live database, as its owner. */
const askOnce = async <T>(
  { url, folder }: Pick<BackupOptions, 'url' | 'folder'>,
  ask: (about: { client: Client; dataDir: string; systemId: string; logs: string }) => Promise<T>,
): Promise<T> => {
  const client = new Client(connectionTo(url))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ dataDir: string; systemId: string }>(
      `select current_setting('data_directory') as "dataDir", system_identifier::text as "systemId" from pg_control_system()`,
    )
    const { dataDir, systemId } = rows[0]!
    return await ask({ client, dataDir, systemId, logs: logFolder(folder, systemId) })
  } finally {
    await client.end()
  }
}

const hourMs = 3_600_000
/** Compressed and encrypted: the log beside the backups, and what waits on the data disk. */
const keepLog = async ({ dataDir, recipients }: BackupOptions, logs: string, systemId: string): Promise<number> => {
  const seals = sealFor(recipients)
  return (await compressLog(logs, seals)) + (await moveLog(logFolder(waitingLog(dataDir), systemId), logs, seals))
}

const watchLog = () => {
  let saidAt = Number.NEGATIVE_INFINITY
  return async (kept: BackupOptions): Promise<string> => {
    try {
      return await askOnce(kept, async ({ client, logs, systemId }) => {
        const trouble = await archiveTrouble(client, logs)
        // Even then: it may be what frees up room.
        const made = await keepLog(kept, logs, systemId).catch((error: Error) => trouble ?? Promise.reject(error))
        if (trouble) throw new Failure(trouble)
        return `Het logboek van de database komt aan in ${logs}; ${made} delen klein gemaakt${kept.recipients.length > 0 ? ' en versleuteld' : ''}.`
      })
    } catch (error) {
      const failure = failureAt(error, kept.folder, 'Het logboek van de database is niet bijgewerkt.')
      // It fails, and is retried, more often than anybody reads a log.
      if (Date.now() - saidAt > hourMs) console.error(failure.message)
      saidAt = Date.now() - saidAt > hourMs ? Date.now() : saidAt
      throw failure
    }
  }
}

const lacking = ({ databaseUrl }: Settings) => ({
  notSetUp: databaseUrl
    ? 'Van een eigen database (DATABASE_URL) maakt Zorginzet geen back-up. Zie docs/operations/backup.md.'
    : 'Met BACKUP_DIR komt er elke nacht een back-up.',
})

/**
 * The jobs of backups. Without BACKUP_DIR they do nothing, and say so. They stop halfway when the signal says that the server
 * stops.
 */
export const backupJobs = (
  settings: Settings,
  made: Pick<BackupSource, 'url' | 'counted'>,
  signal: AbortSignal,
): Record<'backup' | 'backup-check' | 'backup-log', ScheduledJob> => {
  const { backups, backupRecipients: recipients, dataDir, s3 } = settings
  const night: Night = {}
  const job = (timed: Pick<ScheduledJob, 'cron' | 'atHour'>, work: (kept: BackupOptions) => Promise<string>): ScheduledJob => ({
    ...timed,
    run: async () =>
      backups ? work({ ...made, ...backups, recipients, dataDir, hasFiles: !s3, signal, night }) : lacking(settings),
  })
  return {
    backup: job(atThree, makeOne),
    'backup-check': job(atFour, checkLast),
    // What waits to be encrypted is not beside the backups yet.
    'backup-log': job({ cron: recipients.length > 0 ? '* * * * *' : '*/10 * * * *' }, watchLog()),
  }
}
