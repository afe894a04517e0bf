// Where a viewer stands with an action of the transition table: read to refuse it, and to say beforehand what may be done and why not.
import type { Actor, AnyItem, AnyResource, Transition } from '../../../contract/language.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import { inState, Problem } from '../problem.ts'

/** The transition that the action would be; else the refusal: `forbidden` is not for this viewer, any other only not now. */
export const standingOf = (
  resource: AnyResource,
  action: string,
  item: AnyItem,
  me: Actor,
  now: string,
): Transition | ProblemCode => {
  const mine = resource.actions[action]!.filter(each => each.by.some(role => me.roles.includes(role)))
  const here = mine.filter(each => each.from.includes(String(item.status)))
  const transition = here.find(each => each.who?.(item, me) ?? true)
  if (transition) return transition.when?.(item, now) ?? transition
  // One that is theirs in no status at all is not theirs; with none left here, it is by who they are to this item.
  return here.length > 0 || mine.every(each => each.who && !each.who(item, me)) ? 'forbidden' : 'state'
}
/** The refusal of an action, with the status the item is in. */
export const refusalOf = (code: ProblemCode, resource: AnyResource, item: AnyItem): Problem =>
  code === 'state' ? inState(resource, String(item.status)) : new Problem(code)
