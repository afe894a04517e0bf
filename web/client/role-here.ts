// Of who has several roles under one login: in which of them they look at the app.
import type { Role } from '../../contract/language.ts'
import { homes } from './guard.ts'
import { currentSession, type Session } from './session.ts'

const keyOf = ({ uuid }: Session) => `rol ${uuid}`
/** From now on this device begins in this role. */
export const chooseRole = (session: Session, role: Role): void => localStorage.setItem(keyOf(session), role)
/** The session with the role first that was chosen on this device: the first one decides the home (specification, section 6). */
export const asChosen = (session: Session | null): Session | null => {
  const chosen = session && session.roles.length > 1 && localStorage.getItem(keyOf(session))
  const role = chosen && session.roles.find(one => one === chosen)
  return role ? { ...session, roles: [role, ...session.roles.filter(one => one !== role)] } : session
}
/** The role in whose screens they are; the first one where that is none of theirs. */
export const roleHere = (session = currentSession()): Role | undefined => {
  const [, at] = location.pathname.split('/')
  return session?.roles.find(role => homes[role].split('/')[1] === at) ?? asChosen(session)?.roles[0]
}
