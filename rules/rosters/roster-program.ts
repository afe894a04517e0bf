import { workedMinutes } from '../money/worked-hours.ts'
import {
  canDoBoth,
  fairShare,
  linesOf,
  minutesOf,
  pairValue,
  type RosterPair,
  type RosterPlan,
  type RosterQuestion,
  rosterPoints,
  type WorkAt,
  weekOf,
} from './roster.ts'
import { breaksLaw, brokenBy, linesIn, nearMinutes, pairwise, type RosterLine, timesOf } from './roster-musts.ts'

/** A constraint: the sum of these columns, each times its value, is at most `upper`. */
export type ProgramRow = { columns: number[]; values: number[]; upper: number }
/**
 * An integer program: the first `choices` columns are 0 or 1, the others at least 0; the total value is maximized; the columns in
 * `held` are fixed at 1.
 */
export type Program = { costs: number[]; choices: number; rows: ProgramRow[]; held: number[] }

/** Takes a question; gives it without the pairs that a hard rule excludes on their own, and the value of each pair. */
export function fitting(question: RosterQuestion): { question: RosterQuestion; values: number[]; origin: number[] } {
  const alone = new Map<string, boolean>()
  const may = question.pairs.map(pair => {
    const worker = question.workers[pair.worker]!
    const lines = linesIn(question, [pair])
    const fits = () => brokenBy(worker, lines) === undefined
    if (worker.assigned.length > 0 || worker.maxWeeklyMinutes !== null) return fits()
    // For people without other work only the times matter, and a week has few different ones.
    const key = timesOf(lines[0]!)
    if (!alone.has(key)) alone.set(key, fits())
    return alone.get(key)!
  })
  const origin = question.pairs.flatMap((_, index) => (may[index] ? [index] : []))
  const place = new Map(origin.map((index, at) => [index, at]))
  const pairs = origin.map(index => question.pairs[index]!)
  const held = question.held.flatMap(index => place.get(index) ?? [])
  const values = rosterPoints({ ...question, pairs }).map(points => pairValue(points, question.weights))
  return { question: { ...question, pairs, held }, values, origin }
}

const ones = (columns: number[], upper = 1): ProgramRow => ({ columns, values: columns.map(() => 1), upper })
const byKey = (pairs: readonly RosterPair[], key: 'shift' | 'worker') =>
  Map.groupBy(
    pairs.map((_, index) => index),
    index => pairs[index]![key],
  )

/**
 * Takes a question without impossible pairs, and the value of each pair; gives the program whose best solution is the best plan.
 */
export function programOf(question: RosterQuestion, values: readonly number[]): Program {
  const { pairs, workers, shifts } = question
  const lines = linesIn(question, pairs)
  const together = pairwise(lines)
  const ofWorker = byKey(pairs, 'worker')
  const rows = [...byKey(pairs, 'shift').values()].filter(columns => columns.length > 1).map(columns => ones(columns))
  for (const columns of ofWorker.values()) rows.push(...clashesOf(columns, lines, together).map(clash => ones(clash)))
  const costs = [...values]
  for (const [worker, columns] of ofWorker) rows.push(...weekRows(question, worker, columns))
  const { minutes: share, pointsPerHour } = fairShare(question)
  if (pointsPerHour > 0) {
    for (const [worker, columns] of ofWorker) {
      // Existing work above the share is left as it is.
      const room = Math.max(0, share - minutesOf(workers[worker]!.assigned))
      const minutes = columns.map(index => workedMinutes(shifts[pairs[index]!.shift]!))
      if (minutes.reduce((sum, each) => sum + each, 0) <= room) continue
      rows.push({ columns: [...columns, costs.length], values: [...minutes, -60], upper: room })
      costs.push(-pointsPerHour)
    }
  }
  // Fixed pairs that can no longer be combined are not fixed.
  return { costs, choices: pairs.length, rows, held: oneByOne(question, []) }
}

/**
 * Takes one worker's columns; gives groups of which they can do at most one, such that every conflicting pair is in a group. A
 * group says more than its pairs, which keeps the program small.
 */
function clashesOf(
  columns: number[],
  lines: readonly RosterLine[],
  together: (one: number, other: number) => boolean,
): number[][] {
  const ordered = columns.toSorted((one, other) => (lines[one]!.startDate < lines[other]!.startDate ? -1 : 1))
  const starts = ordered.map(column => Date.parse(lines[column]!.startDate))
  const ends = ordered.map(column => Date.parse(lines[column]!.endDate))
  // For each column, the later ones it conflicts with.
  const clashes = ordered.map((column, at) => {
    const after = new Set<number>()
    for (let next = at + 1; next < ordered.length && starts[next]! - ends[at]! < nearMinutes * 60_000; next++)
      if (starts[next]! < ends[at]! || !together(column, ordered[next]!)) after.add(next)
    return after
  })
  const covered = ordered.map(() => new Set<number>())
  const groups: number[][] = []
  for (const [first, after] of clashes.entries())
    for (const second of after) {
      if (covered[first]!.has(second)) continue
      const group = [first, second]
      for (const third of after)
        if (third !== second && group.every(each => clashes[Math.min(each, third)]!.has(Math.max(each, third)))) group.push(third)
      for (const one of group) for (const other of group) covered[one]!.add(other)
      groups.push(group.map(at => ordered[at]!))
    }
  return groups
}

function weekRows({ workers, pairs, shifts }: RosterQuestion, worker: number, columns: number[]): ProgramRow[] {
  const { maxWeeklyMinutes, assigned } = workers[worker]!
  if (maxWeeklyMinutes === null) return []
  const weeks = Map.groupBy(columns, index => weekOf(shifts[pairs[index]!.shift]!))
  return [...weeks].map(([week, of]) => ({
    columns: of,
    values: of.map(index => workedMinutes(shifts[pairs[index]!.shift]!)),
    upper: maxWeeklyMinutes - minutesOf(assigned.filter(work => weekOf(work) === week)),
  }))
}

/**
 * Takes a plan that the program allows; gives the constraints it lacks: minimal sets of shifts that together break the law. The
 * law on weeks, nights and rest looks at all of somebody's work, so it is checked on whole plans. A set that breaks it by its
 * times alone becomes a constraint for everybody without other work who could do shifts at those times.
 */
export function missingRows(question: RosterQuestion, plan: RosterPlan): ProgramRow[] {
  const { pairs, workers } = question
  const lines = linesIn(question, pairs)
  const ofWorker = new Map(
    [...byKey(pairs, 'worker')].map(([worker, columns]) => [worker, Map.groupBy(columns, column => timesOf(lines[column]!))]),
  )
  const rows: ProgramRow[] = []
  const alone = new Map<string, RosterLine[]>()
  for (const [worker, of] of linesOf(question, plan)) {
    const { assigned } = workers[worker]!
    if (!breaksLaw(assigned, linesIn(question, of))) continue
    const few = fewest(linesIn(question, of), assigned)
    if (assigned.length > 0) rows.push(...lawRow(few, ofWorker.get(worker)!, goodWith(few, assigned, lines)))
    if (breaksLaw([], few)) alone.set(few.map(timesOf).sort().join('|'), few)
  }
  const withNothingElse = [...ofWorker].filter(([worker]) => workers[worker]!.assigned.length === 0)
  for (const few of alone.values()) {
    const isGood = goodWith(few, [], lines)
    for (const [, columns] of withNothingElse) rows.push(...lawRow(few, columns, isGood))
  }
  return rows
}
/** A minimal subset of these that still breaks the law and that none of the others repairs. */
function fewest(lines: RosterLine[], assigned: readonly WorkAt[]): RosterLine[] {
  return lines.reduce((few, line) => {
    const without = few.filter(each => each !== line)
    const others = lines.filter(each => !without.includes(each))
    return [[], ...others.map(other => [other])].every(one => breaksLaw(assigned, [...without, ...one])) ? without : few
  }, lines)
}
type ColumnsByTimes = Map<string, number[]>
/**
 * Gives a function that tells whether one more shift repairs a breach: a fourth night in a row postpones the rest after three.
 */
function goodWith(few: readonly RosterLine[], assigned: readonly WorkAt[], lines: readonly RosterLine[]) {
  const judged = new Map<string, boolean>()
  return ([times, columns]: [string, number[]]): boolean => {
    if (!judged.has(times)) {
      const line = lines[columns[0]!]!
      const isPossible = few.every(each => canDoBoth({ ...each, place: null }, line))
      judged.set(times, isPossible && !breaksLaw(assigned, [...few, line]))
    }
    return judged.get(times)!
  }
}
// Shifts with the same times overlap, so somebody does at most one of each.
function lawRow(few: readonly RosterLine[], of: ColumnsByTimes, isGood: ReturnType<typeof goodWith>): ProgramRow[] {
  const times = few.map(timesOf)
  if (!times.every(each => of.has(each))) return []
  const row = ones(
    times.flatMap(each => of.get(each)!),
    few.length - 1,
  )
  const good = [...of].filter(each => !times.includes(each[0]) && isGood(each)).flatMap(([, columns]) => columns)
  return [{ ...row, columns: [...row.columns, ...good], values: [...row.values, ...good.map(() => -1)] }]
}

/**
 * Takes a question without impossible pairs and the value of each; adds pairs in this order as long as no hard rule is broken,
 * fixed pairs first. This is how work is given out by hand: `order` says what comes first.
 */
export function oneByOne(question: RosterQuestion, order: readonly number[]): RosterPlan {
  const plan: number[] = []
  const taken = new Set<number>()
  const pairsOfWorker = new Map<number, RosterPair[]>()
  for (const index of [...question.held, ...order]) {
    const pair = question.pairs[index]!
    if (taken.has(pair.shift)) continue
    const more = [...(pairsOfWorker.get(pair.worker) ?? []), pair]
    if (brokenBy(question.workers[pair.worker]!, linesIn(question, more))) continue
    pairsOfWorker.set(pair.worker, more)
    taken.add(pair.shift)
    plan.push(index)
  }
  return plan
}
const indexes = ({ pairs }: RosterQuestion) => pairs.map((_, index) => index)
/** First come, first served, shift by shift; people who did not react get nothing. */
export const firstCome = (question: RosterQuestion): RosterPlan =>
  oneByOne(
    { ...question, held: [] },
    indexes(question)
      .filter(index => question.pairs[index]!.reactedAt !== null)
      .sort((one, other) => (question.pairs[one]!.reactedAt! < question.pairs[other]!.reactedAt! ? -1 : 1)),
  )
/** The nearest person gets it. */
export const nearestFirst = (question: RosterQuestion): RosterPlan => {
  const km = (index: number) => question.pairs[index]!.km ?? Number.MAX_VALUE
  return oneByOne(
    { ...question, held: [] },
    indexes(question).toSorted((one, other) => km(one) - km(other)),
  )
}
/** These pairs, most valuable first. */
export const byValue = (pairs: readonly number[], values: readonly number[]): number[] =>
  pairs.toSorted((one, other) => values[other]! - values[one]!)
/** Most valuable first, as long as the value is positive. */
export const greedy = (question: RosterQuestion, values: readonly number[]): RosterPlan =>
  oneByOne(
    question,
    byValue(
      indexes(question).filter(index => values[index]! > 0),
      values,
    ),
  )
