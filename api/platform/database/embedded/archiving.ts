// Where the embedded server keeps its write-ahead log for longer than it needs it itself: below the folder of the backups, a folder a
// database, so that a database made anew never meets the log of the one before it.
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reachable, reaches } from '../../reachable.ts'
import type { Settings } from '../../settings.ts'
import type { Place } from './embedded-postgres-files.ts'

/** The number that PostgreSQL gave this database when it was made. It is at the start of its control file. */
export const systemIdOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()

/** The folder for the log of this database, below the folder of the backups. */
export const logFolder = (backups: string, systemId: string): string => join(backups, 'wal', systemId)

/** Where the log of sealed backups waits until it is sealed: on the disk of the data, which has all of it anyway. */
export const waitingLog = (dataDir: string): string => reachable(join(dataDir, 'log'), 'log')

/** Where the server hands over its log; undefined when nothing is kept. */
export const archiveOf = ({
  dataDir,
  backups,
  backupRecipients,
}: Pick<Settings, 'dataDir' | 'backups' | 'backupRecipients'>): string | undefined =>
  backups && (backupRecipients.length > 0 ? waitingLog(dataDir) : backups.folder)

/**
 * The settings with which a server on this data folder hands over its log to the folder of the backups, each part at most a minute
 * old. Makes the folder. When that fails the server runs all the same: it keeps its log until it can be handed over, and the job
 * `backup-log` says so.
 */
export const archiveSettings = ({ dataDir, user }: Place, backups: string, log: (line: string) => void): string[] => {
  const folder = logFolder(backups, systemIdOf(dataDir))
  try {
    mkdirSync(backups, { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (user) for (const each of [dirname(folder), folder]) chownSync(each, user.uid, user.gid)
    if (user && !reaches(backups)) log(`${backups} is niet bereikbaar voor de databasegebruiker: het logboek komt daar niet aan`)
  } catch (error) {
    log(`De map ${folder} voor het logboek van de database is niet te maken: ${(error as Error).message}`)
  }
  const archiving = ['archive_mode=on', 'archive_library=basic_archive', `basic_archive.archive_directory=${folder}`]
  return [...archiving, 'wal_level=replica', 'archive_timeout=60']
}
