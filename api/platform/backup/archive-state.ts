// Whether PostgreSQL can hand over its write-ahead log. If not, it keeps the log until its own disk is full.
import { statfs } from 'node:fs/promises'
import type { Client } from 'pg'
import { momentInWords, sizeInWords } from './words/words.ts'

interface State {
  isOn: boolean
  dataDir: string
  waiting: number
  since: Date | null
  bytes: number
}
// PostgreSQL hands over every minute, and retries every minute.
const patience = '5 minutes'

/** What is wrong with handing over the log, in one sentence; undefined when nothing is. */
export const archiveTrouble = async (client: Client, folder: string): Promise<string | undefined> => {
  const { rows } = await client.query<State>(
    `select current_setting('archive_mode') = 'on' as "isOn", current_setting('data_directory') as "dataDir",
       count(*)::int as waiting, min(modification) as since, (select sum(size)::float8 from pg_ls_waldir()) as bytes
     from pg_ls_archive_statusdir() where name like '%.ready' and modification < now() - $1::interval`,
    [patience],
  )
  const { isOn, dataDir, waiting, since, bytes } = rows[0]!
  if (!isOn) return 'Het logboek van de database wordt niet bewaard: start Zorginzet opnieuw.'
  if (!since) return undefined
  const { bavail, bsize } = await statfs(dataDir)
  return (
    `Het logboek van de database komt niet aan in ${folder}: ${waiting} delen wachten, sinds ${momentInWords(since.toISOString())}. ` +
    `Het neemt ${sizeInWords(bytes)} van de schijf van de gegevens, waar ${sizeInWords(bavail * bsize)} vrij is.`
  )
}
