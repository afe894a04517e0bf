// What the claims of an id token say, in our words.
import type { IDToken } from 'openid-client'
import { roleValues } from '../../contract/accounts/sign-on.ts'
import { readEmail } from '../../rules/typed/email.ts'

/** The domain of an address that was read. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
/** A domain as typed, in the form in which addresses have it; undefined when it is none. */
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

/** Somebody new: the name, the role, and the names of locations, as far as the claims say. */
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
