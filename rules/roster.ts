import { minutesBetween } from './amsterdam.ts'
import { type Coordinates, distanceKm } from './distance.ts'
import { isoWeekOf } from './iso-week.ts'
import type { ContractType } from './required-documents.ts'
import { type Work, workedMinutes } from './worked-hours.ts'

/** What a roster is weighed by. What is not here counts for nothing: not a name, age, sex, birthplace, who said no before, or a rating. */
export const rosterWishes = ['filled', 'urgent', 'familiar', 'team', 'favorite', 'distance', 'rest', 'fairness', 'cost'] as const
export type RosterWish = (typeof rosterWishes)[number]
/** How much each wish counts: a whole number from 0 (not at all) to 10. */
export type RosterWeights = Record<RosterWish, number>
/** What they are until somebody sets them: most work filled first, then who the client knows, then the way there. */
export const usualRosterWeights: RosterWeights = {
  ...{ filled: 10, urgent: 5, familiar: 6, team: 4, favorite: 3 },
  ...{ distance: 4, rest: 3, fairness: 2, cost: 1 },
}

/** Work at a place. */
export type WorkAt = Work & { place: Coordinates | null }
/** Open work that is to be filled. */
export type RosterShift = WorkAt & { uuid: string }
/** Somebody who may be considered. `assigned` is what they have already, from two weeks before until two weeks after. */
export type RosterWorker = {
  uuid: string
  assigned: WorkAt[]
  /** The most that they want to work in a week (Monday to Sunday), in minutes. */
  mostWeeklyMinutes: number | null
}
/** One of these shifts with one of these workers, by index, who may do it by the rule of eligibility. */
export type RosterPair = {
  shift: number
  worker: number
  contractType: ContractType
  /** When they reacted; null for somebody who would be asked. */
  reactedAt: string | null
  /** From home as the crow flies; null when it is not known. */
  km: number | null
  /** How often they worked for this client. */
  familiar: number
  inTeam: boolean
  isFavorite: boolean
  /** Hints about rest and working time for the self-employed, with what they have already. */
  hints: number
  costCents: number
}
/** What is asked: open work, who may do it, what counts, and the pairs that must be in the plan. `now` is an instant. */
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

/** Points of a wish that is met in full, for each of its weight. A shift filled by who said yes counts three times that. */
const full = 100
const filledPoints = 3 * full
/** Somebody who is still to be asked may say no. */
const askedPoints = 2 * full
/** So many kilometres, and so many hours above an equal share, cost as much as a wish that is met in full brings. */
const kmOfFull = 30
const hoursOfFull = 8
const weekMinutes = 7 * 24 * 60

/** The points of a pair by wish, without their weight: whole numbers, so that the same question has the same answer. */
export type RosterPoints = Record<Exclude<RosterWish, 'fairness'>, number>
/** Takes a question; gives the points of each pair. Of cost they are the euros above the cheapest who may do the same shift. */
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
/** Takes the points of a pair and the weights; gives what the pair brings to a plan. */
export function pairValue(points: RosterPoints, weights: RosterWeights): number {
  return Object.entries(points).reduce((sum, [wish, value]) => sum + weights[wish as keyof RosterPoints] * value, 0)
}

/** What an hour above the equal share costs, and how many minutes that share is: of all work there is over all who may do it. */
export function fairShare({ shifts, workers, weights }: RosterQuestion): { minutes: number; pointsPerHour: number } {
  const all = [...shifts, ...workers.flatMap(({ assigned }) => assigned)]
  const minutes = all.reduce((sum, work) => sum + workedMinutes(work), 0)
  return { minutes: Math.ceil(minutes / Math.max(1, workers.length)), pointsPerHour: (weights.fairness * full) / hoursOfFull }
}
/** Takes somebody's minutes and the share; gives how many hours they are above it. */
const hoursAbove = (minutes: number, share: number) => Math.max(0, minutes - share) / 60
export const minutesOf = (works: readonly Work[]): number => works.reduce((sum, work) => sum + workedMinutes(work), 0)

/** Takes a plan; gives what it is worth: what its pairs bring, less the hours that it puts above an equal share. */
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

/** The minutes between two places: forty kilometres an hour as the crow flies. None when a place is not known. */
export function travelMinutes(from: Coordinates | null, to: Coordinates | null): number {
  return from && to ? Math.ceil(distanceKm(from, to) * 1.5) : 0
}
/** Takes two pieces of work; tells whether one person can do both: they do not overlap, and there is time for the way between them. */
export function canDoBoth(one: WorkAt, other: WorkAt): boolean {
  const [first, second] = minutesBetween(one.startDate, other.startDate) >= 0 ? [one, other] : [other, one]
  return minutesBetween(first.endDate, second.startDate) >= travelMinutes(first.place, second.place)
}
/** The week in which work counts for what somebody wants to work in a week: that in which it begins. */
export const weekOf = ({ startDate }: Work): string => isoWeekOf(startDate)
