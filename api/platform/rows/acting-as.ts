// In which of their roles somebody makes a request, and sees an item. A right applies where one role gives all of it: someone who
// is a nurse and a daughter sees what either role sees, and does with it what the role that sees it may do (docs/decisions/0128).
import type { Actor, AnyItem, Role } from '../../../contract/language.ts'

const known = new WeakMap<Actor, Map<string, Actor>>()
/** The actor in these of their roles alone; the same object each time. */
export const actingAs = (me: Actor, roles: readonly Role[]): Actor => {
  const own = me.roles.filter(role => roles.includes(role))
  if (own.length === me.roles.length) return me
  const found = known.get(me) ?? new Map<string, Actor>()
  known.set(me, found)
  const made = found.get(own.join()) ?? { ...me, roles: own }
  found.set(own.join(), made)
  return made
}
/** The actor in each of their roles separately; themselves when they have one, or none. */
export const inEachRole = (me: Actor): Actor[] => (me.roles.length > 1 ? me.roles.map(role => actingAs(me, [role])) : [me])

// Copied along with the item, but never part of an answer.
const seenAs = Symbol('seen as')
type SeenItem = AnyItem & { [seenAs]?: readonly Role[] }
/** Records on an item in which of their roles its viewer sees it. */
export const noteSeenAs = (item: AnyItem, roles: readonly Role[]): AnyItem => {
  ;(item as SeenItem)[seenAs] = roles
  return item
}
/** The actor in the roles in which they see this item; in all of them for one that was not read as its viewer sees it. */
export const actingOn = (item: AnyItem, me: Actor): Actor => {
  const roles = (item as SeenItem)[seenAs]
  return roles?.length ? actingAs(me, roles) : me
}
