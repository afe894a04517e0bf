// Logins that were ended while one of their access tokens is still valid. The database tells every server at once. A server reads
// them all when it starts to listen: looking up each token would cost every request a statement.
import { sql } from 'kysely'
import pg from 'pg'
import { connectionTo, type Tx } from '../database/database.ts'

const channel = 'ended_session'
const retryMs = 1000
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

/** Listens on the database at this address. After a lost connection it listens again and reads what it missed. */
export const openEndedSessions = async (url: string, role?: string): Promise<EndedSessions> => {
  // The end of each, in milliseconds, in the order in which they were ended.
  let ended = new Map<string, number>()
  const add = (uuid: string, to: Map<string, number>) => {
    to.set(uuid, Date.now() + longestMs)
    for (const [oldest, until] of to) {
      if (until > Date.now()) break
      to.delete(oldest)
    }
  }
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  const listen = async () => {
    const next = new pg.Client(connectionTo(url, role))
    client = next
    const heard = new Map<string, number>()
    next.on('error', error => console.error(`database: ${error.message}`))
    next.on('end', () => {
      if (!closed) retry = setTimeout(() => void listen().catch(() => undefined), retryMs)
    })
    next.on('notification', ({ payload }) => payload && add(payload, heard))
    await next.connect()
    await next.query(`listen ${channel}`)
    const { rows } = await next.query<{ uuid: string }>('select uuid from ended_session where until > now()')
    // Combined with what was heard while reading: the rows may not have that yet.
    for (const { uuid } of rows) add(uuid, heard)
    ended = heard
  }
  await listen()
  return {
    has: session => ended.has(session),
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
