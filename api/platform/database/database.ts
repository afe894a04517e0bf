// The connection to PostgreSQL: a pool, typed queries over it, and the wire form of its values.
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Patience } from '../settings.ts'
import { Prepared, readerOf } from './prepared.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>
/** The handle inside a transaction. Statements that belong together use only this handle. */
export type Tx = Transaction<DB>
export type Sql = RawBuilder<unknown>

// PostgreSQL plans an unnamed statement at every call; it prepares a named one once for each connection. The number of names is
// limited, because every combination of filters has its own text.
const names = new Map<string, string>()
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= 2000) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

const arrayMark = '/* arrays */'
/** Starts a statement whose rows come as arrays (prepared.ts). */
export const asArrays: Sql = sql.raw(arrayMark)

const types = { getTypeParser: readerOf as typeof pg.types.getTypeParser }

const naming = (client: pg.PoolClient): PostgresPoolClient => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used')
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const name = values.length > 0 ? nameOf(text) : undefined
    const asArrays = text.startsWith(arrayMark)
    // With a callback: the promises of pg keep references to one another's rows, so that garbage collections of young objects
    // free very little.
    if (name)
      client.query(new Prepared({ name, text, values, asArrays }, (error, found) => (error ? reject(error) : resolve(found))))
    else
      client.query({ text, values: [...values], types, ...(asArrays && { rowMode: 'array' }) }, (error, found) =>
        error ? reject(error) : resolve(found),
      )
    return promise
  }
  return { query, release: () => client.release() }
}

const endless: Patience = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0 }

/**
 * How to connect to the database at this address, with this role from the first statement on. Without a role: as the user in the
 * address.
 */
export const connectionTo = (url: string, role?: string, patience = endless): pg.ClientConfig => {
  const settings = {
    TimeZone: 'UTC',
    ...(role && { role }),
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return { connectionString: url, options: options.join(' '), application_name: 'zorginzet' }
}
/** The number of connections of one server for requests. Its background work has `mostOfWork` connections of its own. */
export const mostOfRequests = 20
export const mostOfWork = 10
/**
 * Background work may take longer than a request. But a statement that never ended would block its job, and every later run of
 * it, for ever.
 */
export const patienceOfWork: Patience = { lockMs: 60_000, statementMs: 600_000, idleInTransactionMs: 600_000 }
/** A pool with at most this many connections. A lost idle connection is not fatal: the pool replaces it. */
export const openPool = (url: string, role?: string, patience = endless, max = mostOfRequests): pg.Pool => {
  const pool = new pg.Pool({ ...connectionTo(url, role, patience), max, connectionTimeoutMillis: 10_000 })
  // The error contains the client and its password: only the message may go into a log.
  const onError = (error: Error) => console.error(`database: ${error.message}`)
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  return pool
}
/** Typed queries over a pool. */
export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: async () => naming(await pool.connect()), end: () => pool.end() },
    }),
  })
