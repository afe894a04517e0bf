// How long backups are kept.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldLog } from './log.ts'
import { backupsIn } from './manifest.ts'

const dayMs = 86_400_000

/**
 * Removes the backups of more than so many days ago, and the log that no backup needs any more; gives how many backups went. The last
 * whole one always stays.
 */
export const removeOld = async (folder: string, days: number, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const all = backupsIn(folder)
  const old = all.slice(0, -1).filter(({ manifest }) => manifest.wholeUntil < since)
  for (const each of old) await rm(each.folder, { recursive: true })
  const kept = Map.groupBy(
    all.filter(each => !old.includes(each)),
    ({ manifest }) => manifest.systemId,
  )
  for (const systemId of await readdir(join(folder, 'wal')).catch(() => [])) {
    const backups = kept.get(systemId)
    if (backups) await removeOldLog(join(folder, 'wal', systemId), backups)
  }
  return old.length
}
