// What happens to backups by the clock: one is made every night and put back beside the database; the log is kept small and watched.
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { ScheduledJob } from '../concept.ts'
import { connectionTo } from '../database/database.ts'
import { logFolder } from '../database/embedded/archiving.ts'
import { Failure } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { archiveTrouble } from './archive-state.ts'
import { backUp, type Made, mustFit } from './backup.ts'
import { standBeside, takeOut } from './beside.ts'
import { resting } from './copying.ts'
import { countRows, differing, readEveryTable } from './counting.ts'
import { removeOld, sameDiskWarning } from './keeping.ts'
import { keepSmall } from './log.ts'
import { backupsIn, bytesOf, parts } from './manifest.ts'
import { countsInWords, failureAt, momentInWords, sizeInWords } from './words.ts'

type Kept = Made & NonNullable<Settings['backups']> & { signal: AbortSignal }

// An hour that comes once a night, also in the nights on which the clock is changed.
const atThree = { cron: '0 1,2 * * *', atHour: 3 }
const atFour = { cron: '0 2,3 * * *', atHour: 4 }

const makeOne = async (kept: Kept): Promise<string> => {
  const { folder, days } = kept
  const { manifest } = await backUp({ ...kept, say: () => undefined })
  const gone = await removeOld(folder, days, new Date())
  const said = [
    `Back-up van ${sizeInWords(bytesOf(manifest))}: alles tot ${momentInWords(manifest.wholeUntil)}.`,
    ...(gone > 0 ? [`${gone} van meer dan ${days} dagen oud verwijderd.`] : []),
  ]
  const trouble = await asked(kept, ({ client, logs }) => archiveTrouble(client, logs))
  return [...said, trouble, sameDiskWarning(folder, kept.dataDir)].filter(Boolean).join(' ')
}

const checkLast = async ({ url, folder, counted, signal }: Kept): Promise<string> => {
  const backup = backupsIn(folder).at(-1)
  if (!backup) throw new Failure(`In ${folder} staat nog geen hele back-up.`)
  const { manifest } = backup
  const dataDir = await asked({ url, folder }, async ({ dataDir: present }) => `${present}.check`)
  const copying = { signal, onPiece: resting() }
  try {
    await mustFit(dataDir, bytesOf(manifest))
    for (const part of [parts.files, parts.secret]) await takeOut(backup, part, undefined, copying)
    const found = await standBeside({ backup, dataDir, logs: [], copying, isForNow: true }, async client => ({
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

/** Asks the present database, as its owner. */
const asked = async <T>(
  { url, folder }: Pick<Kept, 'url' | 'folder'>,
  ask: (about: { client: Client; dataDir: string; logs: string }) => Promise<T>,
): Promise<T> => {
  const client = new Client(connectionTo(url))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ dataDir: string; systemId: string }>(
      `select current_setting('data_directory') as "dataDir", system_identifier::text as "systemId" from pg_control_system()`,
    )
    const { dataDir, systemId } = rows[0]!
    return await ask({ client, dataDir, logs: logFolder(folder, systemId) })
  } finally {
    await client.end()
  }
}

const hourMs = 3_600_000
const watchLog = () => {
  let saidAt = Number.NEGATIVE_INFINITY
  return async (kept: Kept): Promise<string> => {
    try {
      return await asked(kept, async ({ client, logs }) => {
        const trouble = await archiveTrouble(client, logs)
        // Also then: it may be what makes room again.
        const made = await keepSmall(logs).catch((error: Error) => trouble ?? Promise.reject(error))
        if (trouble) throw new Failure(trouble)
        return `Het logboek van de database komt aan in ${logs}; ${made} delen klein gemaakt.`
      })
    } catch (error) {
      const failure = failureAt(error, kept.folder, 'Het logboek van de database is niet bijgewerkt.')
      // It fails, and is tried again, more often than somebody reads a log.
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

/** The jobs of backups. Without BACKUP_DIR they do nothing, and say so. They stop halfway when the signal says that the server stops. */
export const backupJobs = (
  settings: Settings,
  made: Omit<Made, 'dataDir' | 'hasFiles'>,
  signal: AbortSignal,
): Record<'backup' | 'backup-check' | 'backup-log', ScheduledJob> => {
  const { backups, dataDir, s3 } = settings
  const job = (timed: Pick<ScheduledJob, 'cron' | 'atHour'>, work: (kept: Kept) => Promise<string>): ScheduledJob => ({
    ...timed,
    run: async () => (backups ? work({ ...made, ...backups, dataDir, hasFiles: !s3, signal }) : lacking(settings)),
  })
  return {
    backup: job(atThree, makeOne),
    'backup-check': job(atFour, checkLast),
    'backup-log': job({ cron: '*/10 * * * *' }, watchLog()),
  }
}
