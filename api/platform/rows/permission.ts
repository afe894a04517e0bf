// Whether a viewer may do an action of the transition table: used to refuse it, and to say in advance what may be done and why
// not.
import type { Actor, AnyItem, AnyResource, Transition } from '../../../contract/language.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { inState, Problem, sentenceOf, statusName } from '../problem.ts'
import { actingOn } from './acting-as.ts'

// A list asks for every action of every row, and an actor stays the same for as long as their token.
const known = new WeakMap<Actor, Map<readonly Transition[], Transition[]>>()
const ownOf = (rows: readonly Transition[], me: Actor): Transition[] => {
  const found = known.get(me) ?? new Map<readonly Transition[], Transition[]>()
  known.set(me, found)
  const own = found.get(rows) ?? rows.filter(({ by }) => by.some(role => me.roles.includes(role)))
  found.set(rows, own)
  return own
}

/** The transition of the action, or its refusal: `forbidden` when it is not for this viewer, any other code when only not now. */
export const permissionOf = (
  resource: AnyResource,
  action: string,
  item: AnyItem,
  viewer: Actor,
  now: string,
): Transition | ProblemCode => {
  const me = actingOn(item, viewer)
  const ownRules = ownOf(resource.actions[action]!, me)
  let isHere = false
  let transition: Transition | undefined
  for (const each of ownRules) {
    if (!each.from.includes(String(item.status))) continue
    isHere = true
    if (each.who && !each.who(item, me)) continue
    transition = each
    break
  }
  if (transition?.inOwnName && me.impersonator) return 'impersonating'
  if (transition?.inOwnName && me.scopes) return 'not_for_clients'
  if (transition) return transition.when?.(item, now) ?? transition
  // It is not for this actor when a row has this status but is for someone else, or when every row is for someone else. Otherwise
  // only the status is wrong.
  return isHere || ownRules.every(each => each.who && !each.who(item, me)) ? 'forbidden' : 'state'
}
/** The refusal of an action, with the item's status. */
export const refusalOf = (code: ProblemCode, resource: AnyResource, item: AnyItem): Problem =>
  code === 'state' ? inState(resource, String(item.status)) : new Problem(code)
/** Only its sentence: a whole item has ten of them, and creating an error would record a stack trace. */
export const obstacleOf = (code: ProblemCode, resource: AnyResource, item: AnyItem): string =>
  code === 'state' ? sentenceOf(code, { status: statusName(resource, String(item.status)) }) : sentenceOf(code)
