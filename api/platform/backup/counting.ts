// Counts that identify a database's content: the rows of the main tables, and the files that its rows name.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Manifest } from './manifest.ts'

/** Passed in, because the platform knows no table of care. */
export interface CountedTables {
  /** The main tables, whose rows are rarely removed, and what people call those rows. */
  tables: Record<string, string>
  /** The column with the key of a stored file, the same in every table that has one. */
  fileColumn: string
}

/** The number of rows of the main tables, all at one moment. */
export const countRows = async (client: Client, { tables }: CountedTables): Promise<Record<string, number>> => {
  const columns = Object.keys(tables).map(table => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await client.query<Record<string, number>>(`select ${columns.join(', ')}`)
  return rows[0]!
}

/**
 * The tables whose count differs from the manifest. Rows may come or go between its two counts, so anything in between is right
 * too.
 */
export const differing = (counts: Manifest['counts'], found: Record<string, number>): string[] =>
  Object.entries(counts)
    .filter(
      ([table, { before, after }]) => !(found[table]! >= Math.min(before, after) && found[table]! <= Math.max(before, after)),
    )
    .map(([table]) => table)

/**
 * How many files named by rows are missing in this folder. The tables are those of the backup: an older one lacks later tables.
 */
export const countMissing = async (client: Client, { fileColumn }: CountedTables, folder: string): Promise<number> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = $1`,
    [fileColumn],
  )
  let missing = 0
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string }>(
      `select ${fileColumn} as key from ${name} where ${fileColumn} is not null`,
    )
    missing += rows.filter(({ key }) => !existsSync(join(folder, key))).length
  }
  return missing
}

/**
 * Reads every page of every table of the product, so that PostgreSQL checks the checksums; returns the number of tables. Throws
 * what PostgreSQL finds.
 */
export const readEveryTable = async (client: Client): Promise<number> => {
  await client.query('set enable_indexonlyscan = off; set enable_indexscan = off; set enable_bitmapscan = off')
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass as name from pg_class where relkind = 'r' and relnamespace in (to_regnamespace('public'), to_regnamespace('graphile_worker'))`,
  )
  for (const { name } of rows) await client.query(`select count(*) from ${name}`)
  return rows.length
}
