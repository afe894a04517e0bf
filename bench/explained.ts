// A database that returns no rows for every statement, and keeps PostgreSQL's plan for the prepared statement.
import { Kysely, type PostgresCursor, PostgresDialect, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { Database } from '../api/platform/database/database.ts'
import type { DB } from '../api/platform/database/schema.ts'

/** A plan node of `explain (format json)`. */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Subplan Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(one => JSON.stringify(String(one))).join(',')}}`)
  return pg.escapeLiteral(String(value))
}
/** The database on this connection. `keep` receives the plan of every statement. */
export const explaining = (client: pg.Client, keep: (plan: Plan) => void): Database => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used')
    return explain(text, values)
  }
  const explain = async (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> => {
    const called = values.length > 0 ? `question(${values.map(literal).join(', ')})` : 'question'
    const answers = (await client.query(
      ['discard plans', `prepare question as ${text}`, `explain (format json) execute ${called}`, 'deallocate question'].join(
        ';\n',
      ),
    )) as unknown
    const last = (answers as pg.QueryResult[]).at(-2)!
    keep(last.rows[0]['QUERY PLAN'][0].Plan)
    return { command: 'SELECT', rowCount: 0, rows: [] }
  }
  const connection = { query, release: () => undefined }
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => connection, end: async () => undefined } }),
  })
}

/** The node and everything below it. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
