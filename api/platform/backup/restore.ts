// Restores a backup. The new folders are made beside the present ones and swapped in at the very end, by renaming: a failure
// before that has changed nothing, and what was there is kept.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { logFolder, systemIdOf, waitingLog } from '../database/embedded/archiving.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts'
import { settle } from '../database/embedded/embedded-postgres-files.ts'
import { Failure } from '../problem.ts'
import { mustFit, percentages } from './backup.ts'
import { type Copying, copyFile, syncFolders, walk } from './copying.ts'
import { type CountedTables, countMissing, countRows, differing } from './counting.ts'
import { keepHistory } from './log.ts'
import { type Backup, bytesOf, chooseBackup, countsOf, nameAt, parts } from './manifest.ts'
import { extractPart, lastChange, mustHaveKey, restoreToScratch } from './restore-check.ts'
import { countsInWords, failureAt, momentInWords } from './words/words.ts'

export interface Restoring {
  /** A backup, or a folder of them. */
  folder: string
  /** The instant to restore to; without it everything in the folder, or all of this one backup. */
  until: string | undefined
  /** The folder of the product's data. */
  dataDir: string
  /** The keys, for an encrypted backup. */
  keys?: readonly string[] | undefined
  counted: CountedTables
  say(line: string): void
}
type Counts = Record<string, number>
interface Restored {
  backup: Backup
  counts: Counts
  /** Files that rows name and that are nowhere. */
  missing: number
  until: string
}

const nothingChanged = 'Er is niets teruggezet, en alles is zoals het was.'

/**
 * Restores, and reports what is there and until when. Throws a Failure with one sentence when it cannot; then everything is
 * unchanged.
 */
export const restore = async (restoring: Restoring): Promise<Restored> => {
  const { folder, until, dataDir, keys, say } = restoring
  try {
    const { backup: chosen, isNamed } = chooseBackup(folder, until)
    const backup = { ...chosen, ...(keys && { keys }) }
    mustHaveKey(backup)
    const place = await settle(join(dataDir, 'postgres'), say)
    await mustStandStill(place.dataDir)
    say(`Back-up van ${momentInWords(backup.manifest.wholeUntil)}: ${backup.folder}`)
    const logs = isNamed && !until ? [] : [backup.log, waitingFor(dataDir, backup), ...logOf(place.dataDir, backup)]
    return await inPlace(restoring, backup, place.dataDir, logs)
  } catch (error) {
    throw failureAt(error, folder, nothingChanged)
  }
}

// Log segments that were not encrypted yet.
const waitingFor = (dataDir: string, { manifest }: Backup) => logFolder(waitingLog(dataDir), manifest.systemId)

// What the server had not handed over when it stopped: the last minute.
const logOf = (dataDir: string, { manifest }: Backup): string[] =>
  existsSync(join(dataDir, 'global', 'pg_control')) && systemIdOf(dataDir) === manifest.systemId ? [join(dataDir, 'pg_wal')] : []

// A server that outlived the process that started it is stopped. If it is in use, its folder is left alone.
const mustStandStill = async (dataDir: string): Promise<void> => {
  const quiet = { dataDir, log: () => undefined }
  const isRunning = await findEmbeddedPostgres(quiet).catch(() => undefined)
  if (isRunning) await (await startEmbeddedPostgres(quiet)).stop()
}

const inPlace = async (restoring: Restoring, backup: Backup, dataDir: string, logs: string[]): Promise<Restored> => {
  const { say, until } = restoring
  const beside = (path: string) => `${path}.restored`
  const [files, secret] = [join(restoring.dataDir, 'files'), join(restoring.dataDir, 'secret')]
  const places = [dataDir, files, secret]
  try {
    await mustFit(dataDir, bytesOf(backup.manifest))
    const copying = { onPiece: percentages(bytesOf(backup.manifest), say) }
    for (const path of places) await rm(beside(path), { recursive: true, force: true })
    await extractPart(backup, parts.secret, beside(secret), copying)
    await extractPart(backup, parts.files, beside(files), copying)
    await addLater(files, beside(files), copying)
    say('De bestanden worden nagekeken en gekopieerd; daarna werkt PostgreSQL het logboek bij …')
    const counted = await restoreToScratch({ backup, dataDir: beside(dataDir), logs, until, copying }, async client => {
      const counts = await countRows(client, restoring.counted)
      mustAgree(backup, counts, logs.length === 0)
      const missing = backup.manifest.hasFiles ? await countMissing(client, restoring.counted, beside(files)) : 0
      return { counts, missing, last: await lastChange(client) }
    })
    const end =
      logs.length > 0 && counted.last && counted.last > backup.manifest.wholeUntil ? counted.last : backup.manifest.wholeUntil
    await mustStandStill(dataDir)
    await exchange(places, beside, `before-${nameAt(new Date())}`, say)
    await keepHistory(join(dataDir, 'pg_wal'), backup.log).catch((error: unknown) =>
      say(failureAt(error, backup.log, 'Maak meteen een nieuwe back-up: het logboek van nu af past niet bij de oude.').message),
    )
    return { backup, until: end, counts: counted.counts, missing: counted.missing }
  } finally {
    for (const path of places) await rm(beside(path), { recursive: true, force: true })
  }
}

// Rows deleted after the copy are rightly gone; in the copy itself they must all be there.
const mustAgree = ({ manifest }: Backup, counts: Counts, isCopyAlone: boolean): void => {
  const wrong = differing(manifest.counts, counts)
  if (isCopyAlone && wrong.length > 0)
    throw new Failure(`De teruggezette database telt anders dan de back-up: ${wrong.join(', ')}.`)
}

// Files from after the copy: rows restored from the log name them.
const addLater = async (present: string, beside: string, copying: Copying): Promise<void> => {
  if (!existsSync(beside)) return
  for (const { path } of (await walk(present)).files)
    if (!existsSync(join(beside, path))) await copyFile(join(present, path), join(beside, path), copying)
}

// By renaming only. When one rename fails, the earlier ones are undone.
const exchange = async (
  places: string[],
  beside: (path: string) => string,
  aside: string,
  say: Restoring['say'],
): Promise<void> => {
  const undo: (() => Promise<void>)[] = []
  try {
    for (const path of places.filter(each => existsSync(beside(each)))) {
      const asidePath = `${path}.${aside}`
      if (existsSync(path)) {
        await rename(path, asidePath)
        undo.push(() => rename(asidePath, path))
        say(`Wat er was, staat in ${asidePath}`)
      }
      await rename(beside(path), path)
      undo.push(() => rename(path, beside(path)))
    }
    await syncFolders([...new Set(places.map(each => dirname(each)))])
  } catch (error) {
    for (const back of undo.reverse()) await back()
    throw error
  }
}

/** What was restored, in sentences. */
export const restoredInWords = ({ until, counts, missing, backup }: Restored, { tables }: CountedTables): string[] => [
  `Teruggezet: alles tot ${momentInWords(until)}.`,
  `Er zijn ${countsInWords(counts, tables)}.`,
  `In de back-up: ${countsInWords(countsOf(backup.manifest), tables)}.`,
  ...(backup.manifest.hasFiles ? [] : ['De bestanden staan in S3: zij zijn niet teruggezet.']),
  ...(missing > 0 ? [`${missing} bestanden ontbreken: zij kwamen na de back-up binnen.`] : []),
]
