// Numbered .sql files, forward only. Each runs in its own transaction, under one lock, and never changes once applied.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { settleApplicationRole } from './application-role.ts'

const folder = join(import.meta.dirname, 'migrations')

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
      await client.query(`begin; ${text}; insert into migration (name, checksum) values ('${name}', '${checksum}'); commit`)
      fresh.push(name)
    }
    await runMigrations({ connectionString: url })
    await settleApplicationRole(client, login)
    return fresh
  } finally {
    await client.end()
  }
}
