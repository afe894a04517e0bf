// Mails with a link that works once. The code that makes the link posts them, because history may not hold it.
import type { userTokenKind } from '../../contract/user-tokens.ts'
import type { Mail } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/letters.ts'
import { letters } from './letters.ts'

export type UserTokenKind = (typeof userTokenKind)[number]
type MailedKind = Exclude<UserTokenKind, 'impersonate'>

const write = writing(letters)
// The address on which an account is activated, by its first role. An organization's users have no screen of their own for it.
const doors: Record<string, '/zorg/account-activeren' | '/backoffice/account-activeren'> = {
  ROLE_CLIENT_ADMIN: '/zorg/account-activeren',
  ROLE_PLANNER: '/backoffice/account-activeren',
  ROLE_BACK_OFFICE_EMPLOYEE: '/backoffice/account-activeren',
}
const choosePassword = '/account/wachtwoord-opnieuw-instellen'

/** The mail that sends a link of this kind to an account. */
export const linkMail = (kind: MailedKind, to: { username: string; roles: string[] }, token: string): Mail => {
  const paths = {
    complete_registration: `/werk/maak-je-profiel-compleet/${token}`,
    activate_account: `${doors[to.roles[0]!] ?? choosePassword}/${token}`,
    reset_password: `${choosePassword}/${token}`,
  } as const
  return { to: to.username, ...write(kind, {}, paths[kind]) }
}

/** To someone who registers with an address that already has an account: the answer to the registration does not reveal it. */
export const knownAddressMail = (username: string): Mail => ({
  to: username,
  ...write('known_address', {}, '/account/inloggen'),
})
