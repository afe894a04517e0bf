// A user who returns from a provider: their claims in our terms, and their account.
import { sql } from 'kysely'
import type { IDToken } from 'openid-client'
import { roleValues } from '../../contract/accounts/sign-on.ts'
import { readEmail } from '../../rules/typed/email.ts'
import { ownerOf } from '../accounts/found.ts'
import { type Account, accountByUuid, recordOf } from '../accounts/queries.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { lockAddress, makeAccount, makeRecord } from '../user-tokens/queries.ts'
import { addIdentity, linkedWith, mustBeTheirs, noteUsed, type ProviderRow } from './queries.ts'

/** The domain of a normalized address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
/** Normalizes a typed domain; undefined when it is not one. */
export const readDomain = (text: string): string | undefined => {
  const email = readEmail(`a@${text.trim().replace(/^@/, '')}`)
  return email && domainOf(email)
}

const textsIn = (claim: unknown): string[] => [claim].flat().filter(value => typeof value === 'string')
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === 1 || claim === '1'
/** The address, when the provider has verified it (`xms_edov`: how Entra ID says so). */
export const verifiedEmail = ({ email, email_verified, xms_edov }: IDToken): string | undefined =>
  typeof email === 'string' && (isTrue(email_verified) || isTrue(xms_edov)) ? readEmail(email) : undefined

/** Whether the second factor of the provider counts as ours. */
export const countsAsSecondStep = ({ acr, amr }: IDToken, acrs: readonly string[], countsMfa: boolean): boolean =>
  (typeof acr === 'string' && acrs.includes(acr)) || (countsMfa && Array.isArray(amr) && amr.includes('mfa'))

/** The name, the role and the names of locations of a newcomer, as far as the claims have them. */
export const newcomerIn = (claims: IDToken, roleClaim: string | null, locationsClaim: string | null) => {
  const values = roleClaim ? textsIn(claims[roleClaim]) : []
  const value = (['organisatie', 'locatie'] as const).find(each => values.includes(each))
  const words = String(claims.name ?? '')
    .trim()
    .split(/\s+/)
  const [first, last] = [claims.given_name ?? words[0], claims.family_name ?? words.slice(1).join(' ')]
  return {
    role: value && roleValues[value],
    locations: locationsClaim ? textsIn(claims[locationsClaim]) : [],
    firstName: String(first).trim().slice(0, 100),
    lastName: String(last).trim().slice(0, 100),
  }
}

/** The account that is linked with this user. */
const linkedAccount = async (tx: Tx, provider: ProviderRow, subject: string): Promise<Account | undefined> => {
  const linked = await linkedWith(tx, provider.uuid, subject)
  if (!linked) return undefined
  const account = await accountByUuid(tx, linked.account_uuid)
  if (!account) throw new Problem('account_off')
  return account
}
/** The locations of the organization with these names or uuids. */
const locationsOf = async (db: Database | Tx, organization: string, named: string[]) => {
  const { rows } = await sql<{ uuid: string; name: string }>`select uuid, name from organization_location
    where organization_uuid = ${organization}::uuid
    and (lower(name) = any(${named.map(name => name.toLowerCase())}::text[]) or uuid::text = any(${named}::text[]))
    order by name`.execute(db)
  return rows
}
/** What somebody new with these claims gets, at an address of these domains; or what they lack for an account. */
export const newcomerOf = async (db: Database | Tx, provider: ProviderRow, claims: IDToken, domains: readonly string[]) => {
  const email = verifiedEmail(claims)
  const { role, locations: named, firstName, lastName } = newcomerIn(claims, provider.role_claim, provider.locations_claim)
  const isOfFew = role === 'ROLE_ORGANIZATION_LOCATION_ADMIN'
  const locations = isOfFew ? await locationsOf(db, provider.organization_uuid, named) : []
  if (!email) return { lacks: 'email' as const }
  if (!domains.includes(domainOf(email))) return { lacks: 'domain' as const }
  if (!role) return { lacks: 'role' as const, email }
  if (!firstName || !lastName) return { lacks: 'name' as const, email }
  if (isOfFew && locations.length === 0) return { lacks: 'locations' as const, email }
  return { lacks: null, email, role, firstName, lastName, locations }
}
const refusedFor = { role: 'sign_on_no_role', name: 'sign_on_no_name', locations: 'sign_on_no_location' } as const
/**
 * Makes the account of a new user, if the organization allows that; undefined when they have to prove which existing account is
 * theirs.
 */
const newcomer = async (tx: Tx, provider: ProviderRow, claims: IDToken, now: string): Promise<Account | undefined> => {
  if (!provider.accepts_new) return undefined
  const found = await newcomerOf(tx, provider, claims, provider.confirmed_domains)
  if (found.lacks === 'email' || found.lacks === 'domain') return undefined
  await lockAddress(tx, found.email)
  // When two tabs sign on at once, the second finds the account that the first made.
  if (await ownerOf(tx, found.email, now)) return linkedAccount(tx, provider, claims.sub)
  if (found.lacks) throw new Problem(refusedFor[found.lacks])
  const { lacks: _, locations, ...person } = found
  const account = await makeAccount(tx, person.email, [person.role], now)
  const works = { organization: provider.organization_uuid, locations: locations.map(({ uuid }) => uuid) }
  await makeRecord(tx, account.uuid, { ...person, ...works })
  await addIdentity(tx, provider.uuid, claims.sub, account.uuid, now)
  await recordOf(tx, 'account_signed_on_first', account, now)
  return account
}
/** The account of this user, linked or newly made. Undefined when they have to prove which one is theirs. */
export const accountOf = async (tx: Tx, provider: ProviderRow, claims: IDToken, now: string): Promise<Account | undefined> => {
  const account = (await linkedAccount(tx, provider, claims.sub)) ?? (await newcomer(tx, provider, claims, now))
  if (!account) return undefined
  await mustBeTheirs(tx, account, provider)
  await noteUsed(tx, provider.uuid, claims.sub, now)
  return account
}
