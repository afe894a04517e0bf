// The access log of NEN 7513: no answer with client data leaves before its line is written. One write at a time; lines that wait during
// it go together into the next: under load one insert serves many readers, at half the processor time of several beside each other
// (docs/decisions/0075). The line of a change goes with the change.
import { sql } from 'kysely'
import type { Actor } from '../../../contract/language.ts'
import { type Database, type Sql, type Tx, unheeded } from '../database/database.ts'
import { batched } from '../queue.ts'

interface Line {
  at: string
  actor_uuid: string
  roles: readonly string[]
  impersonator_uuid: string | null
  operation: string
  client_uuids: string[]
  address: string
}

export type LogAccess = (me: Actor, operation: string, clients: string[], address: string, now: string) => Promise<void>

const lineOf = (...[me, operation, clients, address, now]: Parameters<LogAccess>): Line => ({
  at: now,
  actor_uuid: me.uuid,
  roles: me.roles,
  impersonator_uuid: me.impersonator,
  operation,
  client_uuids: clients,
  address,
})
const write = async (db: Database | Tx, lines: Line[], heed: Sql = sql``) => {
  await sql`${heed}
    insert into access_log (at, actor_uuid, roles, impersonator_uuid, operation, client_uuids, address)
    select at, actor_uuid, roles, impersonator_uuid, operation, client_uuids, address
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(at timestamptz, actor_uuid uuid, roles text[], impersonator_uuid uuid,
      operation text, client_uuids uuid[], address text)`.execute(db)
}

/** Writes the line within the transaction of a change: it is stored if that is committed, and not if it is refused. */
export const logWithin = async (tx: Tx, ...logged: Parameters<LogAccess>): Promise<void> => {
  await write(tx, [lineOf(...logged)], unheeded)
}

/** A writer of the log in this database. Its promise resolves when the line is stored. */
export const openAccessLog = (db: Database): LogAccess => {
  const store = batched((lines: Line[]) => write(db, lines))
  return async (...logged) => {
    if (logged[2].length > 0) await store(lineOf(...logged))
  }
}
