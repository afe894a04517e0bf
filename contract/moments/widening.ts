// The audience of a publication, and how it widens over time: first the care team, then favourites, then everyone. No library
// here, as screens load this too.
export const audience = ['everyone', 'favorites', 'care_team'] as const
export type Audience = (typeof audience)[number]
/** From the fewest people to the most. Each includes the ones before it. */
export const ladder = ['care_team', 'favorites', 'everyone'] as const satisfies readonly Audience[]
const rungOf = (one: string) => (ladder as readonly string[]).indexOf(one)

/** Whether the second audience includes more people than the first. */
export const isWider = (narrow: string, wide: string): boolean => rungOf(wide) > rungOf(narrow)

/** Why the steps are refused: the index of the first wrong one, its field, and the sentence. */
interface StepProblem {
  index: number
  field: 'audience' | 'at'
  message: string
}
/**
 * What is wrong with these steps, given the current audience, the steps with their times in milliseconds, and the start of the
 * moment if known: each step must be wider and later than the one before it, and before the start.
 */
export const wideningProblem = (
  present: string,
  steps: readonly { audience: string; at: number }[],
  start = Number.POSITIVE_INFINITY,
): StepProblem | undefined => {
  let before = { audience: present, at: Number.NEGATIVE_INFINITY }
  for (const [index, step] of steps.entries()) {
    if (!isWider(before.audience, step.audience))
      return { index, field: 'audience', message: 'Elke stap is voor meer mensen dan de vorige.' }
    if (step.at <= before.at) return { index, field: 'at', message: 'Elke stap komt later dan de vorige.' }
    if (step.at >= start) return { index, field: 'at', message: 'Deze stap komt pas na het begin van de opdracht.' }
    before = step
  }
  return undefined
}
