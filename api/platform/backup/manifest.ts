// The content of a backup, and until when it is complete. A folder without a manifest is not a backup.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { logFolder } from '../database/embedded/archiving.ts'
import { Failure } from '../problem.ts'
import { momentInWords } from './words/words.ts'

// A manifest must not name a path outside its own folder.
const path = z.string().check(z.regex(/^(?!\/)(?!(.*[\\/])?\.\.([\\/]|$))[^\\:]+$/))
const file = z.object({ path, bytes: z.int(), sha256: z.string() })
const form = z.object({
  /** The version of the tables, which is the last migration, and of PostgreSQL. */
  version: z.string(),
  postgres: z.string(),
  /** The identity of the database, whatever its folder is called (archiving.ts). */
  systemId: z.string(),
  startedAt: z.string(),
  /** Everything acknowledged before this instant is in it. */
  wholeUntil: z.string(),
  endedAt: z.string(),
  /** The positions in the write-ahead log, and the first and last segments the backup has. */
  wal: z.object({ start: z.string(), stop: z.string(), first: z.string(), last: z.string() }),
  /** The row counts of the main tables, just before and just after the end of the copy. */
  counts: z.record(z.string(), z.object({ before: z.int(), after: z.int() })),
  /** Uploaded files in S3 are not in the backup. */
  hasFiles: z.boolean(),
  /** Its files are encrypted (.age) for these recipients. Sizes and checksums are of the files as they are on disk. */
  sealedFor: z.optional(z.array(z.string())),
  folders: z.array(path),
  files: z.array(file),
})
export type Manifest = z.infer<typeof form>
export type KeptFile = z.infer<typeof file>

/** The size of a backup. */
export const bytesOf = ({ files }: Manifest): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The row counts of the main tables in a backup. */
export const countsOf = ({ counts }: Manifest): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([table, { before }]) => [table, before]))

/** A complete backup: its folder, its content, and the folder with the log that follows it. */
export interface Backup {
  folder: string
  manifest: Manifest
  log: string
  /** The keys to open it, when it is encrypted. */
  keys?: readonly string[]
}

/** Where the files of each part of a backup are. */
export const parts = { database: 'database', files: 'files', secret: 'secret', manifest: 'manifest.json' } as const

/** Reads one backup. Throws a Failure when it is not one. */
export const readBackup = (folder: string): Backup => {
  const path = join(folder, parts.manifest)
  if (!existsSync(path)) throw new Failure(`${folder} is geen back-up: ${parts.manifest} ontbreekt.`)
  const manifest = z.safeParse(form, parsed(readFileSync(path, 'utf8')))
  if (!manifest.success) throw new Failure(`${path} is beschadigd: deze back-up is niet te gebruiken.`)
  return { folder, manifest: manifest.data, log: logFolder(dirname(folder), manifest.data.systemId) }
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isWhole = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
/** The name of a backup that began at this instant. */
export const nameAt = (instant: Date): string => `${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The complete backups in a folder, oldest first. One with a damaged manifest is left out. */
export const backupsIn = (folder: string): Backup[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(name => isWhole.test(name) && existsSync(join(folder, name, parts.manifest)))
    .flatMap(name => {
      try {
        return [readBackup(join(folder, name))]
      } catch (error) {
        if (error instanceof Failure) return []
        throw error
      }
    })
    .sort((a, b) => a.manifest.wholeUntil.localeCompare(b.manifest.wholeUntil))

/**
 * The backup to restore: this one, or of a folder of backups the newest that was complete at the wanted instant. Throws a Failure
 * when there is none.
 */
export const chooseBackup = (given: string, until: string | undefined): { backup: Backup; isNamed: boolean } => {
  const folder = resolve(given)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Failure(`De map ${folder} is er niet.`)
  const isNamed = isWhole.test(basename(folder)) || existsSync(join(folder, parts.manifest))
  const found = isNamed ? [readBackup(folder)] : backupsIn(folder)
  const first = found[0]
  if (!first) throw new Failure(`In ${folder} staat geen hele back-up.`)
  const backup = found.findLast(({ manifest }) => until === undefined || manifest.wholeUntil <= until)
  if (backup) return { backup, isNamed }
  throw new Failure(
    `Terug naar ${momentInWords(until!)} kan niet: de oudste hele back-up is van ${momentInWords(first.manifest.wholeUntil)}.`,
  )
}
