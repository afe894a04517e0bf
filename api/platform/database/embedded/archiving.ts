// Where the embedded server archives its write-ahead log: below the backup folder, in a folder per database, so that a recreated
// database never finds the log of its predecessor.
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reachable, reaches } from '../../reachable.ts'
import type { Settings } from '../../settings.ts'
import type { Place } from './embedded-postgres-files.ts'

/** The identifier that PostgreSQL gave this database on creation. It is at the start of its control file. */
export const systemIdOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()

/** The folder for the log of this database, below the folder of the backups. */
export const logFolder = (backups: string, systemId: string): string => join(backups, 'wal', systemId)

/** Where the log waits until it is encrypted: on the data disk, which has all of it anyway. */
export const waitingLog = (dataDir: string): string => reachable(join(dataDir, 'log'), 'log')

/** Where the server archives its log; undefined when it does not. */
export const archiveOf = ({
  dataDir,
  backups,
  backupRecipients,
}: Pick<Settings, 'dataDir' | 'backups' | 'backupRecipients'>): string | undefined =>
  backups && (backupRecipients.length > 0 ? waitingLog(dataDir) : backups.folder)

/**
 * The settings with which a server on this data folder archives its log in the backup folder, each segment at most a minute old.
 * Creates the folder. When that fails the server runs all the same: it keeps its log until it can be archived, and the job
 * `backup-log` reports it.
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
