import type { ContractType } from '../documents/required-documents.ts'
import { type Work, workedMinutes } from '../money/worked-hours.ts'
import { type Coordinates, distanceKm } from '../shifts/distance.ts'
import { minutesBetween } from '../time/amsterdam.ts'
import { isoWeekOf } from '../time/iso-week.ts'

/** The wishes a roster weighs. Nothing else counts: not a name, age, sex, birthplace, earlier refusals, or a rating. */
export const rosterWishes = ['filled', 'urgent', 'familiar', 'team', 'favorite', 'distance', 'rest', 'fairness', 'cost'] as const
export type RosterWish = (typeof rosterWishes)[number]
/** How much each wish counts: a whole number from 0 (not at all) to 10. */
export type RosterWeights = Record<RosterWish, number>
/** The default weights: filling most work first, then familiarity with the client, then distance. */
export const usualRosterWeights: RosterWeights = {
  ...{ filled: 10, urgent: 5, familiar: 6, team: 4, favorite: 3 },
  ...{ distance: 4, rest: 3, fairness: 2, cost: 1 },
}

/** Work at a place. */
export type WorkAt = Work & { place: Coordinates | null }
/** Open work to fill. */
export type RosterShift = WorkAt & { uuid: string }
/** Somebody who may be considered. `assigned` is their existing work, from two weeks before until two weeks after. */
export type RosterWorker = {
  uuid: string
  assigned: WorkAt[]
  /** The most they want to work in a week (Monday to Sunday), in minutes. */
  maxWeeklyMinutes: number | null
}
/** A shift with a worker who is eligible for it, by index. */
export type RosterPair = {
  shift: number
  worker: number
  contractType: ContractType
  /** When they reacted; null for somebody who would have to be asked. */
  reactedAt: string | null
  /** From home as the crow flies; null when unknown. */
  km: number | null
  /** How often they worked for this client. */
  familiar: number
  inTeam: boolean
  isFavorite: boolean
  /** Hints about rest and working time for freelancers, given their existing work. */
  hints: number
  costCents: number
}
/** The input: open work, who may do it, the weights, and the pairs that must be in the plan. `now` is an instant. */
export type RosterQuestion = {
  shifts: RosterShift[]
  workers: RosterWorker[]
  pairs: RosterPair[]
  weights: RosterWeights
  held: number[]
  now: string
}
/** The indexes of the chosen pairs. */
export type RosterPlan = number[]

/** Points for a fully met wish, per unit of weight. A shift filled by somebody who said yes counts three times that. */
const full = 100
const filledPoints = 3 * full
/** Somebody who is still to be asked may say no. */
const askedPoints = 2 * full
/** This many kilometres, or hours above an equal share, cost as much as a fully met wish brings. */
const kmOfFull = 30
const hoursOfFull = 8
const weekMinutes = 7 * 24 * 60

/** A pair's points by wish, before weighting: whole numbers, so that the same question always has the same answer. */
export type RosterPoints = Record<Exclude<RosterWish, 'fairness'>, number>
/**
 * Takes a question; gives the points of each pair. Its cost is the number of euros above the cheapest person for the same shift.
 */
export function rosterPoints({ shifts, pairs, now }: Pick<RosterQuestion, 'shifts' | 'pairs' | 'now'>): RosterPoints[] {
  const cheapest = new Map<number, number>()
  for (const { shift, costCents } of pairs)
    cheapest.set(shift, Math.min(cheapest.get(shift) ?? Number.POSITIVE_INFINITY, costCents))
  return pairs.map(pair => {
    const untilStart = minutesBetween(now, shifts[pair.shift]!.startDate)
    return {
      filled: pair.reactedAt === null ? askedPoints : filledPoints,
      urgent: Math.round(full * Math.min(1, Math.max(0, 1 - untilStart / weekMinutes))),
      familiar: pair.familiar > 0 ? full : 0,
      team: pair.inTeam ? full : 0,
      favorite: pair.isFavorite ? full : 0,
      distance: -Math.round((full * (pair.km ?? kmOfFull)) / kmOfFull),
      rest: -full * pair.hints,
      cost: -Math.round((pair.costCents - cheapest.get(pair.shift)!) / 100),
    }
  })
}
/** Takes a pair's points and the weights; gives its value in a plan. */
export function pairValue(points: RosterPoints, weights: RosterWeights): number {
  return Object.entries(points).reduce((sum, [wish, value]) => sum + weights[wish as keyof RosterPoints] * value, 0)
}

/** The cost of an hour above the equal share, and that share in minutes: all work divided by everybody who may do it. */
export function fairShare({ shifts, workers, weights }: RosterQuestion): { minutes: number; pointsPerHour: number } {
  const all = [...shifts, ...workers.flatMap(({ assigned }) => assigned)]
  const minutes = all.reduce((sum, work) => sum + workedMinutes(work), 0)
  return { minutes: Math.ceil(minutes / Math.max(1, workers.length)), pointsPerHour: (weights.fairness * full) / hoursOfFull }
}
/** Takes somebody's minutes and the share; gives how many hours they are above it. */
const hoursAbove = (minutes: number, share: number) => Math.max(0, minutes - share) / 60
export const minutesOf = (works: readonly Work[]): number => works.reduce((sum, work) => sum + workedMinutes(work), 0)

/** Takes a plan; gives its value: the values of its pairs, less the cost of the hours above an equal share. */
export function planValue(question: RosterQuestion, values: readonly number[], plan: RosterPlan): number {
  const { minutes: share, pointsPerHour } = fairShare(question)
  const above = [...linesOf(question, plan)].reduce((sum, [worker, pairs]) => {
    const had = minutesOf(question.workers[worker]!.assigned)
    const gets = minutesOf(pairs.map(pair => question.shifts[pair.shift]!))
    return sum + hoursAbove(had + gets, share) - hoursAbove(had, share)
  }, 0)
  return plan.reduce((sum, pair) => sum + values[pair]!, 0) - pointsPerHour * above
}
/** Takes a plan; gives its pairs by worker. */
export function linesOf({ pairs }: Pick<RosterQuestion, 'pairs'>, plan: RosterPlan): Map<number, RosterPair[]> {
  return Map.groupBy(
    plan.map(index => pairs[index]!),
    ({ worker }) => worker,
  )
}

/** The travel time between two places in minutes: forty kilometres an hour as the crow flies. Zero when a place is unknown. */
export function travelMinutes(from: Coordinates | null, to: Coordinates | null): number {
  return from && to ? Math.ceil(distanceKm(from, to) * 1.5) : 0
}
/**
 * Takes two pieces of work; tells whether one person can do both: they do not overlap, and there is time to travel between them.
 */
export function canDoBoth(one: WorkAt, other: WorkAt): boolean {
  const [first, second] = minutesBetween(one.startDate, other.startDate) >= 0 ? [one, other] : [other, one]
  return minutesBetween(first.endDate, second.startDate) >= travelMinutes(first.place, second.place)
}
/** The week that work counts in: the one in which it begins. */
export const weekOf = ({ startDate }: Work): string => isoWeekOf(startDate)
