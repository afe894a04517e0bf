// The form of a problem of the plan: its values, its body, and what someone else changed meanwhile.

import type { PlanProblem } from '#care/client-plan/plan.ts'
import { isShaped } from '#client/draft-shape.ts'
import { type Category, categoryWords, type Modifier, modifierWords, scaleWords } from '#words/plan-nl.ts'

export interface Action {
  category: Category
  target: string
  text: string
}
export interface ProblemValues {
  /** The uuid of the problem of the Omaha System. */
  problem: string
  modifier: Modifier
  goal: string
  interventions: Action[]
  /** 0 for no target. */
  targetKnowledge: number
  targetBehaviour: number
  targetStatus: number
}
export const emptyAction: Action = { category: 'surveillance', target: '', text: '' }
export const emptyProblem: ProblemValues = {
  ...{ problem: '', modifier: 'actual', goal: '', interventions: [] },
  ...{ targetKnowledge: 0, targetBehaviour: 0, targetStatus: 0 },
}
export const valuesOf = (plan: PlanProblem): ProblemValues => ({
  ...{ problem: plan.problem.uuid, modifier: plan.modifier, goal: plan.goal, interventions: plan.interventions },
  ...{
    targetKnowledge: plan.targetKnowledge ?? 0,
    targetBehaviour: plan.targetBehaviour ?? 0,
    targetStatus: plan.targetStatus ?? 0,
  },
})
const example = { ...emptyProblem, interventions: [emptyAction] }
/** The stored draft, if it is a draft of this form. */
export const readProblem = (kept: unknown): ProblemValues | undefined =>
  isShaped(kept, example, example) &&
  kept.modifier in modifierWords &&
  kept.interventions.every(({ category }) => category in categoryWords)
    ? kept
    : undefined

const filled = ({ target, text }: Action) => target.trim() !== '' || text.trim() !== ''
/** The body without the problem itself, which never changes. */
export const bodyOf = ({ modifier, goal, interventions, ...targets }: ProblemValues) => ({
  ...{ modifier, goal: goal.trim(), interventions: interventions.filter(filled) },
  targetKnowledge: targets.targetKnowledge || null,
  targetBehaviour: targets.targetBehaviour || null,
  targetStatus: targets.targetStatus || null,
})
/** Errors, by field. */
export function errorsIn({ problem, goal, interventions }: ProblemValues): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!problem) errors.problem = 'Kies een aandachtsgebied.'
  if (!goal.trim()) errors.goal = 'Schrijf wat het doel is.'
  interventions.forEach((action, at) => {
    if (!filled(action)) return
    if (!action.text.trim()) errors[`interventions[${at}].text`] = 'Schrijf wat er gebeurt.'
    if (!action.target.trim()) errors[`interventions[${at}].target`] = 'Schrijf waarop dit is gericht, zoals wondzorg.'
  })
  return errors
}

/** Each field in words, to compare the versions of two people. */
export const sayProblem = (values: ProblemValues): Record<string, string> => ({
  Soort: modifierWords[values.modifier],
  Doel: values.goal,
  Acties:
    values.interventions
      .filter(filled)
      .map(({ text }) => text)
      .join('; ') || 'geen',
  [`Doel voor ${scaleWords.knowledge.label.toLowerCase()}`]: String(values.targetKnowledge || 'geen'),
  [`Doel voor ${scaleWords.behaviour.label.toLowerCase()}`]: String(values.targetBehaviour || 'geen'),
  [`Doel voor ${scaleWords.status.label.toLowerCase()}`]: String(values.targetStatus || 'geen'),
})
