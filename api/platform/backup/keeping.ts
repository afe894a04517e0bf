// How long backups are kept, and whether they survive the loss of the data disk.
import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeOldLog } from './log.ts'
import { backupsIn } from './manifest.ts'

/** The warning, in Dutch, that backups are on the disk of the data itself; undefined when they are elsewhere, or nowhere yet. */
export const sameDiskWarning = (folder: string, dataDir: string): string | undefined =>
  existsSync(folder) && statSync(folder).dev === statSync(dataDir).dev
    ? `De back-ups in ${folder} staan op dezelfde schijf als de gegevens: gaat die stuk, dan is alles weg. Zet BACKUP_DIR op een andere.`
    : undefined

/** The warning that anybody with the folder can read the backups. */
export const unencryptedWarning = 'De back-ups zijn niet versleuteld: wie bij die map kan, leest alles. Zet BACKUP_RECIPIENT.'

const dayMs = 86_400_000

/**
 * Removes backups older than this many days, and the log that no backup needs any more; returns the number of removed backups.
 * The last complete one always stays.
 */
export const removeOld = async (folder: string, days: number, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const all = backupsIn(folder)
  const old = all.slice(0, -1).filter(({ manifest }) => manifest.wholeUntil < since)
  for (const each of old) await rm(each.folder, { recursive: true })
  const byKeep = Map.groupBy(
    all.filter(each => !old.includes(each)),
    ({ manifest }) => manifest.systemId,
  )
  for (const systemId of await readdir(join(folder, 'wal')).catch(() => [])) {
    const backups = byKeep.get(systemId)
    if (backups) await removeOldLog(join(folder, 'wal', systemId), backups)
  }
  return old.length
}
