// The connection to PostgreSQL: a pool, typed queries over it, and the wire form of its values.
import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect, type RawBuilder, sql, Transaction } from 'kysely'
import pg from 'pg'
import type { Patience } from '../settings.ts'
import { arrayMark, connectionOn, hintedMark, lastMark, unheededMark } from './connections.ts'
import { openHints } from './notify/hints.ts'
import type { DB } from './schema.ts'
import { clientsAt, mustBeThere, oneHost, type Writer } from './writer.ts'

export type Database = Kysely<DB>
/** The handle inside a transaction. Statements that belong together use only this handle. */
export type Tx = Transaction<DB>
export type Sql = RawBuilder<unknown>

/** An instant of the database in the form of answers, for JSON built in SQL: to the second, with `+00:00`. Null stays null. */
export const wireTime = (instant: Sql): RawBuilder<string> =>
  sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"')`

/** Starts a statement whose rows come as arrays (prepared.ts). */
export const asArrays: Sql = sql.raw(arrayMark)
/**
 * Fire-and-forget: marks a statement of a transaction to be pipelined with the next statement, which also reports its error.
 * Outside a transaction it has no effect.
 */
export const unheeded: Sql = sql.raw(unheededMark)
/** As `unheeded`, and after the commit, or the statement outside a transaction, all servers get a hint to look (hints.ts). */
export const hinted: Sql = sql.raw(hintedMark)
/** Marks the last statement of a transaction: the commit is sent along with it. Nothing after it may refuse. */
export const last: Sql = sql.raw(lastMark)

const endless: Patience = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0 }

/**
 * How to connect to the database at this address, with this role from the first statement on. Without a role: as the user in the
 * address.
 */
export const connectionTo = (
  url: string,
  role?: string,
  patience = endless,
  more: Record<string, string> = {},
): pg.ClientConfig => {
  const settings = {
    ...more,
    TimeZone: 'UTC',
    ...(role && { role }),
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return { connectionString: url, options: options.join(' '), application_name: 'zorginzet' }
}
/**
 * The number of connections of one server for requests: more than its processors can feed only plan the same statements again and
 * wait for each other (docs/decisions/0078). Its background work has `maxWorkConnections` connections of its own.
 */
export const maxRequestConnections = Math.min(Math.max(8, 4 * availableParallelism()), 20)
export const maxWorkConnections = 10
/**
 * Background work may take longer than a request. But a statement that never ended would block its job, and every later run of
 * it, for ever.
 */
export const patienceOfWork: Patience = { lockMs: 60_000, statementMs: 600_000, idleInTransactionMs: 600_000 }
/**
 * Statements of requests are planned once a connection, whatever the values. Left to itself PostgreSQL plans each of them for its values
 * the first five times, and some every time: that takes up to ten times as long as answering them (docs/decisions/0078).
 */
export const plannedOnce = { plan_cache_mode: 'force_generic_plan' }
// PostgreSQL ends a statement in time. If we do not hear of that, the link is dead: the connection is dropped, however alive it
// seems.
const linkMs = 5000
const heardWithin = ({ statementMs }: Patience) => (statementMs > 0 ? { query_timeout: statementMs + linkMs } : {})
// A new connection has to log in and plan every statement again, so it is kept through a quiet spell.
const keptMs = 600_000
/**
 * A pool with at most this many connections, and these settings, to one host or to the one that writes. A lost idle connection is not
 * fatal: the pool replaces it.
 */
export const openPool = (
  at: string | Writer,
  role?: string,
  patience = endless,
  max = maxRequestConnections,
  more: Record<string, string> = {},
): pg.Pool => {
  const waits = { connectionTimeoutMillis: 10_000, idleTimeoutMillis: keptMs, keepAlive: true, ...heardWithin(patience) }
  const writer = typeof at === 'string' ? oneHost(at) : at
  const config = connectionTo(writer.url(), role, patience, more)
  const pool = new pg.Pool({ ...config, Client: clientsAt(writer), max, ...waits, pipeline: true })
  // The error contains the client and its password: only the message may go into a log.
  const onError = (error: Error) => console.error(`database: ${error.message}`)
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  return pool
}
const dialectOn = (pool: pg.Pool, writer?: Writer) => {
  const hints = openHints(pool)
  const connect = async () => {
    if (writer) mustBeThere(writer)
    return connectionOn(await pool.connect(), hints.give)
  }
  const end = () => hints.end().then(() => pool.end())
  return new PostgresDialect({ pool: { options: {}, connect, end } })
}
/**
 * Waits for everything that was sent at once, as the transaction may not end before, and returns the answers. Throws the first
 * failure.
 */
export const allOf = async <const T extends readonly unknown[]>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(asked)
  return Promise.all(asked)
}
/** Typed queries over a pool; with a writer to follow, they fail at once while no host accepts writes. */
export const openDatabase = (pool: pg.Pool, writer?: Writer): Database => new Kysely<DB>({ dialect: dialectOn(pool, writer) })

/**
 * The same transaction with pipelined statements: those of one `allOf` are sent together, and answered in that order. Kysely
 * itself sends one after the other.
 */
export const pipelined = (tx: Tx): Promise<Tx> => {
  const executor = tx.getExecutor()
  return executor.provideConnection(async connection => {
    const provider = { provideConnection: <T>(work: (at: typeof connection) => Promise<T>) => work(connection) }
    // Only the constructor needs these: the executor has the connection.
    const dialect = dialectOn(undefined as never)
    return new Transaction<DB>({
      config: { dialect },
      dialect,
      driver: dialect.createDriver(),
      executor: executor.withConnectionProvider(provider),
    })
  })
}
