// The access log of NEN 7513: no answer with client data leaves before its line is written. Lines that wait while
// another write is under way go together in the next one, so that under load one insert serves many readers.
import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import type { Database } from './database.ts'

interface Line {
  at: string
  actor_uuid: string
  roles: readonly string[]
  impersonated: boolean
  operation: string
  client_uuids: string[]
  address: string
}

export type LogAccess = (me: Actor, operation: string, clients: string[], address: string, now: string) => Promise<void>

/** A writer of the log on this database. The promise it gives resolves when the line is stored. */
export const openAccessLog = (db: Database): LogAccess => {
  let waiting: Line[] = []
  let next: Promise<void> | undefined
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    const lines = waiting
    waiting = []
    next = undefined
    await sql`
      insert into access_log (at, actor_uuid, roles, impersonated, operation, client_uuids, address)
      select at, actor_uuid, roles, impersonated, operation, client_uuids, address
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(at timestamptz, actor_uuid uuid, roles text[], impersonated boolean,
        operation text, client_uuids uuid[], address text)`.execute(db)
  }
  return (me, operation, clients, address, now) => {
    if (clients.length === 0) return Promise.resolve()
    waiting.push({
      at: now,
      actor_uuid: me.uuid,
      roles: me.roles,
      impersonated: me.impersonated,
      operation,
      client_uuids: clients,
      address,
    })
    if (!next) {
      const before = writing
      next = before.then(write, write)
      writing = next
    }
    return next
  }
}
