// In which order people are put before whoever looks for somebody: each list by these facts, the first that differs decides. A person
// chooses; the order is all that a list decides. Care workers read the same facts (decided-by-rules.ts).

/** By which facts a list of people is ordered. */
export type OrderFact =
  | 'able'
  | 'gave_back'
  | 'team'
  | 'favorite'
  | 'level'
  | 'worked_here'
  | 'known_here'
  | 'free_that_day'
  | 'refused_lately'
  | 'rating'
  | 'distance_steps'
  | 'distance'
/** Whom one can ask by name for a moment. */
export const candidateOrder = [
  'able',
  'gave_back',
  'team',
  'favorite',
  'worked_here',
  'distance',
] as const satisfies readonly OrderFact[]
/** Whom the back office can call for a moment: those who can do it. */
export const callOrder = [
  'gave_back',
  'refused_lately',
  'team',
  'favorite',
  'known_here',
  'free_that_day',
  'distance_steps',
  'rating',
  'distance',
] as const satisfies readonly OrderFact[]
/** Who reacted to a moment, as it is shown to who chooses. */
export const reactionOrder = [
  'able',
  'favorite',
  'level',
  'worked_here',
  'rating',
  'distance',
] as const satisfies readonly OrderFact[]

/** For so many days a no by telephone to other work of the same organization counts as `refused_lately`. */
export const refusedLatelyDays = 30
/** A home counts as nearer (`distance_steps`) by so many kilometres. */
export const distanceStepKm = 10
/** Who lives farther away than so many kilometres is not on a call list. */
export const callCircleKm = 60
