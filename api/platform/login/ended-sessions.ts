// Logins that were ended while one of their access tokens is still valid. The database notifies every server at once. A server
// reads them all when it starts to listen: looking up each token would cost every request a statement.
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { listenTo } from '../database/notify/listen.ts'
import type { Writer } from '../database/writer.ts'

const channel = 'ended_session'
// No token lives longer: an hour, when impersonating.
const longestMs = 3_600_000

export interface EndedSessions {
  has(session: string): boolean
  close(): Promise<void>
}

/**
 * Ends these logins with the transaction. From then on their access tokens, which are valid for at most this many seconds, are
 * refused.
 */
export const endSessions = async (tx: Tx, sessions: string[], seconds: number): Promise<void> => {
  if (sessions.length === 0) return
  await sql`
    with ended as (
      insert into ended_session (uuid, until) select uuid, now() + make_interval(secs => ${seconds}) from unnest(${sessions}::uuid[]) as s(uuid)
      on conflict do nothing returning uuid
    )
    select pg_notify(${channel}, uuid::text) from ended`.execute(tx)
}

/** Listens on the host that accepts writes. After a lost connection it listens again and reads what it missed. */
export const openEndedSessions = async (writer: Writer, role?: string): Promise<EndedSessions> => {
  // The expiry of each, in milliseconds, in the order in which they were ended.
  let ended = new Map<string, number>()
  let heard = ended
  const add = (uuid: string) => {
    heard.set(uuid, Date.now() + longestMs)
    for (const [oldest, until] of heard) {
      if (until > Date.now()) break
      heard.delete(oldest)
    }
  }
  const listener = await listenTo(writer, role, {
    channel,
    hear: add,
    begin: async client => {
      heard = new Map()
      const { rows } = await client.query<{ uuid: string }>('select uuid from ended_session where until > now()')
      // Combined with announcements that arrived while reading: the rows may not include those.
      for (const { uuid } of rows) add(uuid)
      ended = heard
    },
  })
  return { has: session => ended.has(session), close: listener.close }
}
