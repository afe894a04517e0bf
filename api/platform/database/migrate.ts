// Numbered .sql files, forward only. Each runs in its own transaction, under one lock, and never changes once applied. Servers of the
// version before go on working meanwhile (docs/decisions/0082).
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

// An index of a large table is built beside what goes on, which PostgreSQL does outside a transaction: one statement in such a file.
const isBeside = (text: string) => /\bconcurrently\b/.test(text)
const isTaken = (error: unknown) => (error as { code?: string }).code === '55P03'

// Whoever waits for a lock on a table holds up all that come after it. So a migration waits briefly, and tries again.
const apply = async (client: pg.Client, text: string, done: string): Promise<void> => {
  if (isBeside(text)) {
    await client.query(text)
    await client.query(done)
    return
  }
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockMs}; ${text}; ${done}; commit`)
      return
    } catch (error) {
      await client.query('rollback')
      if (!isTaken(error) || tries === mostTries) throw error
      await sleep(pauseMs)
    }
  }
}

/**
 * Brings the database at this address, of its owner, up to date; gives the names of the applied files. `login` is that of the
 * application, where it is another one. Throws when an applied file was changed.
 */
export const migrate = async (url: string, login?: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7310)')
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
