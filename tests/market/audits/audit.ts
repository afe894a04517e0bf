// What an audit is: a question to the tables, written from the specification and apart from the product's own code, whose rows are
// what is wrong.
import { type RawBuilder, sql } from 'kysely'
import type { Market } from '../market.ts'

/** The end of the virtual day, and of the one before it. */
export interface Moment {
  market: Market
  day: number
  now: string
  before: string
}
/** Gives what is wrong, a line each. */
export type Audit = (moment: Moment) => Promise<string[]>

/** An audit by one question: each row's first column says what is wrong. */
export const bySql =
  (question: (moment: Moment) => RawBuilder<unknown>): Audit =>
  async moment => {
    const { rows } = await sql<{ wrong: string }>`select wrong::text from (${question(moment)}) as found(wrong) limit 5`.execute(
      moment.market.owner,
    )
    return rows.map(({ wrong }) => wrong)
  }
