import { currentSession } from './session.ts'

/** The account for which this device may store things: none while impersonating, or before the second step. */
export const ownAccount = (): string | null => {
  const session = currentSession()
  return session && !session.impersonated && !session.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS') ? session.uuid : null
}
