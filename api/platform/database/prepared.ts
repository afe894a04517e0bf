// A prepared statement, sent in one write and described once a connection. pg asks for the description of the columns with every
// answer, though they never change: with some ninety columns that takes more time than the rows themselves (docs/decisions/0076).
import pg from 'pg'
import { serialize } from 'pg-protocol'

export interface QueryConfig {
  name: string
  text: string
  values: readonly unknown[]
  /** Rows come as arrays: with many columns, objects with names cost more than everything else. */
  asArrays: boolean
}
export interface StatementResult {
  /** The statement's command: SELECT, UPDATE … */
  command: string
  rowCount: number
  rows: unknown[]
}
interface Column {
  name: string
  read: (text: string) => unknown
}
// pg's own state of a connection, cleared when a statement cannot be parsed.
type ParsingConnection = pg.Connection & Record<'submittedNamedStatements' | 'parsedStatements', Record<string, string>>

// 2026-03-01 08:00:00+00 (every connection is in UTC) → the wire form, without making a Date.
const toWireInstant = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, 19)}+00:00`
/** How to read a value of this PostgreSQL type. */
export const readerOf = (oid: number): Column['read'] => {
  if (oid === 1184) return toWireInstant
  if (oid === 1082) return String
  if (oid === 20 || oid === 1700) return Number
  return pg.types.getTypeParser(oid, 'text')
}
// The form in which pg sends a value; its types do not mention it.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils
const execution = Buffer.concat([serialize.execute(), serialize.sync()])
const described = new WeakMap<pg.Connection, Map<string, Column[]>>()

type Answer = (error: Error | null, answered?: StatementResult) => void
// Of pg's own query only the name, the text and the callback are used; pg wraps the callback when there is a timeout.
const Query = pg.Query as unknown as new (config: { name: string; text: string }, callback: Answer) => { callback: Answer }

/** Pass it to `query` of a client. The callback gets an error or the answer. */
export class Prepared extends Query {
  private readonly config: QueryConfig
  private columns: Column[] | undefined
  private describe: (columns: Column[]) => void = () => undefined
  private readonly answered: StatementResult = { command: '', rowCount: 0, rows: [] }

  constructor(config: QueryConfig, answer: Answer) {
    super({ name: config.name, text: config.text }, answer)
    this.config = config
  }

  submit(connection: pg.Connection): null {
    const { name, text, values } = this.config
    const { submittedNamedStatements: submitted, parsedStatements: parsed } = connection as ParsingConnection
    const known = described.get(connection) ?? new Map<string, Column[]>()
    described.set(connection, known)
    this.columns = known.get(name)
    this.describe = columns => known.set(name, columns)
    const parts = [serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue }), execution]
    if (!this.columns) parts.splice(1, 0, serialize.describe({ type: 'P' }))
    if (!submitted[name] && !parsed[name]) {
      parts.unshift(serialize.parse({ name, text }))
      submitted[name] = text
    }
    connection.stream.write(Buffer.concat(parts))
    return null
  }
  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }))
    this.describe(this.columns)
  }
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.columns!
    const values = fields.map((text, at) => (text === null ? null : columns[at]!.read(text)))
    const row = this.config.asArrays ? values : Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]))
    this.answered.rows.push(row)
  }
  handleCommandComplete({ text }: { text: string }): void {
    // INSERT 0 3, UPDATE 3, SELECT 3. A statement without columns needs no description either.
    const [command = '', ...numbers] = text.split(' ')
    this.answered.command = command
    this.answered.rowCount = Number(numbers.at(-1) ?? 0)
    if (!this.columns) this.describe([])
  }
  handleReadyForQuery(): void {
    this.callback(null, this.answered)
  }
  handleError(error: Error): void {
    this.callback(error)
  }
}
