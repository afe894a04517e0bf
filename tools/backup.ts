// npm run backup [-- FOLDER]: makes a backup in this folder, or where the nightly ones go, also while the product runs.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { counted } from '../api/backups/queries.ts'
import { backUp } from '../api/platform/backup/backup.ts'
import { removeOld, unencryptedWarning } from '../api/platform/backup/keeping.ts'
import { bytesOf, countsOf } from '../api/platform/backup/manifest.ts'
import { countsInWords, momentInWords, sizeInWords } from '../api/platform/backup/words/words.ts'
import { archiveOf } from '../api/platform/database/embedded/archiving.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { settle } from '../api/platform/database/embedded/embedded-postgres-files.ts'
import { placesIn, type Settings, usualBackups } from '../api/platform/settings.ts'
import { mustBeEmbedded, reportFailure } from './backup-command.ts'

const say = (line: string) => console.log(line)

/** The product's server when it runs, otherwise one for the duration of this command. */
const openDatabase = async (places: Pick<Settings, 'dataDir' | 'backups' | 'backupRecipients'>) => {
  const data = places.dataDir
  const dataDir = join(data, 'postgres')
  const running = await findEmbeddedPostgres({ dataDir, log: say })
  if (running) return { ...running, stop: async () => undefined }
  // Otherwise an empty database would be created, and backed up.
  if (!existsSync((await settle(dataDir, () => undefined)).dataDir)) throw new Error(`In ${data} staat geen database.`)
  return startEmbeddedPostgres({ dataDir, log: say, archive: archiveOf(places) })
}

const main = async () => {
  const [given, ...more] = process.argv.slice(2)
  if (given?.startsWith('-') || more.length > 0) throw new Error('Gebruik: npm run backup -- [MAP]')
  const places = placesIn()
  mustBeEmbedded(places)
  const { dataDir, backups, backupRecipients: recipients, s3 } = places
  const folder = given ? resolve(given) : (backups?.folder ?? usualBackups(dataDir))
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
  const database = await openDatabase(places)
  try {
    const made = { url: database.url, dataDir, hasFiles: !s3, counted, recipients }
    const { manifest } = await backUp({ ...made, folder, say, signal: ending.signal })
    say(`${sizeInWords(bytesOf(manifest))}: alles tot ${momentInWords(manifest.wholeUntil)}.`)
    say(`Er zijn ${countsInWords(countsOf(manifest), counted.tables)}.`)
    say(recipients.length > 0 ? `Versleuteld voor ${recipients.join(', ')}.` : unencryptedWarning)
    if (s3) say('De bestanden staan in S3: zij zitten niet in de back-up.')
    if (backups?.folder === folder) {
      const removed = await removeOld(folder, backups.days, new Date())
      if (removed > 0) say(`${removed} van meer dan ${backups.days} dagen oud verwijderd.`)
    }
  } finally {
    await database.stop()
  }
}

main().catch(reportFailure)
