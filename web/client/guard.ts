import type { Address, ScreenRule } from '#contract/addresses.ts'
import type { Role, Session } from '#contract/language.ts'

/** The requested screen: who it is for, its path, the path wanted before the login, and whether its address holds a token. */
export type AskedScreen = ScreenRule & { path: string; wanted?: string | undefined; byToken?: boolean }
/** Unknown addresses count as public: visitors see that the address does not exist, and a logged-in user goes home. */
export const unknown: ScreenRule = { kind: 'public', roles: [] }
/** `isOthers`: the address was meant for another account, or for visitors who are not logged in. */
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

/** The home page of the first role; throws for a session without roles. */
export function homeOf({ roles }: Pick<Session, 'roles'>): Address {
  const first = roles[0]
  if (!first) throw new Error("User doesn't have any roles")
  return homes[first]
}

/** Whether a visitor may see a screen, and otherwise where to send them. */
export function decide(session: Pick<Session, 'roles' | 'impersonated'> | null, route: AskedScreen): Decision {
  const { kind, roles, path, wanted, byToken = false } = route
  if (session?.roles.includes('IS_AUTHENTICATED_2FA_IN_PROGRESS')) {
    return path === secondFactorPath ? {} : { redirect: secondFactorPath }
  }
  if (kind === 'hybrid') return {}
  if (!session) return kind === 'private' ? { redirect: loginPath, remember: true } : {}
  const home = homeOf(session)
  // Someone who has just logged in comes from a public address or from the code.
  if (kind === 'public' || path === secondFactorPath)
    return path === home ? {} : { redirect: wanted ?? home, ...(byToken && { isOthers: true }) }
  const granted = roles.length === 0 || session.roles.some(role => roles.includes(role))
  if (granted) return {}
  // The screen belongs to the impersonated account, and is reopened together with it.
  return session.impersonated ? { redirect: home, remember: true } : { redirect: wanted ?? home, isOthers: true }
}
