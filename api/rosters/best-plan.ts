// The best plan for a question: the program of the rules, solved; and again, as long as what came out breaks a law that looks at all that
// somebody does.
import { planValue, type RosterPlan, type RosterQuestion } from '../../rules/roster.ts'
import { fitting, greedy, missingRows, oneByOne, programOf } from '../../rules/roster-program.ts'
import { type Bounds, solve } from './solver.ts'

export interface BestPlan extends Bounds {
  plan: RosterPlan
  isProven: boolean
}
// A round takes away at least one combination of shifts; a week has few that break a law and are wanted.
const mostRounds = 50

/** `goesOn` is told of how far it is, and ends it with the best so far by saying no. The pairs are those of the question, by index. */
export const bestPlan = (asked: RosterQuestion, goesOn: (bounds: Bounds) => boolean): BestPlan => {
  const { question, values, origin } = fitting(asked)
  const worth = (plan: RosterPlan) => planValue(question, values, plan)
  const program = programOf(question, values)
  let plan = greedy(question, values)
  let bounds: Bounds = { best: worth(plan), bound: Number.POSITIVE_INFINITY }
  let isStopped = !goesOn(bounds)
  let isProven = question.pairs.length === 0
  for (let round = 0; round < mostRounds && !isStopped && !isProven; round++) {
    const solved = solve(program, plan, ({ bound }) => {
      bounds = { best: bounds.best, bound: Math.min(bounds.bound, bound) }
      isStopped = !goesOn(bounds)
      return !isStopped
    })
    const missing = missingRows(question, solved.chosen)
    program.rows.push(...missing)
    // What breaks a law is left out of it: that much can be done.
    const lawful = missing.length > 0 ? oneByOne(question, solved.chosen) : solved.chosen
    if (worth(lawful) > bounds.best) plan = lawful
    bounds = { best: worth(plan), bound: Math.min(bounds.bound, solved.bound) }
    isProven = solved.isProven && missing.length === 0
    isStopped ||= !goesOn(bounds)
  }
  const bound = isProven ? bounds.best : Math.max(bounds.best, bounds.bound)
  return { plan: plan.map(index => origin[index]!), best: bounds.best, bound, isProven }
}
