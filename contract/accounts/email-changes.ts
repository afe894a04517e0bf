// Changing the login address: requested with the password, confirmed by a code sent to the new address, and stopped or reverted
// from the old one (docs/decisions/0134).
import * as z from 'zod/mini'
import { everyone } from '../language.ts'
import { command } from '../operations.ts'
import { email, newPassword, sixDigits } from '../schemas.ts'

const own = { by: everyone, inOwnName: true, addition: true } as const
export const emailChangeOperations = {
  /**
   * Mails a code to the new address, unless it is taken: the answer is the same, as nobody may find out who has an account. The
   * current address is notified, with a link to stop it.
   */
  ask: command('PUT', '/user_settings/{uuid}/email', {
    ...own,
    body: z.object({ email: email(), password: z.string() }),
    status: 202,
  }),
  /** Confirms with the code. From now on the new address is the login; the old one can revert it for seven days. */
  confirm: command('PUT', '/user_settings/{uuid}/email/confirm', {
    ...own,
    body: z.object({ email: email(), code: sixDigits }),
  }),
  /**
   * Keeps or restores the address to which the link was mailed. Asks for a new password, since whoever requested the change knows
   * the current one. Ends every login.
   */
  keep: command('PUT', '/user_tokens/{user_token}/keep_email', {
    by: 'public',
    addition: true,
    params: { user_token: /^[0-9a-f]{128}$/ },
    body: z.object({ password: newPassword }),
  }),
}
