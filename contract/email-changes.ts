// Another address to log in with: asked with the password, confirmed by a code at the new address, and stopped or taken back from the old
// one (docs/decisions/0134).
import * as z from 'zod/mini'
import { everyone } from './language.ts'
import { command } from './operations.ts'
import { email, newPassword, sixDigits } from './schemas.ts'

const own = { by: everyone, inOwnName: true, addition: true } as const
export const emailChangeOperations = {
  /**
   * A code goes to the new address, unless it is somebody's: the answer is the same, as nobody may find out who has an account. The address
   * that they have is told, with a link that stops it.
   */
  ask: command('PUT', '/user_settings/{uuid}/email', {
    ...own,
    body: z.object({ email: email(), password: z.string() }),
    status: 202,
  }),
  /** The code that came at the new address. From now on one logs in with that address; the old one can take it back for seven days. */
  confirm: command('PUT', '/user_settings/{uuid}/email/confirm', {
    ...own,
    body: z.object({ email: email(), code: sixDigits }),
  }),
  /**
   * The address to which the link was mailed stays, or is theirs again. With another password: whoever asked for another address knows the
   * present one. Every login ends.
   */
  keep: command('PUT', '/user_tokens/{user_token}/keep_email', {
    by: 'public',
    addition: true,
    params: { user_token: /^[0-9a-f]{128}$/ },
    body: z.object({ password: newPassword }),
  }),
}
