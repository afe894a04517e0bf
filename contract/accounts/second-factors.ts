// The second step of logging in: a mailed code or an authenticator app, recovery codes for when neither is available, and
// switching the second step on and off. A change asks for the password again.
import * as z from 'zod/mini'
import { everyone } from '../language.ts'
import { command } from '../operations.ts'
import { sixDigits } from '../schemas.ts'
import { multiFactorMethod, token } from './accounts.ts'

const password = z.object({ password: z.string() })
// Shown once, when they are made.
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const own = { by: everyone, inOwnName: true, addition: true } as const
export const secondFactorOperations = {
  verify: command('PUT', '/mfa/verify', {
    by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
    /** Six digits, or a recovery code: ten letters and digits, with or without a dash in the middle. */
    body: z.object({
      code: z.string().check(
        z.trim(),
        z.regex(/^(\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/, {
          error: 'De code heeft zes cijfers. Een herstelcode heeft tien tekens.',
        }),
      ),
      /** Trusts this device: it is not asked for a code for thirty days. */
      trust: z.optional(z.boolean()),
    }),
    answer: token,
    handsOutTokens: true,
  }),
  /**
   * The available ways to complete the second step, so that the screen offers no others. The caller has given the password, and
   * trying each way would reveal the same.
   */
  ways: command('GET', '/mfa/ways', {
    by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
    addition: true,
    answer: z.object({
      code: z.enum(multiFactorMethod),
      passkey: z.boolean(),
      recoveryCode: z.boolean(),
      /** Whether a device may be trusted; not for people who see the clients of all organizations. */
      mayTrust: z.boolean(),
    }),
  }),
  resend: command('PUT', '/mfa/resend', { by: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], status: 202 }),
  useEmail: command('PUT', '/mfa/email', { ...own, body: password, answer: recoveryCodes }),
  /** A new secret for an authenticator app. It replaces the old one after its first valid code. */
  beginTotp: command('POST', '/mfa/totp', { ...own, body: password, answer: z.object({ secret: z.string(), uri: z.string() }) }),
  confirmTotp: command('PUT', '/mfa/totp', { ...own, body: z.object({ code: sixDigits }), answer: recoveryCodes }),
  newRecoveryCodes: command('POST', '/mfa/recovery_codes', { ...own, body: password, answer: recoveryCodes }),
  switchOff: command('PUT', '/mfa/off', { ...own, body: password }),
}
