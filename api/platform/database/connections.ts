// How statements reach PostgreSQL. Statements whose result a transaction need not wait for are sent along with the next, in one
// write (docs/decisions/0076).
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { traced } from '../tracing.ts'
import { Prepared, readerOf, type StatementResult } from './prepared.ts'

interface Statement {
  text: string
  values: readonly unknown[]
}
type Ask = (statement: Statement) => Promise<StatementResult>

export const arrayMark = '/* arrays */'
export const unheededMark = '/* unheeded */'
export const lastMark = '/* last */'
/** Marks an unheeded statement after whose commit the other servers get a hint (hints.ts). */
export const hintedMark = `${unheededMark}/* hinted */`
const types = { getTypeParser: readerOf as typeof pg.types.getTypeParser }

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

// With a callback: pg's promises keep each other's rows alive, so that young garbage collections free very little.
const handOver = (client: pg.PoolClient, { text, values }: Statement): Promise<StatementResult> => {
  const { promise, resolve, reject } = Promise.withResolvers<StatementResult>()
  const asArrays = text.includes(arrayMark)
  const name = values.length > 0 || asArrays ? nameOf(text) : undefined
  if (name)
    client.query(new Prepared({ name, text, values, asArrays }, (error, found) => (error ? reject(error) : resolve(found!))))
  else
    void client.query({ text, values: [...values], types, ...(asArrays && { rowMode: 'array' }) }, (error, found) =>
      error ? reject(error) : resolve(found as unknown as StatementResult),
    )
  return promise
}
const submit = (client: pg.PoolClient, statement: Statement): Promise<StatementResult> =>
  traced('statement', statement.text, () => handOver(client, statement))
// Statements sent in the same tick share one write.
const inOneWrite = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const nothing: StatementResult = { command: '', rowCount: 0, rows: [] }
const commit = { text: 'commit', values: [] }

const isUnheeded = (text: string) => text.startsWith(unheededMark) || text.endsWith(unheededMark)

// Runs the statements of one use of a connection: of one transaction, or a single statement.
const asking = (client: pg.PoolClient, giveHint: () => void): Ask => {
  const waiting: Statement[] = []
  let isTransaction = false
  let isHinted = false
  let early: unknown
  let committed: Promise<StatementResult> | undefined
  const send = (statement: Statement) => {
    inOneWrite(client)
    for (const one of waiting.splice(0))
      submit(client, one).catch(error => {
        early ??= error
      })
    const answer = submit(client, statement)
    if (isTransaction && statement.text.startsWith(lastMark)) {
      committed = submit(client, commit)
      committed.catch(() => undefined)
    }
    return answer
  }
  return async statement => {
    const { text } = statement
    isTransaction ||= text === 'begin'
    isHinted ||= text.startsWith(hintedMark)
    if (text === 'begin' || (isTransaction && isUnheeded(text))) {
      waiting.push(statement)
      return nothing
    }
    try {
      const answered = await (text === 'commit' && committed ? committed : send(statement))
      // PostgreSQL's answer when asked to commit a failed transaction.
      if (text === 'commit' && answered.command === 'ROLLBACK') throw new Error('The transaction was rolled back')
      if (isHinted && (text === 'commit' || !isTransaction)) giveHint()
      return answered
    } catch (error) {
      throw early ?? error
    } finally {
      if (/^rollback/.test(text)) early = undefined
    }
  }
}

/** A connection of the pool, as Kysely wants it; `giveHint` is called after each commit of which other servers get a hint. */
export const connectionOn = (client: pg.PoolClient, giveHint: () => void): PostgresPoolClient => {
  const ask = asking(client, giveHint)
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used')
    return ask({ text, values })
  }
  return { query, release: (...discard: boolean[]) => client.release(...discard) }
}
