// What switches and settings mean for a login: which features are on, and until when it may open a client's file.
import { type Selectable, sql } from 'kysely'
import type { Session } from '../../../contract/language.ts'
import type { Database, Tx } from '../database/database.ts'
import type { DB } from '../database/schema.ts'
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
/**
 * The columns of a login through a provider: the provider, the session there, the address that ends that session, and what it said
 * about the user.
 */
export const theirSession = ['provider_uuid', 'provider_session', 'provider_logout', 'sealed_id_token'] as const
/** A session at a provider, as a login here stores it. */
export type TheirSession = Pick<Selectable<DB['account_session']>, (typeof theirSession)[number]>
/** Only that of a login. */
export const theirsIn = ({ provider_uuid, provider_session, provider_logout, sealed_id_token }: TheirSession): TheirSession => ({
  ...{ provider_uuid, provider_session, provider_logout, sealed_id_token },
})
/** The same, and when the user logged in there. */
export type SignedOn = TheirSession & Pick<Selectable<DB['account_session']>, 'authenticated_at'>
/** Until when a login may open the file of a client, where the organization of this account has set that. */
export const recentUntilOf = async (tx: Tx, account: string, authenticatedAt: string): Promise<number | undefined> => {
  const { rows } = await sql<{ minutes: number | null }>`select min(p.step_up_minutes) as minutes from identity_provider p
    join organization_user u on u.organization_uuid = p.organization_uuid
    where u.uuid = ${account}::uuid and p.status = 'active'`.execute(tx)
  const { minutes } = rows[0]!
  return minutes ? Date.parse(authenticatedAt) + minutes * 60_000 : undefined
}
