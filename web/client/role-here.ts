// For people with several roles under one login: the role in which they use the app.
import type { Role } from '#contract/language.ts'
import { homes } from './guard.ts'
import { currentSession, type Session } from './session.ts'

const keyOf = ({ uuid }: Session) => `rol ${uuid}`
/** Remembers on this device which role to start in. */
export const chooseRole = (session: Session, role: Role): void => localStorage.setItem(keyOf(session), role)
/** The session with the role chosen on this device first, since the first role decides the home page. */
export const asChosen = (session: Session | null): Session | null => {
  const chosen = session && session.roles.length > 1 && localStorage.getItem(keyOf(session))
  const role = chosen && session.roles.find(one => one === chosen)
  return role ? { ...session, roles: [role, ...session.roles.filter(one => one !== role)] } : session
}
/** The role of the current screens; the first role when that is not one of the user's. */
export const roleHere = (session = currentSession()): Role | undefined => {
  const [, at] = location.pathname.split('/')
  return session?.roles.find(role => homes[role].split('/')[1] === at) ?? asChosen(session)?.roles[0]
}
