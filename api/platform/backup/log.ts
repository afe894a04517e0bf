// The write-ahead log that PostgreSQL hands over beside the backups: compressed, restored, and removed when no backup needs it.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Failure } from '../problem.ts'
import type { Backup } from './manifest.ts'
import { encryptedExtension, isDiskError, openWith, type Through } from './sealing.ts'

const small = '.zst'
// A log segment. A history file records a restore: where a timeline left another.
const segment = /^[0-9A-F]{24}(\.zst(\.age)?)?$/
// Also the incomplete last segment of an abandoned timeline, and the labels of copies.
const anySegment = /^[0-9A-F]{24}/
const history = /^[0-9A-F]{8}\.history$/
// Two segments of different timelines with the same position are equally far.
const placeOf = (name: string) => name.slice(8, 24)

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? (await readdir(folder)).sort() : [])

const pack = async (from: string, made: string, seals: Through | undefined): Promise<void> => {
  const [source, target] = [createReadStream(from), createWriteStream(`${made}.new`, { flush: true, mode: 0o600 })]
  await (seals ? pipeline(source, createZstdCompress(), seals, target) : pipeline(source, createZstdCompress(), target))
  await rename(`${made}.new`, made)
  await rm(from)
}

/**
 * Compresses every log segment in this folder, and encrypts it; returns how many. A segment that is handed over every minute is
 * mostly empty: 16 MB becomes a few kilobytes.
 */
export const compressLog = async (folder: string, seals?: Through): Promise<number> => {
  const large = (await namesIn(folder)).filter(name => segment.test(name) && !name.includes('.'))
  for (const name of large)
    await pack(join(folder, name), join(folder, `${name}${small}${seals ? encryptedExtension : ''}`), seals)
  return large.length
}

/** Moves all waiting log segments from one folder to the other, compressed and encrypted; returns how many. */
export const moveLog = async (waiting: string, folder: string, seals: Through | undefined): Promise<number> => {
  const names = await namesIn(waiting)
  if (names.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
  await keepHistory(waiting, folder)
  const large = names.filter(name => anySegment.test(name))
  for (const name of large)
    await pack(join(waiting, name), join(folder, `${name}${small}${seals ? encryptedExtension : ''}`), seals)
  for (const name of names.filter(each => history.test(each))) await rm(join(waiting, name))
  return large.length
}

/** Removes the log from before what the oldest of these backups needs. */
export const removeOldLog = async (folder: string, backups: readonly Backup[]): Promise<void> => {
  const oldest = backups.map(({ manifest }) => placeOf(manifest.wal.first)).sort()[0]
  if (oldest === undefined) return
  for (const name of await namesIn(folder))
    if (anySegment.test(name) && placeOf(name) < oldest) await rm(join(folder, name), { force: true })
}

/** Restores the log from this segment on into a data folder that is being restored, unless it is there already. */
export const restoreLog = async (from: string, { manifest, keys }: Backup, pgWal: string): Promise<void> => {
  for (const name of await namesIn(from)) {
    if (!history.test(name) && !(segment.test(name) && placeOf(name) >= placeOf(manifest.wal.first))) continue
    const target = join(pgWal, name.replace(encryptedExtension, '').replace(small, ''))
    if (!existsSync(target)) await unpack(join(from, name), target, keys)
  }
}

const zeros = Buffer.alloc(65_536)
// Without their empty ends, the segments of a day take megabytes instead of 23 gigabytes.
const unpack = async (from: string, to: string, keys?: readonly string[]): Promise<void> => {
  const target = await open(to, 'wx', 0o600)
  const write = async (pieces: AsyncIterable<Buffer>) => {
    let at = 0
    for await (const piece of pieces) {
      if (!piece.equals(zeros.subarray(0, piece.length))) await target.write(piece, 0, piece.length, at)
      at += piece.length
    }
    await target.truncate(at)
    await target.sync()
  }
  try {
    const source = createReadStream(from, { highWaterMark: zeros.length })
    const larger = () => createZstdDecompress({ chunkSize: zeros.length })
    if (from.endsWith(encryptedExtension)) await pipeline(source, opened(from, keys), larger(), write)
    else if (from.endsWith(small)) await pipeline(source, larger(), write)
    else await pipeline(source, write)
  } finally {
    await target.close()
  }
}
// A key that was replaced opens only what was encrypted for it.
const opened = (from: string, keys: readonly string[] | undefined): Through =>
  async function* (pieces) {
    if (!keys) throw new Failure(`Het logboek ${from} is versleuteld. Geef de sleutel: npm run restore -- … --key BESTAND.`)
    try {
      yield* openWith(keys)(pieces)
    } catch (error) {
      if (isDiskError(error)) throw error
      throw new Failure(
        `Het logboek ${from} is met een andere sleutel versleuteld, of veranderd of beschadigd. Er is niets veranderd.`,
      )
    }
  }

/** Stores in `folder`, beside the log, where a restored data folder left its timeline, for later restores. */
export const keepHistory = async (pgWal: string, folder: string): Promise<void> => {
  if (!existsSync(folder)) return
  for (const name of await namesIn(pgWal))
    if (history.test(name) && !existsSync(join(folder, name))) await unpack(join(pgWal, name), join(folder, name))
}
