// Links as rows: made, read, used once. And the accounts that are made through them.
import { sql } from 'kysely'
import type { invitedRole } from '../../contract/accounts/user-tokens.ts'
import type { Actor, Role } from '../../contract/language.ts'
import { ownerOf } from '../accounts/found.ts'
import { type Account, after, recordOf } from '../accounts/queries.ts'
import { isFamily } from '../care-teams/queries.ts'
import type { Registration } from '../care-workers/queries.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { newSecretToken, real } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import { hasLinkSince, inviterOf } from './found.ts'
import { addedMail, type Invited, invitedKnownMail, joinMail, linkMail, type MailedLink, type UserTokenKind } from './mails.ts'

const day = 86_400
const lifeSeconds: Record<UserTokenKind, number> = {
  complete_registration: 14 * day,
  activate_account: 14 * day,
  join_family: 14 * day,
  reset_password: 3600,
  impersonate: 300,
  join_work: 14 * day,
  keep_email: 7 * day,
}

/** The data of a link besides its account. */
interface LinkAbout {
  madeBy?: string | undefined
  /** The contact person who is invited. */
  relation?: string | undefined
  /** The address that the link reserves. */
  email?: string
  /** What its owner filled in, normalized. */
  registration?: Registration
}
/**
 * A new link of this kind. Unused earlier links of the same kind stop working; for an invited contact person, those to them. Links that
 * reserve an address all keep working, because the first mail that is opened must work.
 */
export const makeUserToken = async (tx: Tx, account: string, kind: UserTokenKind, now: string, about: LinkAbout = {}) => {
  const { madeBy, relation, email, registration } = about
  const { token, hash } = newSecretToken()
  const expiresAt = after(now, lifeSeconds[kind])
  const earlier = tx
    .updateTable('user_token')
    .set({ used_at: now, registration: null })
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
  const ofSame = relation ? earlier.where('client_relation_uuid', '=', relation) : earlier.where('account_uuid', '=', account)
  if (kind !== 'keep_email') await ofSame.execute()
  const row = {
    client_relation_uuid: relation ?? null,
    email: email ?? null,
    registration: registration ? JSON.stringify(registration) : null,
    account_uuid: account,
    kind,
    token_hash: hash,
    made_by_uuid: madeBy ?? null,
    created_at: now,
    made_at: real(),
    expires_at: expiresAt,
  }
  await tx.insertInto('user_token').values(row).execute()
  return { token, expiresAt }
}
/** Requests that make or invite an account for this address wait for one another. */
export const lockAddress = (tx: Tx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7311))`.execute(tx)
/**
 * Makes a link and mails it. An account without a password gets the link to choose
 * one: as an invitation by `by`, or by the previous inviter. A user of an organization whom nobody invited got the account when
 * they logged in through it.
 */
export const mailLink = async (tx: Tx, account: Account, now: string, publicUrl: string, by?: string): Promise<void> => {
  const first = account.roles.includes('ROLE_CARE_WORKER') ? 'complete_registration' : 'activate_account'
  const kind = account.password_hash ? 'reset_password' : first
  const madeBy = kind === 'activate_account' ? (by ?? (await inviterOf(tx, account.uuid))) : undefined
  const { token } = await makeUserToken(tx, account.uuid, kind, now, { madeBy })
  const link = async (): Promise<MailedLink> => {
    if (kind !== 'activate_account') return { kind }
    if (!madeBy && account.roles.some(role => role.startsWith('ROLE_ORGANIZATION_'))) return { kind: 'first_password' }
    return { kind, invited: await invitedOf(tx, account.uuid, madeBy) }
  }
  await postMail(tx, linkMail(await link(), account, token), publicUrl, now)
}
/** What an invited person sees: their name, who invited them and from where, and the first names of a relative's clients. */
export const invitedOf = async (
  tx: Tx,
  account: string,
  by: string | null | undefined,
): Promise<Invited & { lastName: string }> => {
  const { rows } = await sql<Invited & { lastName: string }>`select p.first_name as "firstName", p.last_name as "lastName",
      (select i.first_name || ' ' || i.last_name || ' van ' || coalesce(o.name, 'Zorginzet') from person i
        left join organization_user u on u.uuid = i.uuid left join organization o on o.uuid = u.organization_uuid
        where i.uuid = ${by ?? null}::uuid limit 1) as by,
      array(select c.first_name from client_admin_client a join client c on c.uuid = a.client_uuid
        where a.client_admin_uuid = ${account}::uuid order by c.first_name, c.uuid) as clients
    from person p where p.uuid = ${account}::uuid limit 1`.execute(tx)
  return rows[0] ?? { firstName: '', lastName: '', by: null, clients: [] }
}

/** Someone who is invited. The lists hold uuids. */
export interface Invitation {
  role: (typeof invitedRole)[number]
  email: string
  firstName: string
  lastName: string
  organization?: string | null | undefined
  locations?: string[] | undefined
  clients?: string[] | undefined
}
/**
 * Makes the account with its record, and mails the link to activate it. Throws 409 when the account is in use already, or when somebody
 * else was invited to it after the request. An organization does not learn of an account elsewhere.
 */
export const invite = async (
  tx: Tx,
  invitation: Invitation,
  now: string,
  publicUrl: string,
  request: { by?: Actor; at: string; isColleague?: boolean },
): Promise<void> => {
  const { email: username, role } = invitation
  await lockAddress(tx, username)
  const known = await ownerOf(tx, username, now)
  // Inviting for one organization must not take over, or reveal, an invitation by another one or by the back office. The owner is notified.
  if (known && request.isColleague && (await organizationOf(tx, known.uuid)) !== invitation.organization) {
    const { by } = await invitedOf(tx, known.uuid, request.by?.uuid)
    if (known.active) await postMail(tx, invitedKnownMail(known.username, by), publicUrl, now)
    return
  }
  if (known && (known.password_hash || !known.active || known.roles[0] !== role)) throw new Problem('already_account')
  if (known && (await hasLinkSince(tx, known.uuid, request.at))) throw new Problem('taken')
  const account = known ?? (await makeAccount(tx, username, [role], now, request.by))
  // A new invitation before the account was first used: the new data replace the old.
  if (known) await removeRecord(tx, known.uuid)
  await makeRecord(tx, account.uuid, invitation)
  await mailLink(tx, account, now, publicUrl, request.by?.uuid)
}
/**
 * Lets a contact person log in for their client, and mails it: a link to activate the account, the news that their account as a relative
 * now sees this client too, or a link with which the owner of an account of another kind agrees. Throws 409 when they log in for this
 * client already, when the account was deactivated, or when somebody else invited them after the request.
 */
export const inviteRelative = async (
  tx: Tx,
  relation: string,
  now: string,
  publicUrl: string,
  request: { by: Actor; at: string },
): Promise<void> => {
  const { client_uuid, email, first_name, last_name, account_uuid: before } = await relationToInvite(tx, relation)
  await lockAddress(tx, email!)
  const known = await ownerOf(tx, email!, now)
  if (before && before !== known?.uuid) await withdrawFrom(tx, before, client_uuid, now)
  if (known && !known.active) throw new Problem('account_off')
  if (known?.roles.some(role => role !== 'ROLE_CLIENT_ADMIN'))
    return askToJoin(tx, known, { relation, client: client_uuid, before }, now, publicUrl, request.by)
  await endAsking(tx, relation, now)
  if (known && (await hasLinkSince(tx, known.uuid, request.at))) throw new Problem('taken')
  const account = known ?? (await makeAccount(tx, email!, ['ROLE_CLIENT_ADMIN'], now, request.by))
  const name = { uuid: account.uuid, first_name, last_name }
  const admin = tx.insertInto('client_admin').values(name)
  // Until they have activated the account, the latest invitation sets the name; after that it is their own.
  await admin.onConflict(c => (account.password_hash ? c.doNothing() : c.column('uuid').doUpdateSet(name))).execute()
  const link = tx.insertInto('client_admin_client').values({ client_admin_uuid: account.uuid, client_uuid })
  const added = await link
    .onConflict(c => c.doNothing())
    .returning('client_uuid')
    .executeTakeFirst()
  if (account.password_hash && !added && before === account.uuid) throw new Problem('already_lets_in')
  await tx.updateTable('client_relation').set({ account_uuid: account.uuid }).where('uuid', '=', relation).execute()
  if (!account.password_hash) return mailLink(tx, account, now, publicUrl, request.by.uuid)
  const invited = await invitedFor(tx, account.uuid, request.by.uuid, relation)
  if (added) await postMail(tx, addedMail(account.username, invited), publicUrl, now)
}
/** What this invited contact person sees, about their client alone. */
export const invitedFor = async (tx: Tx, account: string, by: string | null, relation: string) => {
  const client = tx.selectFrom('client_relation as r').innerJoin('client as c', 'c.uuid', 'r.client_uuid').select('c.first_name')
  const { first_name } = await client.where('r.uuid', '=', relation).executeTakeFirstOrThrow()
  return { ...(await invitedOf(tx, account, by)), clients: [first_name] }
}
/** The link with which the owner of an account agrees. Until then they see nothing of the client, whoever invited them. */
const askToJoin = async (
  tx: Tx,
  account: Account,
  { relation, client, before }: { relation: string; client: string; before: string | null },
  now: string,
  publicUrl: string,
  by: Actor,
): Promise<void> => {
  if (await isFamily(tx, account.uuid, client)) throw new Problem('already_lets_in')
  if (before) await tx.updateTable('client_relation').set({ account_uuid: null }).where('uuid', '=', relation).execute()
  const { token } = await makeUserToken(tx, account.uuid, 'join_family', now, { madeBy: by.uuid, relation })
  await postMail(tx, joinMail(account.username, await invitedFor(tx, account.uuid, by.uuid, relation), token), publicUrl, now)
}
const endAsking = (tx: Tx, relation: string, now: string) =>
  tx
    .updateTable('user_token')
    .set({ used_at: now })
    .where('client_relation_uuid', '=', relation)
    .where('used_at', 'is', null)
    .execute()
/** The owner of an account agreed: they act for the client of this contact person, under their present name. */
export const joinFamily = async (tx: Tx, account: string, relation: string, client: string): Promise<void> => {
  await sql`insert into client_admin (uuid, first_name, last_name)
    select uuid, first_name, last_name from person where uuid = ${account}::uuid
    on conflict (uuid) do update set first_name = excluded.first_name, last_name = excluded.last_name`.execute(tx)
  const link = { client_admin_uuid: account, client_uuid: client }
  await tx
    .insertInto('client_admin_client')
    .values(link)
    .onConflict(c => c.doNothing())
    .execute()
  await tx.updateTable('client_relation').set({ account_uuid: account }).where('uuid', '=', relation).execute()
  await sql`update account set roles = array_append(roles, 'ROLE_CLIENT_ADMIN')
    where uuid = ${account}::uuid and not 'ROLE_CLIENT_ADMIN' = any(roles)`.execute(tx)
}
/** Ends acting for a client; an account with another role loses the family role with its last client (end_family_role). */
export const leaveFamily = async (tx: Tx, relation: string, account: string, client: string): Promise<void> => {
  await tx.updateTable('client_relation').set({ account_uuid: null }).where('uuid', '=', relation).execute()
  await tx.deleteFrom('client_admin_client').where('client_admin_uuid', '=', account).where('client_uuid', '=', client).execute()
}
/** A contact person, locked. */
export const relationToInvite = (tx: Tx, uuid: string) =>
  tx.selectFrom('client_relation').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirstOrThrow()
// After the address of a contact person was corrected: whoever was invited at the old address, and did not accept, can no longer get in.
const withdrawFrom = async (tx: Tx, account: string, client: string, now: string) => {
  const { password_hash } = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('uuid', '=', account)
    .executeTakeFirstOrThrow()
  if (password_hash) throw new Problem('already_lets_in')
  await tx.deleteFrom('client_admin_client').where('client_admin_uuid', '=', account).where('client_uuid', '=', client).execute()
  const links = tx.updateTable('user_token').set({ used_at: now }).where('account_uuid', '=', account)
  await links.where('used_at', 'is', null).execute()
}
const organizationOf = async (tx: Tx, uuid: string) =>
  (await tx.selectFrom('organization_user').select('organization_uuid').where('uuid', '=', uuid).executeTakeFirst())
    ?.organization_uuid
/** An account without a password, made by `me` or by its owner. The back office always needs a second step. */
export const makeAccount = async (tx: Tx, username: string, roles: Role[], now: string, me?: Actor): Promise<Account> => {
  const multi_factor_enabled = roles.some(role => role === 'ROLE_PLANNER' || role === 'ROLE_BACK_OFFICE_EMPLOYEE')
  const account = await tx
    .insertInto('account')
    .values({ username, roles, multi_factor_enabled, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordOf(tx, 'account_made', account, now, me)
  return account
}
const removeRecord = async (tx: Tx, uuid: string) => {
  await tx.deleteFrom('client_admin_client').where('client_admin_uuid', '=', uuid).execute()
  await tx.deleteFrom('client_admin').where('uuid', '=', uuid).execute()
  await tx.deleteFrom('organization_user_location').where('user_uuid', '=', uuid).execute()
  await tx.deleteFrom('organization_user').where('uuid', '=', uuid).execute()
  await tx.deleteFrom('back_office_employee').where('uuid', '=', uuid).execute()
}
/** The record behind the role of a new account. */
export const makeRecord = async (tx: Tx, uuid: string, invitation: Invitation) => {
  const { role, email, organization } = invitation
  const [locations, clients] = [new Set(invitation.locations), new Set(invitation.clients)]
  const name = { uuid, first_name: invitation.firstName, last_name: invitation.lastName }
  if (role === 'ROLE_CLIENT_ADMIN') {
    await tx.insertInto('client_admin').values(name).execute()
    const rows = [...clients].map(client => ({ client_admin_uuid: uuid, client_uuid: client }))
    await tx.insertInto('client_admin_client').values(rows).execute()
  } else if (organization) {
    await tx
      .insertInto('organization_user')
      .values({ ...name, organization_uuid: organization })
      .execute()
    const rows = [...locations].map(location => ({ user_uuid: uuid, location_uuid: location }))
    if (rows.length > 0) await tx.insertInto('organization_user_location').values(rows).execute()
  } else
    await tx
      .insertInto('back_office_employee')
      .values({ ...name, email })
      .execute()
}

const invitedTables = ['client_admin', 'organization_user', 'back_office_employee'] as const
/** Gives the record of an invited account the name that its owner typed. */
export const renameInvited = async (tx: Tx, uuid: string, first_name: string, last_name: string): Promise<void> => {
  for (const table of invitedTables) await tx.updateTable(table).set({ first_name, last_name }).where('uuid', '=', uuid).execute()
}

/** On a database without accounts: invites a planner, who can invite everyone else. Gives whether it did. */
export const inviteFirstPlanner = (db: Database, email: string, now: string, publicUrl: string): Promise<boolean> =>
  db.transaction().execute(async tx => {
    // Of two servers that start at once, only one invites.
    await sql`lock table account in share row exclusive mode`.execute(tx)
    if (await tx.selectFrom('account').select('uuid').limit(1).executeTakeFirst()) return false
    const invitation = { role: 'ROLE_PLANNER', firstName: 'Eerste', lastName: 'Planner' } as const
    await invite(tx, { ...invitation, email: email.trim().toLowerCase() }, now, publicUrl, { at: real() })
    return true
  })
