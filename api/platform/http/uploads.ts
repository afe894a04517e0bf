// An uploaded file: read from the form, recognized by its content, and stored as we re-encoded or checked it.
import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Uploaded } from '../concept.ts'
import { notStored } from '../files/files.ts'
import { redrawn } from '../files/images.ts'
import type { PdfFault } from '../files/pdf-checks.ts'
import { faultOf } from '../files/pdf-thread.ts'
import type { ScanFile } from '../files/virus-scan.ts'
import { invalid, Problem, violationCodes } from '../problem.ts'
import { inQueue, openQueue } from '../queue.ts'

/** The largest file that we accept and store. */
const largestBytes = 15 * 1_048_576
/** What the form may hold. We read more than the one file only in order to refuse it. */
export const formLimits = { fileSize: largestBytes, files: 2, fields: 10, fieldSize: 1000, headerPairs: 20 }

const signatures: [type: string, shape: RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/heic', /^[\s\S]{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1|avif)/],
]
const typeOf = (bytes: Buffer): string | undefined => {
  const start = bytes.toString('latin1', 0, 16)
  return signatures.find(([, shape]) => shape.test(start))?.[0]
}
const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
// The name is kept for people. It does not decide where the file is stored.
const nameFor = (given: string | undefined, type: string) => {
  const plain = (given ?? '').replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/\.(pdf|jpe?g|png|webp|heic|heif)$/i, '')
  const name = Array.from(plain)
    .slice(-110)
    .join('')
    .replace(/^[ .]+/, '')
  return `${name || 'bestand'}.${extensions[type]}`
}

const refused = (sentence: string) => invalid('file', sentence, violationCodes.mediaType)
const tooLarge = () => invalid('file', 'Dit bestand is groter dan 15 MB.', violationCodes.fileTooLarge)
const sentences: Record<PdfFault, string> = {
  broken: 'Deze pdf is niet heel of niet te lezen. Maak hem opnieuw en stuur die.',
  locked: 'Deze pdf gaat alleen open met een wachtwoord. Sla hem op zonder wachtwoord en stuur die.',
  active: 'In deze pdf zit een programma, een formulier of een bijlage. Druk hem af naar een nieuwe pdf en stuur die.',
}

// Not in memory, because a hundred slow senders would fill it. And without a name on disk, so that nothing stays behind.
const spool = async (file: Readable): Promise<FileHandle> => {
  const path = join(tmpdir(), randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await handle.writeFile(file)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}
// An error while reading a form means that the form is broken: no boundary, cut off, or too many parts. Unless there was no room for it.
const asRefusal = (error: NodeJS.ErrnoException) => {
  if (/^(open|write)/.test(error.syscall ?? '')) return notStored(error)
  return error instanceof Problem || error.syscall ? error : new Problem('broken_form')
}
interface Sent {
  name: string | undefined
  handle: FileHandle
}
const bytesIn = async (handle: FileHandle): Promise<Buffer> => {
  const buffer = Buffer.alloc((await handle.stat()).size)
  await handle.read({ buffer, position: 0 })
  return buffer
}
const readForm = async (request: FastifyRequest): Promise<Sent> => {
  let sent: Sent | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue
      if (part.fieldname !== 'file' || sent) {
        part.file.resume()
        throw invalid('file', sent ? 'Stuur één bestand tegelijk.' : 'Kies een bestand.', violationCodes.null)
      }
      sent = { name: part.filename, handle: await spool(part.file) }
      if (part.file.truncated) throw tooLarge()
    }
    if (!sent) throw invalid('file', 'Kies een bestand.', violationCodes.null)
    return sent
  } catch (error) {
    await sent?.handle.close()
    throw asRefusal(error as Error)
  }
}

// Re-encoding a photo takes some hundred megabytes and one core.
const places = openQueue(2, 60_000, 'unavailable')

const checked = async (bytes: Buffer, type: string): Promise<Buffer> => {
  if (type === 'application/pdf') {
    const fault = await faultOf(bytes)
    if (fault) throw refused(sentences[fault])
    return bytes
  }
  const drawn = await redrawn(bytes, type)
  if (!drawn) throw refused('Deze foto is niet te lezen, of groter dan 65 megapixel. Maak een nieuwe en stuur die.')
  if (drawn.length > largestBytes) throw tooLarge()
  return drawn
}

/**
 * The one file of a form, under `file`. Returns a checked PDF or a re-encoded photo, with a name that fits its type. Throws 400
 * for an incomplete form, 415 when it is not a form, 422 when it is not a PDF or photo or not what its type says, 503 when the
 * virus scanner does not answer, 507 when there is no room to receive it.
 */
export const receive = async (request: FastifyRequest, scanFile: ScanFile): Promise<Uploaded> => {
  if (!request.isMultipart()) throw new Problem('media_type')
  const { name, handle } = await readForm(request)
  try {
    return await inQueue(places, '', async () => {
      const sent = await bytesIn(handle)
      const type = typeOf(sent)
      if (type === 'image/heic') throw refused('Een HEIC-foto kunnen we niet lezen. Sla hem op als JPEG en stuur die.')
      if (!type) throw refused('Dit bestand kunnen we niet lezen. Stuur een pdf of een foto.')
      const isClean = await scanFile(sent).catch((error: Error) => {
        request.log.error(error.message)
        throw new Problem('unavailable')
      })
      if (!isClean) throw refused('In dit bestand zit een virus. We hebben het niet bewaard.')
      return { name: nameFor(name, type), type, bytes: await checked(sent, type) }
    })
  } finally {
    await handle.close()
  }
}
