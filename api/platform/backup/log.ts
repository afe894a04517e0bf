// The write-ahead log that PostgreSQL hands over beside the backups: kept small, put back, and thrown away when no backup needs it.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Backup } from './manifest.ts'

const small = '.zst'
// A part of the log, and what tells of a restore: where its line left another.
const segment = /^[0-9A-F]{24}(\.zst)?$/
// Also the last of a line that was left, which is no whole part.
const anySegment = /^[0-9A-F]{24}/
const history = /^[0-9A-F]{8}\.history$/
// Two parts of different lines with the same place are as far.
const placeOf = (name: string) => name.slice(8, 24)

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? (await readdir(folder)).sort() : [])

/**
 * Makes every part of the log in this folder small; gives how many. A part that is handed over each minute is mostly empty: 16 MB becomes
 * some kilobytes.
 */
export const keepSmall = async (folder: string): Promise<number> => {
  const large = (await namesIn(folder)).filter(name => segment.test(name) && !name.endsWith(small))
  for (const name of large) {
    const made = join(folder, `${name}${small}`)
    const pipe = [
      createReadStream(join(folder, name)),
      createZstdCompress(),
      createWriteStream(`${made}.new`, { flush: true }),
    ] as const
    await pipeline(...pipe)
    await rename(`${made}.new`, made)
    await rm(join(folder, name))
  }
  return large.length
}

/** Removes the log before what the oldest of these backups needs. */
export const removeOldLog = async (folder: string, backups: readonly Backup[]): Promise<void> => {
  const oldest = backups.map(({ manifest }) => placeOf(manifest.wal.first)).sort()[0]
  if (oldest === undefined) return
  for (const name of await namesIn(folder))
    if (anySegment.test(name) && placeOf(name) < oldest) await rm(join(folder, name), { force: true })
}

/** Puts the log from this part on into the log of a data folder that is being restored, as far as it is not there yet. */
export const putBackLog = async (from: string, first: string, pgWal: string): Promise<void> => {
  for (const name of await namesIn(from)) {
    if (!history.test(name) && !(segment.test(name) && placeOf(name) >= placeOf(first))) continue
    const target = join(pgWal, name.replace(small, ''))
    if (!existsSync(target)) await unpack(join(from, name), target)
  }
}

const zeros = Buffer.alloc(65_536)
// Without the emptiness at their ends, the parts of a day take megabytes instead of 23 gigabytes.
const unpack = async (from: string, to: string): Promise<void> => {
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
    if (from.endsWith(small)) await pipeline(source, createZstdDecompress({ chunkSize: zeros.length }), write)
    else await pipeline(source, write)
  } finally {
    await target.close()
  }
}
/** Keeps beside the log in `folder` where a restored data folder left its line, for whoever goes back later. */
export const keepHistory = async (pgWal: string, folder: string): Promise<void> => {
  if (!existsSync(folder)) return
  for (const name of await namesIn(pgWal))
    if (history.test(name) && !existsSync(join(folder, name))) await unpack(join(pgWal, name), join(folder, name))
}
