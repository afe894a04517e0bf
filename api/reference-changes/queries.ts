// A new row for any list.
import { sql } from 'kysely'
import type { Changes } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

/** Gives the uuid. A constraint refuses a key that exists already. */
export const addRow = async (tx: Tx, table: string, columns: Changes): Promise<string> => {
  const names = sql.join(Object.keys(columns).map(name => sql.ref(name)))
  const { rows } = await sql<{ uuid: string }>`
    insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(columns))}) returning uuid`.execute(tx)
  return rows[0]!.uuid
}
