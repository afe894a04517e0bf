import type { RosterPlan, RosterQuestion } from './roster.ts'
import { brokenBy, linesIn, type RosterMust } from './roster-musts.ts'

const alone: Record<RosterMust, string> = {
  one_person: 'Voor deze dienst staat al iemand anders vast.',
  overlap: 'Deze zorgverlener werkt dan al, of heeft te weinig tijd voor de weg ertussen.',
  week: 'Deze zorgverlener werkt dan meer uren per week dan gewenst.',
  law: 'Met het werk dat er al is, overtreedt dit de Arbeidstijdenwet.',
}
const together = 'Dit kan niet samen met wat je nog meer vastzette.'

/**
 * Takes a question, a plan that keeps the fixed pairs as far as the hard rules allow, and the index of a fixed pair that is not
 * in the plan; gives why not, in Dutch for whoever fixed it.
 */
export function whyNotHeld(question: RosterQuestion, plan: RosterPlan, index: number): string {
  const { pairs, workers, held } = question
  const pair = pairs[index]!
  const must = brokenBy(workers[pair.worker]!, linesIn(question, [pair]))
  if (must) return alone[must]
  return plan.some(other => pairs[other]!.shift === pair.shift && held.includes(other)) ? alone.one_person : together
}
