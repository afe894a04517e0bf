// Finds links by their token: working ones, and what can be done with one that no longer works. And makes a relative a care worker.
import { sql } from 'kysely'
import { type ContractType, requirementsFor } from '../../rules/documents/required-documents.ts'
import { accountByUuid } from '../accounts/queries.ts'
import { insertCareWorker, type Registration } from '../care-workers/queries.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { hashOf } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import type { UserTokenKind } from './mails.ts'

/** The links that an account starts with. */
export const firstLinks: UserTokenKind[] = ['complete_registration', 'activate_account']

/** A link that no longer works, with its account; undefined for one that is unknown, or that still works. */
export const findEndedLink = async (tx: Tx, token: string, now: string) => {
  const link = await tx.selectFrom('user_token').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst()
  if (!link || (link.used_at === null && link.expires_at > now)) return undefined
  const account = await accountByUuid(tx, link.account_uuid)
  const kind = link.kind as UserTokenKind
  // A first link is useful until there is a password, a password link after that. For a relative only while they have a client.
  const isFirst = firstLinks.includes(kind)
  const isAsked = kind !== 'reset_password' && !isFirst
  const isOfUse = account !== undefined && !isAsked && isFirst === (account.password_hash === null)
  const place = account && (await placeOf(tx, account.uuid))
  const isRelative = account?.roles[0] === 'ROLE_CLIENT_ADMIN'
  return { kind, account, renewable: isOfUse && (!isRelative || place !== undefined), place }
}
/** The location that provides the care of a relative's first client. */
const placeOf = async (tx: Tx, account: string) => {
  const { rows } = await sql<{ name: string; phone: string | null }>`select l.name, l.phone
    from client_admin_client a join client c on c.uuid = a.client_uuid join organization_location l on l.uuid = c.responsible_location_uuid
    where a.client_admin_uuid = ${account}::uuid order by c.first_name, c.uuid limit 1`.execute(tx)
  return rows[0]
}

/**
 * The link with its account, locked when in a transaction; undefined when it is
 * unknown, used, expired, of another kind, or when its account is gone.
 */
export const lookUpUserToken = async (db: Database | Tx, token: string, now: string, kinds?: UserTokenKind[]) => {
  const link = db
    .selectFrom('user_token')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  const row = await (db.isTransaction ? link.forUpdate() : link).executeTakeFirst()
  const account =
    row &&
    (await db
      .selectFrom('account')
      .selectAll()
      .where('uuid', '=', row.account_uuid)
      .where('active', '=', true)
      .executeTakeFirst())
  if (!account || (kinds && !kinds.includes(row.kind as UserTokenKind))) return undefined
  return { ...row, kind: row.kind as UserTokenKind, registration: row.registration as Registration | null, account }
}
/** The link, as above. Throws 404 when there is none. */
export const findUserToken = async (tx: Tx, token: string, now: string, kinds?: UserTokenKind[]) => {
  const found = await lookUpUserToken(tx, token, now, kinds)
  if (!found) throw new Problem('not_found')
  return found
}
/** Finds the link and marks it as used. Throws like findUserToken. */
export const takeUserToken = async (tx: Tx, token: string, now: string, kinds: UserTokenKind[]) => {
  const found = await findUserToken(tx, token, now, kinds)
  await tx.updateTable('user_token').set({ used_at: now, registration: null }).where('uuid', '=', found.uuid).execute()
  return found
}
/** The documents that a new care worker must submit, by contract type and level: one of each list is enough. */
export const documentsAskedOf = async (tx: Tx, account: string) => {
  const { contract_types, big_registered } = await tx
    .selectFrom('care_worker as w')
    .innerJoin('care_worker_profile as p', 'p.uuid', 'w.profile_uuid')
    .innerJoin('expertise_level as l', 'l.uuid', 'p.expertise_level_uuid')
    .select(['w.contract_types', 'l.big_registered'])
    .where('w.uuid', '=', account)
    .executeTakeFirstOrThrow()
  return requirementsFor(contract_types as ContractType[], { big: big_registered })
}
/**
 * Whether a first link was made for this account since this instant of real time. If so, both were requested at the same time, and the
 * first mail is on its way: a second link would make that one invalid before it arrives.
 */
export const hasLinkSince = async (tx: Tx, account: string, askedAt: string): Promise<boolean> => {
  const links = tx.selectFrom('user_token').select('uuid').where('account_uuid', '=', account).where('made_at', '>=', askedAt)
  const first = links.where('kind', 'in', ['complete_registration', 'activate_account']).where('used_at', 'is', null)
  return (await first.limit(1).executeTakeFirst()) !== undefined
}
/**
 * Whether this account belongs to someone who is only a relative and was never a
 * care worker here: only they become one with their present account.
 */
export const mayJoinWork = async (tx: Tx, { uuid, roles }: { uuid: string; roles: string[] }): Promise<boolean> => {
  if (roles.some(role => role !== 'ROLE_CLIENT_ADMIN')) return false
  return !(await tx.selectFrom('care_worker').select('uuid').where('uuid', '=', uuid).executeTakeFirst())
}
/** The owner of a relative's account agreed: they become a care worker too, with the registration they filled in. */
export const joinWork = async (tx: Tx, uuid: string, registration: Registration, now: string): Promise<void> => {
  await insertCareWorker(tx, uuid, registration, now)
  await sql`update account set roles = array_append(roles, 'ROLE_CARE_WORKER') where uuid = ${uuid}::uuid`.execute(tx)
}
/** Who last invited the owner of this account; undefined when nobody did. */
export const inviterOf = async (tx: Tx, account: string) => {
  const links = tx.selectFrom('user_token').select('made_by_uuid').where('account_uuid', '=', account)
  const last = links.where('kind', '=', 'activate_account').where('made_by_uuid', 'is not', null).orderBy('created_at', 'desc')
  return (await last.limit(1).executeTakeFirst())?.made_by_uuid ?? undefined
}
