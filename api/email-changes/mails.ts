// The mails of another address. Posted by who makes the code or the link, because history may not hold it.
import { sayAt } from '../accounts/mails.ts'
import type { Mail } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/letters.ts'
import { letters } from './letters.ts'

const write = writing(letters)

/** The mail with the code that shows that an address is somebody's own. */
export const codeMail = (to: string, code: string): Mail => ({ to, ...write('email_code', { code }) })
/** To the address that somebody has, or had until this instant, with the link that keeps it. */
export const keepMail = (to: string, letter: 'email_change_asked' | 'email_changed', at: string, token: string): Mail => ({
  to,
  ...write(letter, { tijdstip: sayAt(at) }, `/account/wachtwoord-opnieuw-instellen/${token}`),
})
