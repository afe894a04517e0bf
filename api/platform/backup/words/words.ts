// The messages of the backup commands and jobs, in Dutch.
import { Failure } from '../../problem.ts'

const moments = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'long', timeStyle: 'long' })
/** Takes an instant; gives day and time in Amsterdam with the zone, because one hour a year comes twice. */
export const momentInWords = (instant: string): string => moments.format(new Date(instant))

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
const numbers = new Intl.NumberFormat('nl-NL', { maximumSignificantDigits: 3 })
/** Takes a number of bytes; gives it as 1,2 GB. */
export const sizeInWords = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${numbers.format(bytes / 1000 ** power)} ${units[power]}`
}

/** Takes the counts of rows and the words of their tables; gives 12 cliënten, 3 facturen. */
export const countsInWords = (counts: Record<string, number>, words: Record<string, string>): string =>
  Object.entries(words)
    .map(([table, word]) => `${(counts[table] ?? 0).toLocaleString('nl-NL')} ${word}`)
    .join(', ')

const reasons: Record<string, (place: string) => string> = {
  ENOSPC: place => `De schijf van ${place} is vol`,
  EDQUOT: place => `De schijf van ${place} is vol`,
  EFBIG: place => `De schijf van ${place} neemt dit bestand niet aan`,
  EROFS: place => `In ${place} mag alleen worden gelezen`,
  EACCES: place => `Zorginzet mag niet bij ${place}`,
  EPERM: place => `Zorginzet mag niet bij ${place}`,
  ENOENT: place => `${place} is er niet`,
  ENOTDIR: place => `${place} is geen map`,
  EEXIST: place => `${place} is geen map`,
  EIO: place => `De schijf van ${place} is stuk`,
}
/**
 * The failure in one sentence: what happened, where, and the state now. A Failure keeps its own sentence; an unknown error gives
 * its message.
 */
export const failureAt = (error: unknown, place: string, now: string): Failure => {
  if (error instanceof Failure) return error
  const { code = '', message, path, name } = error as NodeJS.ErrnoException
  if (name === 'AbortError') return new Failure(`De server stopte. ${now}`)
  const reason = reasons[code]?.(path ?? place) ?? (message || code)
  return new Failure(`${reason}. ${now}`)
}
