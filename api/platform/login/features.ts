// Which features are on for an account: in its session, and before each operation that belongs to one.
import { sql } from 'kysely'
import type { Session } from '../../../contract/language.ts'
import type { Database, Tx } from '../database/database.ts'
import { Problem } from '../problem.ts'

/** What the switches decide for an account; a feature that is not in it is on. */
export const featuresOf = async (db: Database | Tx, account: string): Promise<Session['user_features']> => {
  const { rows } = await sql<
    Session['user_features'][number]
  >`select feature, enabled from features_of(${account}::uuid)`.execute(db)
  return rows
}
/** Refuses (403) when this feature is off for the account. */
export const mustHave = async (db: Database | Tx, account: string, feature: string): Promise<void> => {
  const isOff = (await featuresOf(db, account)).some(one => one.feature === feature && !one.enabled)
  if (isOff) throw new Problem('feature_off', {}, { members: { feature } })
}
