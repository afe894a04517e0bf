// One roster, as in its thread: a process of its own, so that what it holds can be told. Takes the number of shifts.
import { constants, setPriority } from 'node:os'
import { bestPlan } from '../api/rosters/thread.ts'
import { planValue, type RosterQuestion } from '../rules/roster.ts'
import { firstCome, fitting, nearestFirst } from '../rules/roster-program.ts'
import { rosterQuestion } from '../tests/roster-questions.ts'

export interface Run {
  pairs: number
  /** In seconds: until the first plan, until one that is within one percent of the best, until nothing can be better. */
  first: number
  nearly: number
  proven: number
  isProven: boolean
  bytes: number
  sums: Record<'best' | 'firstCome' | 'nearest', { filled: number; km: number; familiar: number; value: number }>
}
setPriority(0, constants.priority.PRIORITY_LOW)
const shifts = Number(process.argv[2])
// Fewer people than would like to be had: a quarter of the shifts, each near some fifty of them.
const question = rosterQuestion(1, {
  shifts,
  workers: Math.round(shifts / 4),
  mayOfTen: 9,
  spread: Math.sqrt(shifts / 1000) * 2.5,
  within: 28,
})
const began = performance.now()
const seconds = () => (performance.now() - began) / 1000
const course: { at: number; best: number }[] = []
const found = bestPlan(question, ({ best }) => {
  course.push({ at: seconds(), best })
  return seconds() < 120
})
const proven = seconds()
const { question: fit, values, origin } = fitting(question)
const place = new Map(origin.map((index, at) => [index, at]))
const sumsOf = ({ pairs }: RosterQuestion, plan: number[]) => ({
  filled: plan.length,
  km: plan.reduce((sum, index) => sum + (pairs[index]!.km ?? 0), 0),
  familiar: plan.filter(index => pairs[index]!.familiar > 0).length,
  value: planValue(fit, values, plan),
})
const run: Run = {
  pairs: question.pairs.length,
  first: course[0]!.at,
  nearly: course.find(({ best }) => best >= found.best * 0.99)?.at ?? proven,
  proven,
  isProven: found.isProven,
  bytes: process.resourceUsage().maxRSS * 1024,
  sums: {
    best: sumsOf(
      fit,
      found.plan.map(index => place.get(index)!),
    ),
    firstCome: sumsOf(fit, firstCome(fit)),
    nearest: sumsOf(fit, nearestFirst(fit)),
  },
}
process.send?.(run)
console.log(JSON.stringify(run))
