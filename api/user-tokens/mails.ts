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

/** Who invited somebody, and to what: as the mail and the screen behind its link say it. */
export interface Invited {
  firstName: string
  /** With where they work; null when it is not known any more. */
  by: string | null
  /** The first names of the clients, for a relative. */
  clients: string[]
}
const listed = new Intl.ListFormat('nl')

/** The mail that sends a link of this kind to an account; of an invitation it says by whom, and to what. */
export const linkMail = (kind: MailedKind, to: { username: string; roles: string[] }, token: string, invited?: Invited): Mail => {
  if (kind === 'activate_account' && invited && invited.clients.length > 0)
    return { to: to.username, ...write('invite_relative', placesOf(invited), `/zorg/account-activeren/${token}`) }
  const paths = {
    complete_registration: `/werk/maak-je-profiel-compleet/${token}`,
    activate_account: `${doors[to.roles[0]!] ?? choosePassword}/${token}`,
    reset_password: `${choosePassword}/${token}`,
  } as const
  return { to: to.username, ...write(kind, {}, paths[kind]) }
}
/** To a relative with an account, who from now on also sees the care of another client. */
export const addedMail = (to: string, invited: Invited): Mail => ({
  to,
  ...write('relative_added', placesOf(invited), '/zorg/zorgvragen'),
})
const placesOf = ({ firstName, by, clients }: Invited) => ({
  voornaam: firstName,
  uitnodiger: by ?? 'Zorginzet',
  cliënt: listed.format(clients),
})

/** To someone who registers with an address that already has an account: the answer to the registration does not reveal it. */
export const knownAddressMail = (username: string): Mail => ({
  to: username,
  ...write('known_address', {}, '/account/inloggen'),
})
