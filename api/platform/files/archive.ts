// A ZIP as a stream: each entry is made after the previous one has been sent, so that an archive of any size takes little memory.
import { Readable } from 'node:stream'
import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { openQueue } from '../queue.ts'

/** A file in an archive. */
export interface Entry {
  name: string
  bytes: Uint8Array
}
const pieceBytes = 65_536

async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, bytes } of entries) {
    // A PDF is compressed already, so it is stored as it is.
    const file = name.endsWith('.pdf') ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    let at = 0
    do {
      file.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length)
      at += pieceBytes
      yield* made.splice(0)
    } while (at < bytes.length)
  }
  zip.end()
  yield* made.splice(0)
}

/** The file of an archive whose name ends with this. Throws when there is none. */
export const entryIn = (archive: Uint8Array, end: string): Buffer => {
  const [found] = Object.values(unzipSync(archive, { filter: ({ name }) => name.endsWith(end) }))
  if (!found) throw new Error(`No file in the archive ends in ${end}.`)
  return Buffer.from(found)
}

const busyMs = 10_000
const people = openQueue(1, busyMs, 'archive_busy')
/**
 * The archive of these files, at the speed of its reader. Each person gets one at a time; a second one waits and is refused after
 * a while (409). When making a file fails, the stream breaks off.
 */
export const archiveFor = async (person: string, entries: AsyncIterable<Entry>): Promise<Readable> => {
  const leave = await people(person)
  return Readable.from(zipped(entries), { objectMode: false }).once('close', leave)
}
