// Mails with a link that works once. The code that makes the link sends them, because links may not be stored in the history.
import type { userTokenKind } from '../../contract/accounts/user-tokens.ts'
import type { Mail } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

export type UserTokenKind = (typeof userTokenKind)[number]

const write = writing(mailTemplates)
// Where an account is activated, by its first role. An organization's users have no screen of their own for it.
const doors: Record<string, '/zorg/account-activeren' | '/backoffice/account-activeren'> = {
  ROLE_CLIENT_ADMIN: '/zorg/account-activeren',
  ROLE_PLANNER: '/backoffice/account-activeren',
  ROLE_BACK_OFFICE_EMPLOYEE: '/backoffice/account-activeren',
}
const choosePassword = '/account/wachtwoord-opnieuw-instellen'

/** Who invited somebody, and to what, as the mail and the screen behind its link show it. */
export interface Invited {
  firstName: string
  /** With their organization; null when it is no longer known. */
  by: string | null
  /** The first names of the clients, for a relative. */
  clients: string[]
}
const listed = new Intl.ListFormat('nl')

/**
 * What a mailed link is for; for an invitation also who sent it, and to what. `first_password`: its owner logged in through their
 * organization until now, and nobody invited them.
 */
export type MailedLink =
  | { kind: 'activate_account'; invited: Invited }
  | { kind: 'complete_registration' | 'first_password' | 'reset_password' }

/** The mail that sends a link to an account. */
export const linkMail = (link: MailedLink, to: { username: string; roles: string[] }, token: string): Mail => {
  if (link.kind === 'activate_account') {
    const { cliënt, ...places } = placesOf(link.invited)
    const mail =
      cliënt === ''
        ? write('activate_account', places, `${doors[to.roles[0]!] ?? choosePassword}/${token}`)
        : write('invite_relative', { ...places, cliënt }, `/zorg/account-activeren/${token}`)
    return { to: to.username, ...mail }
  }
  const paths = {
    complete_registration: `/werk/maak-je-profiel-compleet/${token}`,
    first_password: `${choosePassword}/${token}`,
    reset_password: `${choosePassword}/${token}`,
  } as const
  return { to: to.username, ...write(link.kind, {}, paths[link.kind]) }
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

/** To the owner of an account who is invited by an organization. The organization does not learn that the account exists. */
export const invitedKnownMail = (username: string, by: string | null): Mail => ({
  to: username,
  ...write('invited_known', { uitnodiger: by ?? 'Zorginzet' }, '/account/inloggen'),
})

/** To somebody with an account of another kind, who may act for a client with it too. */
export const joinMail = (to: string, invited: Invited, token: string): Mail => ({
  to,
  ...write('join_family', placesOf(invited), `/zorg/uitnodiging/${token}`),
})

/** To a relative who registers with the address of their account: the link to agree with it. */
export const joinWorkMail = ({ username }: { username: string }, token: string): Mail => ({
  to: username,
  ...write('join_work', {}, `/zorg/uitnodiging/${token}`),
})

/** To someone who registers with an address that already has an account: the answer to the registration does not reveal it. */
export const knownAddressMail = ({ username }: { username: string }): Mail => ({
  to: username,
  ...write('known_address', {}, '/account/inloggen'),
})
