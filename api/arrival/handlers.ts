import type { Item } from '../../contract/language.ts'
import { arrivalOperations } from '../../contract/moments/arrival.ts'
import { earliestMinutes } from '../../contract/moments/arrival-transitions.ts'
import type { CareMoment } from '../../contract/moments/care-moments.ts'
import { tellingProblem } from '../../rules/shifts/arrival.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid } from '../platform/problem.ts'

type Moment = Item<typeof CareMoment>

/** The reported time, but never later than now: a clock may be slightly ahead. */
const toldAt = (item: Moment, body: { at?: string | undefined } | undefined, now: string): string => {
  const at = body?.at ?? now
  const problem = tellingProblem(at, item, earliestMinutes, now)
  if (problem) throw invalid('at', problem)
  return at > now ? now : at
}

const handlers = {
  arrive: async ({ item, body, now }) => ({ arrived_at: toldAt(item, body, now) }),
  leave: async ({ item, body, now }) => ({ left_at: toldAt(item, body, now) }),
  undoArrival: async ({ item }) => (item.leftAt ? { left_at: null } : { arrived_at: null }),
  checkArrival: async ({ now }) => ({ arrival_checked_at: now }),
} satisfies Handlers<typeof arrivalOperations>

export const arrival = { operations: arrivalOperations, handlers } satisfies Concept
