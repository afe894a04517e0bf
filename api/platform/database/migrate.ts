// Numbered files, forward only. Each runs in its own transaction, under one lock, and never changes once applied. Servers of the version
// before go on working meanwhile (docs/decisions/0082).
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { settleApplicationRole } from './application-role.ts'

const folder = join(import.meta.dirname, 'migrations')
/** The migrations from before 0.1.0, by name, in the order in which they were applied (docs/decisions/0142). */
export const foldedNames: readonly string[] = readFileSync(join(folder, 'folded.txt'), 'utf8').trim().split('\n')
/** The last of the migrations that replaced them. */
export const foldedInto = '0013-forgetting.sql'
/** The files to apply, in order. */
export const migrationNames: readonly string[] = readdirSync(folder)
  .filter(name => /^\d/.test(name))
  .sort()

const lockMs = 2000
const maxTries = 30
const pauseMs = 1000
const lookMs = 100
const looksBeforeSaying = 50

// A file of rows, such as 0003-postcode.tsv.gz, is loaded into the table it is named after; its first line names the columns.
const textOf = (name: string): string => {
  const file = readFileSync(join(folder, name))
  const table = /^\d+-(\w+)\.tsv\.gz$/.exec(name)?.[1]
  if (!table) return file.toString()
  const [columns, ...rows] = gunzipSync(file)
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'))
  const values = rows.map(row => `(${row.map(value => `'${value.replaceAll("'", "''")}'`)})`)
  return `insert into ${table} (${columns}) values ${values}`
}

// An index of a large table is built concurrently, which PostgreSQL only does outside a transaction: such a file has one
// statement.
const isBeside = (text: string) => /\bconcurrently\b/.test(text)
// lock_not_available, deadlock_detected
const passes = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')

/**
 * An interrupted concurrent build leaves an invalid index: maintained but never used, and enough to satisfy `if not exists`.
 * Builds it again.
 */
const mendIndexes = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; isLeftover: boolean }>(`
    select indexrelid::regclass::text as name, c.relname ~ '_cc(new|old)[0-9]*$' as "isLeftover"
    from pg_index join pg_class c on c.oid = indexrelid
    where not indisvalid and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`)
  for (const { name, isLeftover } of rows) await client.query(`${isLeftover ? 'drop' : 'reindex'} index concurrently ${name}`)
}

// Waiting for a table lock blocks everyone behind it. So a migration waits briefly, and tries again.
const apply = async (client: pg.Client, text: string, done: string): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      if (!isBeside(text)) await client.query(`begin; set local lock_timeout = ${lockMs}; ${text}; ${done}; commit`)
      else for (const statement of [text, done]) await client.query(statement)
      return
    } catch (error) {
      await client.query('rollback')
      if (!passes(error) || tries === maxTries) throw error
      await mendIndexes(client)
      await sleep(pauseMs)
    }
  }
}

// The migrations from before 0.1.0 and those that replaced them result in the same schema (docs/decisions/0142).
const adopt = async (client: pg.Client, applied: Map<string, string>, texts: Map<string, string>): Promise<void> => {
  if (!foldedNames.some(name => applied.has(name))) return
  const missing = foldedNames.find(name => !applied.has(name))
  if (missing)
    throw new Error(
      `Deze database is van vóór versie 0.1.0 en nog niet bijgewerkt: ${missing} ontbreekt. Start eerst de laatste versie die die migratie heeft (docs/decisions/0142), en dan deze.`,
    )
  for (const [name, text] of texts) {
    if (name > foldedInto || applied.has(name)) continue
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, hash('sha256', text)])
    applied.set(name, hash('sha256', text))
  }
}

// Polls for the lock instead of waiting: a waiting statement holds its snapshot, and building an index concurrently waits for all
// older snapshots. Two processes that start at once would wait for each other.
const takeTurn = async (client: pg.Client, say: (line: string) => void): Promise<void> => {
  for (let looks = 1; ; looks++) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock(7310) as ours')
    if (rows[0]!.ours) return
    if (looks === looksBeforeSaying) say('Een ander proces werkt de database bij; dit wacht daarop.')
    await sleep(lookMs)
  }
}

/**
 * Brings the database at this address, of its owner, up to date; gives the names of the applied files. Of several processes that
 * do so at once one works, and the others say that they wait. `login` is that of the application, where it is another one. Throws
 * when an applied file was changed, or when only part of the migrations from before 0.1.0 were applied.
 */
export const migrate = async (url: string, login?: string, say: (line: string) => void = () => undefined): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await takeTurn(client, say)
    await mendIndexes(client)
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
    const applied = new Map(rows.map(row => [row.name, row.checksum]))
    const texts = new Map(migrationNames.map(name => [name, textOf(name)]))
    await adopt(client, applied, texts)
    const fresh: string[] = []
    for (const [name, text] of texts) {
      const checksum = hash('sha256', text)
      if (applied.get(name) === checksum) continue
      if (applied.has(name)) throw new Error(`Migratie ${name} is gewijzigd nadat zij was uitgevoerd.`)
      await apply(client, text, `insert into migration (name, checksum) values ('${name}', '${checksum}')`)
      fresh.push(name)
    }
    await runMigrations({ connectionString: url })
    // Events queue their delivery with the id of this task (events/outbox.ts), also before any worker has registered it.
    await client.query(`insert into graphile_worker._private_tasks (identifier) values ('deliver') on conflict do nothing`)
    await settleApplicationRole(client, login)
    return fresh
  } finally {
    await client.end()
  }
}
