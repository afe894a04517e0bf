// The mails about an account go to its owner, no matter who made the change.
import { formatDateTime } from '../../rules/format-nl.ts'
import { deviceOf } from '../../rules/user-agent.ts'
import type { Button, Mail, Mails, MakeMails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'

const warning = 'Klopt dit niet? Kies dan meteen een nieuw wachtwoord: daarmee worden alle apparaten uitgelogd.'
const button: Button = { label: 'Nieuw wachtwoord kiezen', path: '/account/wachtwoord-vergeten' }
/** A mail with this warning to the owner of the account; none when the account does not exist. */
export const warningMail = async (db: Database, accountUuid: string, subject: string, text: string): Promise<Mail[]> => {
  const account = await db.selectFrom('account').select('username').where('uuid', '=', accountUuid).executeTakeFirst()
  return account ? [{ to: account.username, subject, text: `${text}\n\n${warning}`, button }] : []
}
const toOwner =
  (subject: string, textOf: (at: string, data: Record<string, unknown>) => string): MakeMails =>
  (db, { subjectUuid, at, data }) =>
    warningMail(db, subjectUuid, subject, textOf(formatDateTime(at), data))

export const mails = {
  account_device_added: toOwner(
    'Er is ingelogd op een nieuw apparaat',
    (at, { userAgent }) => `Op ${at} is met dit account ingelogd in ${deviceOf(String(userAgent))}.`,
  ),
  account_password_changed: toOwner(
    'Het wachtwoord is gewijzigd',
    at => `Het wachtwoord van het account is op ${at} gewijzigd. Alle andere apparaten zijn uitgelogd.`,
  ),
  account_multi_factor_enabled: toOwner(
    'Tweestapsverificatie staat aan',
    at => `Sinds ${at} is voor het account bij het inloggen ook een code nodig.`,
  ),
  account_multi_factor_disabled: toOwner(
    'Tweestapsverificatie staat uit',
    at => `Sinds ${at} is voor het account bij het inloggen geen code meer nodig.`,
  ),
  account_recovery_codes_made: toOwner(
    'Er zijn nieuwe herstelcodes',
    at => `Op ${at} zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.`,
  ),
  account_recovery_code_used: toOwner(
    'Er is ingelogd met een herstelcode',
    at => `Op ${at} is met een van de herstelcodes ingelogd. Die code werkt nu niet meer.`,
  ),
} satisfies Mails
