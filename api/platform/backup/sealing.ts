// Backups that only the holder of a key can read: files of age (age-encryption.org). Whoever encrypts knows only the recipient,
// not the key.
import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Failure } from '../problem.ts'
import { failureAt } from './words/words.ts'

/** Transforms a file as a stream of pieces. */
export type Through = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The extension of an encrypted file. */
export const encryptedExtension = '.age'

/** Encrypts for the holders of these recipients' keys; undefined, meaning nothing to do, when there are none. */
export const sealFor = (recipients: readonly string[]): Through | undefined =>
  recipients.length === 0
    ? undefined
    : async function* (pieces) {
        const encrypter = new Encrypter()
        for (const recipient of recipients) encrypter.addRecipient(recipient)
        yield* await encrypter.encrypt(streamOf(pieces))
      }

/** Decrypts what was encrypted for one of these keys. Throws when none of them fits, or when anything was changed. */
export const openWith = (keys: readonly string[]): Through =>
  async function* (pieces) {
    const decrypter = new Decrypter()
    for (const key of keys) decrypter.addIdentity(key)
    yield* await decrypter.decrypt(streamOf(pieces))
  }

const streamOf = (pieces: AsyncIterable<Uint8Array>) => ReadableStream.from(copies(pieces)) as ReadableStream<Uint8Array>
// The reader reuses one buffer for all pieces, and a stream asks for the next before it is done with this one.
async function* copies(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Uint8Array.from(piece)
}

/** Whether it failed at the disk or was aborted, rather than in decryption. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof Error && ('syscall' in error || error.name === 'AbortError')

/** A new key and its recipient. */
export const newKey = async (): Promise<{ key: string; recipient: string }> => {
  const key = await generateX25519Identity()
  return { key, recipient: await identityToRecipient(key) }
}

const isKey = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/
/** The keys in a file, one per line, as age writes them. Throws a Failure when it is missing or has none. */
export const keysIn = (file: string): string[] => {
  const lines = textOf(file)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
  if (lines.length > 0 && lines.every(line => isKey.test(line))) return lines
  throw new Failure(`In ${file} staat geen sleutel van back-ups: een regel die met AGE-SECRET-KEY-1 begint.`)
}
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw failureAt(error, file, 'De sleutel is niet te lezen.')
  }
}
