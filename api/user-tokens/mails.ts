// Mails with a link that works once. The code that makes the link posts them, because history may not hold it.
import type { userTokenKind } from '../../contract/user-tokens.ts'
import type { Mail } from '../platform/concept.ts'

export type UserTokenKind = (typeof userTokenKind)[number]
type MailedKind = Exclude<UserTokenKind, 'impersonate'>
const ignore = 'Niet zelf gevraagd? Dan is er niets nodig.'

// The address on which an account is activated, by its first role. An organization's users have no screen of their own for it.
const doors: Record<string, '/zorg/account-activeren' | '/backoffice/account-activeren'> = {
  ROLE_CLIENT_ADMIN: '/zorg/account-activeren',
  ROLE_PLANNER: '/backoffice/account-activeren',
  ROLE_BACK_OFFICE_EMPLOYEE: '/backoffice/account-activeren',
}
const choosePassword = '/account/wachtwoord-opnieuw-instellen'

/** The mail that sends a link of this kind to an account. */
export const linkMail = (kind: MailedKind, to: { username: string; roles: string[] }, token: string): Mail => {
  const letters: Record<MailedKind, Omit<Mail, 'to'>> = {
    complete_registration: {
      subject: 'Maak je inschrijving af',
      text: `Fijn dat je bij Zorginzet wilt werken. Kies je wachtwoord en maak je profiel compleet. De link werkt veertien dagen.\n\n${ignore}`,
      button: { label: 'Profiel compleet maken', path: `/werk/maak-je-profiel-compleet/${token}` },
    },
    activate_account: {
      subject: 'Activeer het account bij Zorginzet',
      text: `Er is een account gemaakt bij Zorginzet. Kies een wachtwoord, dan is het klaar. De link werkt veertien dagen.\n\n${ignore}`,
      button: { label: 'Account activeren', path: `${doors[to.roles[0]!] ?? choosePassword}/${token}` },
    },
    reset_password: {
      subject: 'Kies een nieuw wachtwoord',
      text: `Er is een nieuw wachtwoord gevraagd. De link werkt een uur, en één keer.\n\n${ignore} Het wachtwoord blijft zoals het is.`,
      button: { label: 'Nieuw wachtwoord kiezen', path: `${choosePassword}/${token}` },
    },
  }
  return { to: to.username, ...letters[kind] }
}

/** To someone who registers with an address that already has an account: the answer to the registration does not reveal it. */
export const knownAddressMail = (username: string): Mail => ({
  to: username,
  subject: 'Er is al een account bij Zorginzet',
  text: `Met dit e-mailadres wilde iemand zich inschrijven, maar er is al een account. Klopt dat? Log dan in, of kies een nieuw wachtwoord.\n\n${ignore}`,
  button: { label: 'Inloggen', path: '/account/inloggen' },
})
