// Who sees which provider and which link. Attempts as rows; who came back, as an account.
import { type Selectable, sql } from 'kysely'
import type { IDToken } from 'openid-client'
import type { signOnOperations } from '../../contract/accounts/sign-on.ts'
import { organizationRoles } from '../../contract/language.ts'
import { ownerOf } from '../accounts/found.ts'
import { type Account, accountByUuid, own, recordOf } from '../accounts/queries.ts'
import { myOrganization } from '../organizations/queries.ts'
import { alike, type Browser, type Queries, type Services } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import type { DB } from '../platform/database/schema.ts'
import { hashOf, newSecretToken, real } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import { lockAddress, makeAccount, makeRecord } from '../user-tokens/queries.ts'
import { domainOf, newcomerIn, verifiedEmail } from './claims.ts'
import type { Attempt, Provider } from './provider.ts'

export const queries: Queries<typeof signOnOperations> = {
  IdentityProvider: {
    visible: {
      ...alike(false),
      ROLE_PLANNER: true,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`,
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
/** The provider to which this domain leads. */
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
  const taken = tx.selectFrom('identity_provider').select('uuid').where(sql<boolean>`confirmed_domains && ${domains}::text[]`)
  if (await taken.where(sql<boolean>`uuid is distinct from ${but}::uuid`).executeTakeFirst()) throw new Problem('domain_taken')
}

const cookie = 'sign_on'
const attemptSeconds = 600
/** Keeps an attempt, bound to this browser. */
export const keepAttempt = async (
  tx: Tx,
  browser: Browser,
  { tokens }: Pick<Services, 'tokens'>,
  provider: string,
  { state, nonce, verifier, anew }: Attempt,
  trial: boolean,
): Promise<void> => {
  const given = browser.cookie(cookie) ?? ''
  // Two tabs of one browser may both be signing on.
  const mark = /^[0-9a-f]{128}$/.test(given) ? given : newSecretToken().token
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
/** The attempt with this state, of this browser: used from now on, whatever comes of it. Throws 409 when there is none, or not any more. */
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
/** Remembers who signed on until that person has proved which account is theirs. */
export const awaitLink = (tx: Tx, state: string, subject: string) =>
  tx.updateTable('sign_on').set({ subject }).where('state_hash', '=', hashOf(state)).execute()
/** Who signed on in this browser, and waits to be linked; taken once. */
export const takeSubject = (tx: Tx, browser: Browser, state: string) =>
  tx
    .deleteFrom('sign_on')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser.cookie(cookie) ?? ''))
    .where('subject', 'is not', null)
    .where('expires_at', '>', real())
    .returning(['provider_uuid', 'subject'])
    .executeTakeFirst()

/**
 * Throws 409 unless this account works for the organization of the provider and has no other role: whoever runs the provider can log in as
 * everybody who is linked with it.
 */
export const mustBeTheirs = async (tx: Tx, { uuid, roles }: Account, provider: ProviderRow): Promise<void> => {
  const user = tx.selectFrom('organization_user').select('uuid').where('uuid', '=', uuid)
  const isOfThem = await user.where('organization_uuid', '=', provider.organization_uuid).executeTakeFirst()
  if (!isOfThem || !roles.every(role => organizationRoles.some(each => each === role))) throw new Problem('sign_on_not_theirs')
}
export const addIdentity = (tx: Tx, provider: string, subject: string, account: string, now: string) =>
  tx.insertInto('account_identity').values({ provider_uuid: provider, subject, account_uuid: account, created_at: now }).execute()

/** The account that is linked with who came back, used now. */
const linkedAccount = async (tx: Tx, provider: ProviderRow, subject: string, now: string): Promise<Account | undefined> => {
  const used = tx.updateTable('account_identity').set({ last_used_at: now }).where('provider_uuid', '=', provider.uuid)
  const linked = await used.where('subject', '=', subject).returning('account_uuid').executeTakeFirst()
  if (!linked) return undefined
  const account = await accountByUuid(tx, linked.account_uuid)
  if (!account) throw new Problem('account_off')
  return account
}
/** The locations of the organization with these names or uuids. */
const locationsOf = async (tx: Tx, organization: string, named: string[]): Promise<string[]> => {
  const { rows } = await sql<{
    uuid: string
  }>`select uuid from organization_location where organization_uuid = ${organization}::uuid
    and (lower(name) = any(${named.map(name => name.toLowerCase())}::text[]) or uuid::text = any(${named}::text[]))`.execute(tx)
  return rows.map(({ uuid }) => uuid)
}
/** Makes the account of somebody new, where the organization wants that; undefined when this person has to prove an account of their own. */
const newcomer = async (tx: Tx, provider: ProviderRow, claims: IDToken, now: string): Promise<Account | undefined> => {
  const email = verifiedEmail(claims)
  if (!provider.accepts_new || !email || !provider.confirmed_domains.includes(domainOf(email))) return undefined
  await lockAddress(tx, email)
  // Of two tabs at once the second finds what the first made.
  if (await ownerOf(tx, email, now)) return linkedAccount(tx, provider, claims.sub, now)
  const { role, locations: named, firstName, lastName } = newcomerIn(claims, provider.role_claim, provider.locations_claim)
  const isOfFew = role === 'ROLE_ORGANIZATION_LOCATION_ADMIN'
  const locations = isOfFew ? await locationsOf(tx, provider.organization_uuid, named) : []
  if (!role || !firstName || !lastName || (isOfFew && locations.length === 0)) throw new Problem('sign_on_no_role')
  const account = await makeAccount(tx, email, [role], now)
  await makeRecord(tx, account.uuid, { role, email, firstName, lastName, organization: provider.organization_uuid, locations })
  await addIdentity(tx, provider.uuid, claims.sub, account.uuid, now)
  await recordOf(tx, 'account_signed_on_first', account, now)
  return account
}
/** The account of who came back: linked, or made now. Undefined when they have to prove which one is theirs. */
export const accountOf = async (tx: Tx, provider: ProviderRow, claims: IDToken, now: string): Promise<Account | undefined> => {
  const account = (await linkedAccount(tx, provider, claims.sub, now)) ?? (await newcomer(tx, provider, claims, now))
  if (account) await mustBeTheirs(tx, account, provider)
  return account
}
