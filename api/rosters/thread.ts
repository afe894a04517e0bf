// Runs in a thread of its own: from the facts to the plan, with everything that is shown with it. Names are added when it is read.
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ContractType } from '../../rules/documents/required-documents.ts'
import { workedMinutes } from '../../rules/money/worked-hours.ts'
import {
  planValue,
  type RosterPair,
  type RosterPlan,
  type RosterQuestion,
  type RosterWeights,
  type WorkAt,
} from '../../rules/rosters/roster.ts'
import { whyNotHeld } from '../../rules/rosters/roster-held.ts'
import { byValue, firstCome, fitting, missingRows, oneByOne, programOf } from '../../rules/rosters/roster-program.ts'
import { explain, type RosterReason } from '../../rules/rosters/roster-reasons.ts'
import { type EligibilityMoment, type EligibilityWorker, eligibility } from '../../rules/shifts/eligibility.ts'
import { amsterdamDate, minutesBetween } from '../../rules/time/amsterdam.ts'
import { inSentences } from '../../rules/typed/reason.ts'
import { type Bounds, solve } from './solver.ts'

export interface BestPlan extends Bounds {
  plan: RosterPlan
  isProven: boolean
}
// Each round excludes at least one combination of shifts; a week has few that are both wanted and against the law.
const maxRounds = 50
// The remaining gap to the best possible plan: in the rounds before the last, and at the end.
const [roughly, closely] = [0.005, 0.0001]

/** `goesOn` is called with the progress; false ends the search with the best plan so far. The pairs are those of the question, by index. */
export const bestPlan = (wholeQuestion: RosterQuestion, goesOn: (bounds: Bounds & { filled: number }) => boolean): BestPlan => {
  const { question, values, origin } = fitting(wholeQuestion)
  const worth = (plan: RosterPlan) => planValue(question, values, plan)
  const program = programOf(question, values)
  const inOrder = byValue(
    values.flatMap((value, index) => (value > 0 ? [index] : [])),
    values,
  )
  let plan = oneByOne(question, inOrder)
  let bounds: Bounds = { best: worth(plan), bound: Number.POSITIVE_INFINITY }
  const mayGoOn = () => goesOn({ ...bounds, filled: plan.length })
  let isStopped = !mayGoOn()
  let isProven = question.pairs.length === 0
  let share = roughly
  for (let round = 0; round < maxRounds && !isStopped && !isProven; round++) {
    const onProgress = (found: Bounds) => {
      const bound = Math.min(bounds.bound, found.bound)
      bounds = { best: bounds.best, bound }
      // A plan found on the way may still break a law about weeks: it counts as progress, but not as a plan.
      isStopped = !goesOn({ best: Math.max(bounds.best, Math.min(found.best, bound)), bound, filled: plan.length })
      return !isStopped
    }
    const solved = solve(program, { from: plan, share, goesOn: onProgress })
    if (!solved) break
    const missing = missingRows(question, solved.chosen)
    program.rows.push(...missing)
    // Choices that break the law are dropped, and others take their place where possible.
    const lawful = missing.length > 0 ? oneByOne(question, [...byValue(solved.chosen, values), ...inOrder]) : solved.chosen
    if (worth(lawful) > bounds.best) plan = lawful
    bounds = { best: worth(plan), bound: Math.min(bounds.bound, solved.bound) }
    const isSolved = missing.length === 0 && solved.isProven
    isProven = (isSolved && share === closely) || bounds.bound - bounds.best <= closely * bounds.best
    if (isSolved) share = closely
    isStopped ||= !mayGoOn()
  }
  const bound = isProven ? bounds.best : Math.max(bounds.best, bounds.bound)
  return { plan: plan.map(index => origin[index]!), best: bounds.best, bound, isProven }
}

/** An open moment: the input of the eligibility rule, its location, and the cost of an hour in each contract type. */
export interface ShiftFacts extends EligibilityMoment {
  place: WorkAt['place']
  ratesCents: Record<ContractType, number>
  bonusCents: number
}
/** A worker who may be considered: the input of the eligibility rule, except what depends on the moment. */
export interface WorkerFacts extends Omit<EligibilityWorker, 'assigned' | 'excluded' | 'actUuids' | 'alreadyReacted'> {
  uuid: string
  assigned: (EligibilityWorker['assigned'][number] & Pick<WorkAt, 'place'>)[]
  acts: { uuid: string; validUntil: string | null }[]
  maxWeeklyMinutes: number | null
}
/** One moment with one worker, by uuid. */
export interface PairFacts extends Pick<RosterPair, 'reactedAt' | 'km' | 'familiar' | 'inTeam' | 'isFavorite'> {
  moment: string
  worker: string
  excluded: boolean
}
export interface RosterFacts {
  shifts: ShiftFacts[]
  workers: WorkerFacts[]
  pairs: PairFacts[]
  weights: RosterWeights
  /** Pairs, written as `moment worker`. */
  held: string[]
  forbidden: string[]
  now: string
}
interface Sums {
  filled: number
  open: number
  kilometres: number
  costCents: number
  familiar: number
  rest: number
}
/** The plan as it is stored: by uuid. */
export interface RosterResult {
  lines: {
    moment: string
    worker: string
    reacted: boolean
    held: boolean
    km: number | null
    costCents: number
    /** Absent in results made before this existed. */
    rest?: number
    reasons: RosterReason[]
    next: { worker: string; message: string } | null
  }[]
  open: { moment: string; able: number; reason: RosterReason }[]
  /** Held pairs that are not among the lines. */
  lost: { moment: string; worker: string; message: string }[]
  firstCome: string[]
  sums: { today: Sums; firstCome: Sums; plan: Sums }
}

const around = 14 * 24 * 60
/** The input of the eligibility rule about this worker for this moment. */
const workerFor = (worker: WorkerFacts, moment: ShiftFacts, { excluded }: PairFacts): EligibilityWorker => ({
  ...worker,
  ...{ excluded, alreadyReacted: false },
  actUuids: worker.acts.flatMap(({ uuid, validUntil }) =>
    validUntil === null || validUntil >= amsterdamDate(moment.startDate) ? [uuid] : [],
  ),
  assigned: worker.assigned.filter(
    work => minutesBetween(moment.endDate, work.startDate) <= around && minutesBetween(work.endDate, moment.startDate) <= around,
  ),
})
const judged = (shift: ShiftFacts, worker: WorkerFacts, pair: PairFacts, now: string) =>
  eligibility(shift, workerFor(worker, shift, pair), now)
const isHint = ({ id }: { id: string }) => id.startsWith('ATW-')

/** The question that follows from the facts: the pairs that the eligibility rule allows. */
export const questionOf = ({ shifts, workers, pairs, weights, held, forbidden, now }: RosterFacts): RosterQuestion => {
  const [shiftAt, workerAt] = [shifts, workers].map(all => new Map(all.map(({ uuid }, index) => [uuid, index]))) as [
    Map<string, number>,
    Map<string, number>,
  ]
  const barred = new Set(forbidden)
  const allowed = pairs.flatMap((facts): RosterPair[] => {
    const { moment, worker, excluded: _, ...pair } = facts
    const [at, by] = [shiftAt.get(moment), workerAt.get(worker)]
    if (at === undefined || by === undefined || barred.has(`${moment} ${worker}`)) return []
    const shift = shifts[at]!
    const { reasons, signals, contractType } = judged(shift, workers[by]!, facts, now)
    if (reasons.length > 0) return []
    const costCents = Math.round((workedMinutes(shift) * shift.ratesCents[contractType]) / 60) + shift.bonusCents
    const hints = contractType === 'freelance' ? signals.filter(isHint).length : 0
    return [{ shift: at, worker: by, contractType, hints, costCents, ...pair }]
  })
  const kept = new Set(held)
  return {
    shifts,
    workers: workers.map(({ uuid, assigned, maxWeeklyMinutes }) => ({ uuid, assigned, maxWeeklyMinutes })),
    pairs: allowed,
    weights,
    held: allowed.flatMap(({ shift, worker }, index) =>
      kept.has(`${shifts[shift]!.uuid} ${workers[worker]!.uuid}`) ? [index] : [],
    ),
    now,
  }
}
/** Held pairs that are not in this plan, with the reason. */
const lostOf = (
  { held, shifts, workers, pairs, now }: RosterFacts,
  question: RosterQuestion,
  plan: RosterPlan,
): RosterResult['lost'] => {
  const places = new Map(
    question.pairs.map(({ shift, worker }, index) => [`${shifts[shift]!.uuid} ${workers[worker]!.uuid}`, index]),
  )
  const whyNot = (key: string, moment: string, worker: string) => {
    const index = places.get(key)
    if (index !== undefined) return whyNotHeld(question, plan, index)
    const [shift, person] = [shifts.find(({ uuid }) => uuid === moment), workers.find(({ uuid }) => uuid === worker)]
    if (!shift) return 'Deze dienst is niet meer open, of hoort niet bij deze vraag.'
    const pair = pairs.find(each => each.moment === moment && each.worker === worker)
    if (!pair || !person) return 'Deze zorgverlener reageerde niet, is al gevraagd, of kan hiervoor niet worden gevraagd.'
    const sentences = inSentences(judged(shift, person, pair, now).reasons, false).map(({ message }) => message)
    return sentences.length > 0 ? sentences.join(' ') : 'Je sloot deze keuze ook uit.'
  }
  return [...new Set(held)].flatMap(key => {
    const [moment = '', worker = ''] = key.split(' ')
    return plan.includes(places.get(key) ?? -1) ? [] : [{ moment, worker, message: whyNot(key, moment, worker) }]
  })
}

const sumsOf = ({ shifts, pairs }: RosterQuestion, plan: RosterPlan): Sums => {
  const lines = plan.map(index => pairs[index]!)
  const sum = (of: (pair: RosterPair) => number) => lines.reduce((all, pair) => all + of(pair), 0)
  return {
    filled: lines.length,
    open: shifts.length - lines.length,
    kilometres: Math.round(sum(({ km }) => km ?? 0)),
    costCents: sum(({ costCents }) => costCents),
    familiar: sum(({ familiar }) => (familiar > 0 ? 1 : 0)),
    rest: sum(({ hints }) => hints),
  }
}
/** The best plan for these facts, and what is shown with it. `goesOn` as above. */
export const planFor = (
  facts: RosterFacts,
  goesOn: Parameters<typeof bestPlan>[1],
): RosterResult & { gap: number | null; isProven: boolean } => {
  const wholeQuestion = questionOf(facts)
  const { plan: chosen, best, bound, isProven } = bestPlan(wholeQuestion, goesOn)
  const { question, values, origin } = fitting(wholeQuestion)
  const place = new Map(origin.map((index, at) => [index, at]))
  const plan = chosen.map(index => place.get(index)!)
  const { reasonsOf, nextOf, whyOpen } = explain(question, values, plan)
  const { shifts, workers, pairs } = question
  const filled = new Set(plan.map(index => pairs[index]!.shift))
  const byHand = firstCome(question)
  return {
    lines: plan.map(index => {
      const { shift, worker, reactedAt, km, costCents, hints } = pairs[index]!
      const next = nextOf(index)
      return {
        ...{ moment: shifts[shift]!.uuid, worker: workers[worker]!.uuid, reacted: reactedAt !== null, km, costCents },
        rest: hints,
        held: question.held.includes(index),
        reasons: reasonsOf(index),
        next: next ? { worker: workers[pairs[next.pair]!.worker]!.uuid, message: next.message } : null,
      }
    }),
    open: shifts.flatMap(({ uuid }, shift) => (filled.has(shift) ? [] : [{ moment: uuid, ...whyOpen(shift) }])),
    lost: lostOf(facts, wholeQuestion, chosen),
    firstCome: byHand.map(index => shifts[pairs[index]!.shift]!.uuid),
    sums: { today: sumsOf(question, []), firstCome: sumsOf(question, byHand), plan: sumsOf(question, plan) },
    gap: gapOf({ best, bound }),
    isProven,
  }
}
/** How much better the best plan could be at most, in percent; null while no bound is known. */
export const gapOf = ({ best, bound }: Bounds): number | null =>
  Number.isFinite(bound) && best > 0 ? Math.round(Math.max(0, (bound - best) / best) * 10_000) / 100 : null

/** What the thread gets, and what it posts. `stop` holds 1 once a user wants the best plan so far. */
export interface ThreadInput {
  facts: RosterFacts
  stop: SharedArrayBuffer
}
export type FromThread = { gap: number | null; filled: number } | { result: ReturnType<typeof planFor> }
const tellEveryMs = 500
const longestMs = 120_000
const isGiven = (data: unknown): data is ThreadInput =>
  typeof data === 'object' && data !== null && 'facts' in data && 'stop' in data
if (parentPort && isGiven(workerData)) {
  // Everything else on the machine goes first. On Linux a thread has a priority of its own; elsewhere this would be the whole process.
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
  const { facts, stop } = workerData
  const stopFlag = new Int32Array(stop)
  const began = performance.now()
  let toldAt = 0
  const tell = (message: FromThread) => parentPort!.postMessage(message)
  const result = planFor(facts, ({ filled, ...bounds }) => {
    if (performance.now() - toldAt > tellEveryMs) {
      toldAt = performance.now()
      tell({ gap: gapOf(bounds), filled })
    }
    return Atomics.load(stopFlag, 0) === 0 && performance.now() - began < longestMs
  })
  tell({ result })
}
