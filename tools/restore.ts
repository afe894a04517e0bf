// npm run restore -- [FOLDER] [--until 2026-11-24T13:59] [--key FILE]: restores a backup, up to the moment before a mistake.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '../api/backups/queries.ts'
import { restore, restoredInWords } from '../api/platform/backup/restore.ts'
import { keysIn } from '../api/platform/backup/sealing.ts'
import { instantOf } from '../api/platform/backup/words/moment.ts'
import { placesIn, usualBackups } from '../api/platform/settings.ts'
import { mustBeEmbedded, reportFailure } from './backup-command.ts'

const say = (line: string) => console.log(line)

const readArguments = (): Record<'folder' | 'until' | 'key', string | undefined> => {
  const usage = new Error('Gebruik: npm run restore -- [MAP] [--until 2026-11-24T13:59] [--key BESTAND]')
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { until: { type: 'string' }, key: { type: 'string' } },
    })
    const [folder, ...more] = positionals
    if (more.length === 0) return { folder, until: values.until, key: values.key }
  } catch {
    throw usage
  }
  throw usage
}

const main = async () => {
  const { folder: given, until, key } = readArguments()
  const places = placesIn()
  mustBeEmbedded(places)
  const instant = until === undefined ? undefined : instantOf(until, new Date())
  const folder = given ? resolve(given) : (places.backups?.folder ?? usualBackups(places.dataDir))
  const keys = key === undefined ? undefined : keysIn(resolve(key))
  const restored = await restore({ folder, until: instant, dataDir: places.dataDir, keys, counted, say })
  for (const line of restoredInWords(restored, counted)) say(line)
}

main().catch(reportFailure)
