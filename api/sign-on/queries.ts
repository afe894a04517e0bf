// Who sees which provider and which link. Stores the attempts to sign on, and who has yet to be linked.
import { type Selectable, sql } from 'kysely'
import type { signOnOperations } from '../../contract/accounts/sign-on.ts'
import type { refusedKind } from '../../contract/accounts/users.ts'
import { organizationRoles } from '../../contract/language.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import { type Account, endSessionsOf, own } from '../accounts/queries.ts'
import { myOrganization } from '../organizations/queries.ts'
import { type Browser, everyRole, type Queries, type Services } from '../platform/concept.ts'
import { type Database, type Tx, wireTime } from '../platform/database/database.ts'
import type { DB } from '../platform/database/schema.ts'
import { isOften, limits, mustNotWaitNow, noteAttempt } from '../platform/login/attempts.ts'
import { type TheirSession, theirSession } from '../platform/login/features.ts'
import { noteRefused } from '../platform/login/refused.ts'
import { hashOf, newSecretToken, real } from '../platform/login/token.ts'
import type { EndLogins } from '../platform/outgoing/back-channel-logout.ts'
import { type Attempt, type LoggedOut, type Provider, whoLoggedOut } from '../platform/outgoing/openid.ts'
import { Problem } from '../platform/problem.ts'

// Not those where the user cancelled, or returned too late.
const theirRefusals: (typeof refusedKind)[number][] = ['sign_on_answer', 'sign_on_assurance', 'sign_on_account']
export const queries: Queries<typeof signOnOperations> = {
  IdentityProvider: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: true,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`,
    },
    filters: {
      awaitsConfirmation: ({ alias }, value: boolean) =>
        sql`(${alias}.status = 'active' and not ${alias}.domains <@ ${alias}.confirmed_domains) = ${value}`,
    },
    computed: {
      lastRefusal: ({ alias }) => sql`(select jsonb_build_object('at', ${wireTime(sql`refused_at`)}, 'detail', detail)
        from refused_login where provider_uuid = ${alias}.uuid and kind = any(${theirRefusals}::text[])
        order by refused_at desc, uuid desc limit 1)`,
    },
  },
  AccountIdentity: { visible: own('account_uuid') },
}

export type ProviderRow = Selectable<DB['identity_provider']>
export const calledAs = (row: ProviderRow, { tokens }: Pick<Services, 'tokens'>): Provider => ({
  issuer: row.issuer,
  clientId: row.client_id,
  clientSecret: tokens.unseal(row.sealed_client_secret).toString(),
  acrs: row.second_factor_acrs,
})
const providers = (db: Database | Tx) => db.selectFrom('identity_provider').selectAll()
/** The provider of this confirmed domain. */
export const providerOfDomain = (db: Database, domain: string) =>
  providers(db).where(sql<boolean>`confirmed_domains @> array[${domain}]`).where('status', '=', 'active').executeTakeFirst()
export const providerByUuid = (db: Database | Tx, uuid: string) => providers(db).where('uuid', '=', uuid).executeTakeFirst()
/** A provider of the organization of this user. */
export const providerOfUser = (db: Database, uuid: string, user: string) =>
  providers(db)
    .where('uuid', '=', uuid)
    .where('organization_uuid', '=', eb =>
      eb.selectFrom('organization_user').select('organization_uuid').where('uuid', '=', user),
    )
    .executeTakeFirst()
/** Throws 409 when one of these domains leads to another provider. Whoever confirms at the same time waits. */
export const mustBeFree = async (tx: Tx, domains: readonly string[], but: string | null): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7314)`.execute(tx)
  const providersWithDomain = tx
    .selectFrom('identity_provider')
    .select('uuid')
    .where(sql<boolean>`confirmed_domains && ${domains}::text[]`)
  if (await providersWithDomain.where(sql<boolean>`uuid is distinct from ${but}::uuid`).executeTakeFirst())
    throw new Problem('domain_taken')
}

const cookie = 'sign_on'
const attemptSeconds = 600
/** Stores an attempt, bound to this browser. */
export const keepAttempt = async (
  tx: Tx,
  browser: Browser,
  { tokens }: Pick<Services, 'tokens'>,
  provider: string,
  { state, nonce, verifier, anew }: Attempt,
  trial: boolean,
): Promise<void> => {
  const sentCookie = browser.cookie(cookie) ?? ''
  // Two tabs of one browser may both be signing on.
  const mark = /^[0-9a-f]{128}$/.test(sentCookie) ? sentCookie : newSecretToken().token
  browser.setCookie(cookie, mark, attemptSeconds)
  const row = {
    state_hash: hashOf(state),
    browser_hash: hashOf(mark),
    provider_uuid: provider,
    nonce,
    sealed_verifier: tokens.seal(Buffer.from(verifier)),
    trial,
    anew,
    expires_at: real(attemptSeconds * 1000),
  }
  await tx.insertInto('sign_on').values(row).execute()
}
/**
 * The attempt of this browser with this state. It counts as used from now on, whatever the result. Throws 409 when it does not
 * exist or was used.
 */
export const takeAttempt = async (db: Database, browser: Browser, state: string) => {
  const used = db.updateTable('sign_on').set({ used_at: real() }).where('state_hash', '=', hashOf(state))
  const row = await used
    .where('browser_hash', '=', hashOf(browser.cookie(cookie) ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', real())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('sign_on_over')
  return row
}
/** Remembers who signed on, and their session there, until that person has proved which account is theirs. */
export const awaitLink = (tx: Tx, state: string, subject: string, providerSession: TheirSession) =>
  tx
    .updateTable('sign_on')
    .set({ ...providerSession, provider_uuid: providerSession.provider_uuid!, subject })
    .where('state_hash', '=', hashOf(state))
    .execute()
/** The sign-on of this browser that waits to be linked. It can be taken only once. */
export const takeSubject = (tx: Tx, browser: Browser, state: string) =>
  tx
    .deleteFrom('sign_on')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser.cookie(cookie) ?? ''))
    .where('subject', 'is not', null)
    .where('expires_at', '>', real())
    .returning([...theirSession, 'subject'])
    .executeTakeFirst()
/** Makes this login one through the provider: they end together, here and there. */
export const holdTheirSession = (tx: Tx, login: string | null, providerSession: TheirSession) =>
  tx.updateTable('account_session').set(providerSession).where('uuid', '=', login).execute()

const refusedAs: { [code in ProblemCode]?: (typeof refusedKind)[number] } = {
  sign_on_over: 'sign_on_over',
  sign_on_stopped: 'sign_on_stopped',
  sign_on_untrusted: 'sign_on_answer',
  sign_on_unreachable: 'sign_on_answer',
  sign_on_assurance: 'sign_on_assurance',
  sign_on_unknown_client: 'sign_on_answer',
  sign_on_other_issuer: 'sign_on_answer',
  sign_on_no_role: 'sign_on_account',
  sign_on_no_name: 'sign_on_account',
  sign_on_no_location: 'sign_on_account',
  sign_on_not_theirs: 'sign_on_account',
  account_off: 'sign_on_account',
}
/**
 * Stores a refused sign-on among the refused logins, with the account if the provider proved whose it is. Rethrows any other
 * error.
 */
export const noteRefusedSignOn = async (
  tx: Tx,
  { address }: Browser,
  refused: Problem,
  { provider, claims }: { provider?: ProviderRow | undefined; claims?: { sub: string } },
): Promise<void> => {
  const kind = refusedAs[refused.code]
  if (!kind) throw refused
  const limit = [limits.signOnRefused(address)]
  if (await isOften(tx, limit)) return
  await noteAttempt(tx, limit)
  const linked = provider && claims && (await linkedWith(tx, provider.uuid, claims.sub))
  await noteRefused(tx, kind, linked?.account_uuid, address, provider && { provider: provider.uuid, detail: refused.message })
}
/** Whose account is linked with this person at this provider. */
export const linkedWith = (tx: Database | Tx, provider: string, subject: string) =>
  tx
    .selectFrom('account_identity')
    .select('account_uuid')
    .where('provider_uuid', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

/**
 * Throws 409 unless this account works for the provider's organization and has no other role: whoever controls the provider can
 * log in as everybody who is linked with it.
 */
export const mustBeTheirs = async (tx: Tx, { uuid, roles }: Account, provider: ProviderRow): Promise<void> => {
  const user = tx.selectFrom('organization_user').select('uuid').where('uuid', '=', uuid)
  const isOfThem = await user.where('organization_uuid', '=', provider.organization_uuid).executeTakeFirst()
  if (!isOfThem || !roles.every(role => organizationRoles.some(each => each === role))) throw new Problem('sign_on_not_theirs')
}
export const noteUsed = (tx: Tx, provider: string, subject: string, now: string) =>
  tx
    .updateTable('account_identity')
    .set({ last_used_at: now })
    .where('provider_uuid', '=', provider)
    .where('subject', '=', subject)
    .execute()
export const addIdentity = (tx: Tx, provider: string, subject: string, account: string, now: string) =>
  tx.insertInto('account_identity').values({ provider_uuid: provider, subject, account_uuid: account, created_at: now }).execute()

// Throws when the token was used before. Who signed on there and was not linked yet, no longer can be.
const endTheirs = async (tx: Tx, provider: string, { jti, sub, sid }: LoggedOut): Promise<void> => {
  const used = tx.insertInto('used_logout_token').values({ provider_uuid: provider, jti }).returning('jti')
  if (!(await used.onConflict(c => c.doNothing()).executeTakeFirst())) throw new Problem('sign_on_over')
  let logins = tx
    .selectFrom('account_session as s')
    .innerJoin('account_identity as i', c =>
      c.onRef('i.account_uuid', '=', 's.account_uuid').onRef('i.provider_uuid', '=', 's.provider_uuid'),
    )
    .select(['s.uuid', 's.account_uuid'])
    .where('s.provider_uuid', '=', provider)
  if (sub !== undefined) logins = logins.where('i.subject', '=', sub)
  if (sid !== undefined) logins = logins.where('s.provider_session', '=', sid)
  let waiting = tx.deleteFrom('sign_on').where('provider_uuid', '=', provider).where('subject', 'is not', null)
  if (sub !== undefined) waiting = waiting.where('subject', '=', sub)
  if (sid !== undefined) waiting = waiting.where('provider_session', '=', sid)
  await waiting.execute()
  for (const { uuid, account_uuid } of await logins.execute()) await endSessionsOf(tx, account_uuid, { uuids: [uuid] })
}
/** Reads a logout token of the provider. Senders of invalid tokens are soon refused. */
export const endLogins =
  (db: Database, services: Pick<Services, 'tokens' | 'publicUrl' | 'loopback'>): EndLogins =>
  async (uuid, token, address) => {
    const limit = [limits.logoutToken(address)]
    await mustNotWaitNow(db, limit)
    try {
      const row = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid) && (await providerByUuid(db, uuid))
      if (!row) throw new Problem('not_found')
      const ended = await whoLoggedOut(calledAs(row, services), services, token)
      await db.transaction().execute(tx => endTheirs(tx, uuid, ended))
    } catch (error) {
      await db.transaction().execute(tx => noteAttempt(tx, limit))
      throw error
    }
  }
