// Copies files in pieces: each copy has a checksum, and others get the disk and the processor in between.
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encryptedExtension, type Through } from './sealing.ts'

export interface Copying {
  signal?: AbortSignal | undefined
  /** Called with the size of each piece, and awaited. */
  onPiece?: (bytes: number) => Promise<void> | void
  /** Encrypts what is written, under a name with the matching extension. */
  seals?: Through | undefined
  /** Decrypts what is read. */
  opens?: Through | undefined
}
/** The size and SHA-256 of a file of a backup as it is on disk, encrypted or not. */
export interface Sum {
  bytes: number
  sha256: string
}

// Hashing a larger piece would delay requests.
const pieceBytes = 131_072
const restBytes = 1_048_576
const restMs = 5

/** Pauses 5 ms after each megabyte: at most 200 MB a second, with disk and processor free for others in between. */
export const resting = (): ((bytes: number) => Promise<void> | void) => {
  let since = 0
  return bytes => {
    since += bytes
    if (since < restBytes) return
    since = 0
    return sleep(restMs)
  }
}

async function* piecesOf(source: FileHandle, { signal, onPiece }: Copying): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(pieceBytes)
  for (;;) {
    signal?.throwIfAborted()
    const { bytesRead } = await source.read(buffer, 0, pieceBytes)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    await onPiece?.(bytesRead)
  }
}

/** Writes these pieces to the target and flushes them to disk, or nowhere. */
export const writePieces = async (
  pieces: AsyncIterable<Uint8Array>,
  to: string | undefined,
  { seals, opens }: Copying = {},
): Promise<Sum> => {
  const hash = createHash('sha256')
  let bytes = 0
  async function* summed(given: AsyncIterable<Uint8Array>) {
    for await (const piece of given) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  const target = to === undefined ? undefined : await open(`${to}${seals ? encryptedExtension : ''}`, 'w', 0o600)
  try {
    const written = seals ? summed(seals(pieces)) : opens ? opens(summed(pieces)) : summed(pieces)
    for await (const piece of written) await target?.writeFile(piece)
    await target?.sync()
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await target?.close()
  }
}

/**
 * Reads a file to its present end, and writes it to the target, flushed to disk, or nowhere. Undefined when the file does not
 * exist: PostgreSQL removes files while it runs.
 */
export const copyFile = async (from: string, to: string | undefined, how: Copying = {}): Promise<Sum | undefined> => {
  const source = await open(from, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!source) return undefined
  try {
    return await writePieces(piecesOf(source, how), to, how)
  } finally {
    await source.close()
  }
}

/**
 * The files below a folder with their sizes, and the folders, as paths with slashes. `enters` tells whether to descend into a
 * folder.
 */
export const walk = async (
  folder: string,
  enters: (path: string) => boolean = () => true,
): Promise<{ files: { path: string; bytes: number }[]; folders: string[] }> => {
  const files: { path: string; bytes: number }[] = []
  const folders: string[] = []
  const visit = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true }).catch(orNothing)) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        folders.push(path)
        if (enters(path)) await visit(path)
      } else if (entry.isFile()) {
        const found = await stat(join(folder, path)).catch(() => undefined)
        if (found) files.push({ path, bytes: found.size })
      }
    }
  }
  await visit('')
  return { files, folders }
}
const orNothing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Creates these folders below one that is created too, readable for the owner only. */
export const makeFolders = async (folder: string, paths: readonly string[]): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of paths) await mkdir(join(folder, path), { recursive: true, mode: 0o700 })
}

/** Flushes these folders to disk: their lists of names. */
export const syncFolders = async (folders: readonly string[]): Promise<void> => {
  // Windows cannot open a folder; it flushes its list by itself.
  if (process.platform === 'win32') return
  for (const folder of folders) {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  }
}

/** The nearest existing folder of a path that may not exist yet. */
export const standing = async (path: string): Promise<string> =>
  (await stat(path).catch(() => undefined)) || path === dirname(path) ? path : standing(dirname(path))
