// The trusted root certificates, as files: a folder for each maker of seals, with one certificate a file (PEM).
import { X509Certificate } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root certificates of each maker of seals, by the name of its folder. */
export type Roots = ReadonlyMap<string, readonly Buffer[]>

/** Reads the certificates in these folders together. Throws for a file that is not a certificate. */
export const readRoots = (folders: readonly string[]): Roots => {
  const found = new Map<string, Buffer[]>()
  for (const folder of folders) {
    if (!existsSync(folder)) throw new Error(`SEAL_ROOTS: de map ${folder} bestaat niet.`)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const [maker, name] = path.replaceAll('\\', '/').split('/')
      if (!name?.endsWith('.pem')) continue
      found.set(maker!, [...(found.get(maker!) ?? []), certificateIn(join(folder, path))])
    }
  }
  return found
}
const certificateIn = (path: string): Buffer => {
  try {
    return new X509Certificate(readFileSync(path)).raw
  } catch {
    throw new Error(`SEAL_ROOTS: ${path} is geen certificaat.`)
  }
}
