// The mails about a change of address. Sent by the code that makes the code or the link, because those may not be stored in the history.
import { sayAt } from '../accounts/mails.ts'
import type { Mail } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** The mail with the code that proves that an address belongs to the user. */
export const codeMail = (to: string, code: string): Mail => ({ to, ...write('email_code', { code }) })
/** To the present address, or the one until this instant, with the link to keep it. */
export const keepMail = (to: string, letter: 'email_change_asked' | 'email_changed', at: string, token: string): Mail => ({
  to,
  ...write(letter, { tijdstip: sayAt(at) }, `/account/wachtwoord-opnieuw-instellen/${token}`),
})
