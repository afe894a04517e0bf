// The order of people in lists for whoever fills work: each list compares these facts, and the first that differs decides. A
// person chooses; a list only decides the order. Care workers can read the same facts (decided-by-rules.ts).

/** The facts by which a list of people can be ordered. */
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
/** People one can ask by name for a moment. */
export const candidateOrder = [
  'able',
  'gave_back',
  'team',
  'favorite',
  'worked_here',
  'distance',
] as const satisfies readonly OrderFact[]
/** People the back office can call for a moment: those who can do it. */
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
/** People who reacted to a moment, for whoever chooses. */
export const reactionOrder = [
  'able',
  'favorite',
  'level',
  'worked_here',
  'rating',
  'distance',
] as const satisfies readonly OrderFact[]

/** For this many days a refusal by telephone of other work of the same organization counts as `refused_lately`. */
export const refusedLatelyDays = 30
/** Distances are compared in steps (`distance_steps`) of this many kilometres. */
export const distanceStepKm = 10
/** People who live further away than this are not on a call list. */
export const callCircleKm = 60
