// A copy of PostgreSQL's data folder while it runs. Files change during the copy: the log of that time repairs them, so the log
// from the start to the end of the copy belongs to it.
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { Failure } from '../problem.ts'
import { type Copying, copyFile, walk, writePieces } from './copying.ts'
import type { KeptFile } from './manifest.ts'

// PostgreSQL recreates these; a copy of them would belong to another server process.
const emptied = /^(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)|(.*\/)?pgsql_tmp.*)$/
const left =
  /^(postmaster\.(pid|opts)|postgres\.log|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|(.*\/)?pg_internal\.init.*)$/
const segment = /^[0-9A-F]{24}$/

/** The files of a data folder that belong in a copy, and its folders. */
export const filesOfDatabase = async (dataDir: string): ReturnType<typeof walk> => {
  const { files, folders } = await walk(dataDir, path => !emptied.test(path))
  // The control file comes last: it must not be older than anything else.
  const isControl = (path: string) => Number(path === 'global/pg_control')
  const wanted = files.filter(({ path }) => !left.test(path)).sort((a, b) => isControl(a.path) - isControl(b.path))
  return { files: wanted, folders }
}

/**
 * Copies these files into a folder below `below`; returns the result of each. A file that has disappeared meanwhile is left out.
 */
export const copyAll = async (
  from: string,
  to: string,
  below: string,
  paths: readonly string[],
  copying: Copying,
): Promise<KeptFile[]> => {
  const keptFiles: KeptFile[] = []
  for (const path of paths) {
    const sum = await copyFile(join(from, path), join(to, below, path), copying)
    if (sum) keptFiles.push({ path: `${below}/${path}`, ...sum })
  }
  return keptFiles
}

/**
 * Begins a copy, on a connection of the owner that stays open until its end; returns the position in the log. A replication slot
 * of that connection keeps the log until it has been copied too: when the connection ends, the copy is void and the slot is gone.
 */
export const beginCopy = async (client: Client): Promise<string> => {
  await client.query(`select pg_create_physical_replication_slot('zorginzet_backup', true, true)`)
  const { rows } = await client.query<{ lsn: string }>(`select pg_backup_start('zorginzet', true) as lsn`)
  return rows[0]!.lsn
}

/** The end of a copy: its position in the log, the first and last log segments that belong to it, and its label. */
interface End {
  stop: string
  first: string
  last: string
  label: string
}
export const endCopy = async (client: Client): Promise<End> => {
  const { rows } = await client.query<Omit<End, 'first'>>(
    'select lsn as stop, pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  )
  const end = rows[0]!
  return { ...end, first: /\(file ([0-9A-F]{24})\)/.exec(end.label)?.[1] ?? '' }
}

/** Copies the log and label of a finished copy. Throws a Failure when a part of that log is missing. */
export const copyLog = async (
  dataDir: string,
  to: string,
  below: string,
  { first, last, label }: End,
  copying: Copying,
): Promise<KeptFile[]> => {
  const { files } = await walk(join(dataDir, 'pg_wal'), () => false)
  const needed = files.map(({ path }) => path).filter(path => segment.test(path) && path >= first && path <= last)
  if (!needed.includes(first) || !needed.includes(last)) throw new Failure('Het logboek van de database is niet heel bewaard.')
  const log = await copyAll(join(dataDir, 'pg_wal'), to, `${below}/pg_wal`, needed.sort(), copying)
  const path = `${below}/backup_label`
  return [...log, { path, ...(await writePieces(Readable.from([Buffer.from(label)]), join(to, path), copying)) }]
}
