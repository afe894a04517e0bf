import type { Address, ScreenRule } from '../../contract/addresses.ts'
import type { Role, Session } from '../../contract/language.ts'

/** The requested screen: whom it is for, its path, the path that was wanted before the login, and whether its address holds a token. */
export type AskedScreen = ScreenRule & { path: string; wanted?: string | undefined; byToken?: boolean }
/** An address that leads nowhere says so to everyone. */
export const unknown: ScreenRule = { kind: 'public', roles: [] }
/** `isOthers`: the address was for another account, or for whoever is logged out. */
export type Decision = { redirect?: string; remember?: true; isOthers?: true }

const loginPath = '/account/inloggen' satisfies Address
/** The screen for people who still owe a second factor. */
export const secondFactorPath = '/account/mfa' satisfies Address

/** The home of each role. */
export const homes: Record<Role, Address> = {
  ROLE_CARE_WORKER: '/werk',
  ROLE_CLIENT_ADMIN: '/zorg/zorgvragen',
  ROLE_PLANNER: '/backoffice/open-zorgmomenten',
  ROLE_BACK_OFFICE_EMPLOYEE: '/backoffice/open-zorgmomenten',
  ROLE_ORGANIZATION_USER: '/organisatie/opdrachten',
  ROLE_ORGANIZATION_LOCATION_ADMIN: '/organisatie/opdrachten',
  IS_AUTHENTICATED_2FA_IN_PROGRESS: secondFactorPath,
}

/** The home route of the first role; a session without roles is an error (specification section 6). */
export function homeOf({ roles }: Pick<Session, 'roles'>): Address {
  const first = roles[0]
  if (!first) throw new Error("User doesn't have any roles")
  return homes[first]
}

/** Whether to let a visitor through, and if not where to (specification section 2, "Routing behaviour"). */
export function decide(session: Pick<Session, 'roles' | 'impersonated'> | null, route: AskedScreen): Decision {
  const { kind, roles, path, wanted, byToken = false } = route
  if (session?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) {
    return path === secondFactorPath ? {} : { redirect: secondFactorPath }
  }
  if (kind === 'hybrid') return {}
  if (!session) return kind === 'private' ? { redirect: loginPath, remember: true } : {}
  const home = homeOf(session)
  // People who have just logged in come from a public address, or from the code.
  if (kind === 'public' || path === secondFactorPath)
    return path === home ? {} : { redirect: wanted ?? home, ...(byToken && { isOthers: true }) }
  const granted = roles.length === 0 || session.roles.some(role => roles.includes(role))
  if (granted) return {}
  // The screen is of who looks through another's eyes, and comes back with them.
  return session.impersonated ? { redirect: home, remember: true } : { redirect: wanted ?? home, isOthers: true }
}
