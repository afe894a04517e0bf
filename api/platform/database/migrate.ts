// Numbered .sql files, forward only. Each runs in its own transaction, under one lock, and never changes once applied. Servers of
// the previous version keep running meanwhile (docs/decisions/0082).
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { settleApplicationRole } from './application-role.ts'

const folder = join(import.meta.dirname, 'migrations')

const lockMs = 2000
const mostTries = 30
const pauseMs = 1000
const lookMs = 100
const looksBeforeSaying = 50

// An index of a large table is built concurrently, which PostgreSQL does outside a transaction: one statement in such a file.
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
      if (!passes(error) || tries === mostTries) throw error
      await mendIndexes(client)
      await sleep(pauseMs)
    }
  }
}

// Polled instead of awaited: a waiting statement keeps its snapshot, and a concurrent index build waits for all older snapshots.
// Two processes that start at once would wait for each other.
const takeTurn = async (client: pg.Client, say: (line: string) => void): Promise<void> => {
  for (let looks = 1; ; looks++) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock(7310) as ours')
    if (rows[0]!.ours) return
    if (looks === looksBeforeSaying) say('Een ander proces werkt de database bij; dit wacht daarop.')
    await sleep(lookMs)
  }
}

/**
 * Brings the database at this address, as its owner, up to date; returns the names of the applied files. Of several processes
 * that do so at once one works, and the others report that they wait. `login` is the application's login, if it is another one.
 * Throws when an applied file was changed.
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
    const fresh: string[] = []
    for (const name of readdirSync(folder).sort()) {
      const text = readFileSync(join(folder, name), 'utf8')
      const checksum = hash('sha256', text)
      if (applied.get(name) === checksum) continue
      if (applied.has(name)) throw new Error(`Migratie ${name} is gewijzigd nadat zij was uitgevoerd.`)
      await apply(client, text, `insert into migration (name, checksum) values ('${name}', '${checksum}')`)
      fresh.push(name)
    }
    await runMigrations({ connectionString: url })
    await settleApplicationRole(client, login)
    return fresh
  } finally {
    await client.end()
  }
}
