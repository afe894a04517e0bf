// Folders for the embedded PostgreSQL, which refuses to run as root: when this process is root it runs as `nobody`, who must be able to
// enter them.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const nobody = { uid: 65534, gid: 65534 }
const openHome = '/var/lib/zorginzet'

/** The user that PostgreSQL runs as; undefined when that is the user of this process. */
export const databaseUser = (): typeof nobody | undefined => (process.getuid?.() === 0 ? nobody : undefined)

/** Whether the user nobody may enter every folder from the root to this one. A missing folder counts as its parent. */
export const reaches = (folder: string): boolean => {
  if (!existsSync(folder)) return reaches(dirname(folder))
  const { mode, uid } = statSync(folder)
  const enters = uid === nobody.uid ? mode & 0o100 : mode & 0o001
  return enters !== 0 && (folder === dirname(folder) || reaches(dirname(folder)))
}

/**
 * The wanted folder if PostgreSQL can enter it, otherwise one below /var/lib/zorginzet whose name follows from it, so that the
 * next start finds the same. Creates neither.
 */
export const reachable = (wanted: string, name: string): string => {
  if (!databaseUser() || reaches(dirname(wanted))) return wanted
  return join(openHome, `${name}-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`)
}

/** Creates /var/lib/zorginzet, open to all; returns its path. */
export const makeOpenHome = (): string => {
  mkdirSync(openHome, { recursive: true })
  chmodSync(openHome, 0o755)
  return openHome
}
