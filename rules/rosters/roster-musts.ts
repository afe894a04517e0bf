import type { ContractType } from '../documents/required-documents.ts'
import { minutesBetween } from '../time/amsterdam.ts'
import { breachedBy } from '../working-time/working-time.ts'
import {
  canDoBoth,
  linesOf,
  minutesOf,
  type RosterPlan,
  type RosterQuestion,
  type RosterWorker,
  type WorkAt,
  weekOf,
} from './roster.ts'

/** Work that somebody would get, under a contract type. */
export type RosterLine = WorkAt & { contractType: ContractType }
/** The hard rules: a plan never breaks these. */
export type RosterMust = 'one_person' | 'overlap' | 'week' | 'law'

/** The longest rest the law requires between just two shifts (5:8). No journey takes as long. */
export const nearMinutes = 14 * 60
const isNear = (one: WorkAt, other: WorkAt) =>
  minutesBetween(one.endDate, other.startDate) < nearMinutes && minutesBetween(other.endDate, one.startDate) < nearMinutes

/**
 * Takes somebody's work and what they would get besides; tells whether that breaks the Arbeidstijdenwet, which binds temp work.
 * Existing breaches do not count. The eight hours of rest that the law allows once a week (5:3) are for unforeseen events: a
 * roster always leaves eleven. If two shifts break the law by themselves, a third cannot repair it: the person may refuse that
 * one.
 */
export function breaksLaw(assigned: readonly WorkAt[], lines: readonly RosterLine[]): boolean {
  const clashes = lines.some((line, at) => lines.slice(at + 1).some(other => twoBreakLaw(line, other)))
  return clashes || togetherBreakLaw(assigned, lines)
}
const isBound = ({ contractType }: RosterLine) => contractType === 'temp_work'
const twoBreakLaw = (one: RosterLine, other: RosterLine) =>
  (isBound(one) || isBound(other)) && isNear(one, other) && togetherBreakLaw([], [one, other])
function togetherBreakLaw(assigned: readonly WorkAt[], lines: readonly RosterLine[]): boolean {
  const bound = lines.filter(isBound)
  if (bound.length === 0) return false
  const part = breachedBy([...assigned], [...lines])
  return bound.some(line => part.has(line))
}
/** Takes somebody's work and what they would get; tells whether a week becomes longer than they want to work. */
export function isOverWeek(
  { assigned, maxWeeklyMinutes }: Pick<RosterWorker, 'assigned' | 'maxWeeklyMinutes'>,
  lines: readonly WorkAt[],
): boolean {
  if (maxWeeklyMinutes === null) return false
  const minutesIn = (week: string) => minutesOf([...assigned, ...lines].filter(work => weekOf(work) === week))
  return lines.some(line => minutesIn(weekOf(line)) > maxWeeklyMinutes)
}
/** Takes somebody's work and what they would get; gives the first hard rule it breaks. */
export function brokenBy(
  { assigned, maxWeeklyMinutes }: Omit<RosterWorker, 'uuid'>,
  lines: readonly RosterLine[],
): RosterMust | undefined {
  const clashes = lines.some((line, at) => [...assigned, ...lines.slice(at + 1)].some(other => !canDoBoth(line, other)))
  if (clashes) return 'overlap'
  if (isOverWeek({ assigned, maxWeeklyMinutes }, lines)) return 'week'
  return breaksLaw(assigned, lines) ? 'law' : undefined
}
/** Takes a question and a plan; gives every broken hard rule, with the worker, or the shift that got two people. */
export function brokenMusts(question: RosterQuestion, plan: RosterPlan): { must: RosterMust; of: string }[] {
  const seen = new Set<number>()
  const twice = plan.flatMap(index => {
    const { shift } = question.pairs[index]!
    const isTaken = seen.has(shift)
    seen.add(shift)
    return isTaken ? [{ must: 'one_person' as const, of: question.shifts[shift]!.uuid }] : []
  })
  const broken = [...linesOf(question, plan)].flatMap(([worker, pairs]) => {
    const must = brokenBy(question.workers[worker]!, linesIn(question, pairs))
    return must ? [{ must, of: question.workers[worker]!.uuid }] : []
  })
  return [...twice, ...broken]
}
/** The work of pairs, each under its contract type. */
export const linesIn = (
  { shifts }: Pick<RosterQuestion, 'shifts'>,
  pairs: readonly { shift: number; contractType: ContractType }[],
): RosterLine[] => pairs.map(({ shift, contractType }) => ({ ...shifts[shift]!, contractType }))

/** What matters to the law: equal for lines with the same times and contract type. */
export const timesOf = ({ startDate, endDate, breakMinutes, contractType }: RosterLine): string =>
  `${startDate} ${endDate} ${breakMinutes} ${contractType}`
/**
 * Takes lines; gives a function that tells of two of them, by index, whether one person without other work may do both. Results
 * are cached by times: a week has few different ones.
 */
export function pairwise(lines: readonly RosterLine[]): (one: number, other: number) => boolean {
  const numbers = new Map<string, number>()
  // Without getOrInsert, which not every browser has: the web app imports this.
  const times = lines.map(timesOf).map(key => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  const judged = new Map<number, boolean>()
  return (one, other) => {
    const [first, second] = [lines[one]!, lines[other]!]
    if (!canDoBoth(first, second)) return false
    if (!isBound(first) && !isBound(second)) return true
    const [low, high] = [Math.min(times[one]!, times[other]!), Math.max(times[one]!, times[other]!)]
    const both = low * numbers.size + high
    const known = judged.get(both)
    if (known !== undefined) return known
    const may = !twoBreakLaw(first, second)
    judged.set(both, may)
    return may
  }
}
