// Limits on what one account may store at the expense of others.
import { sql } from 'kysely'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { Sql, Tx } from '../database/database.ts'
import { Problem } from '../problem.ts'

/**
 * Throws this refusal when with `adding` more rows (one by default) the owner would have more than this many rows of `rows`, a
 * table with a condition. Simultaneous additions are counted one after the other.
 */
export const mustHaveRoom = async (
  tx: Tx,
  owner: string,
  rows: Sql,
  most: number,
  refusal: ProblemCode,
  adding = 1,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 7313))`.execute(tx)
  const { rows: found } = await sql<{ held: number }>`select count(*)::int as held from ${rows}`.execute(tx)
  if (found[0]!.held + adding > most) throw new Problem(refusal, { most: String(most) })
}
