// What a bonus brought comparable work: the figures behind an advice, for the back office.
import * as z from 'zod/mini'
import { command } from './operations.ts'

const band = z.object({
  /** The most that the bonus was, in cents a shift; 0 is none, null more than the last step. */
  upTo: z.nullable(z.int()),
  offered: z.int(),
  filled: z.int(),
  /** Of what was filled: the minutes from the publication to the assignment, of half at most. */
  medianMinutes: z.nullable(z.int()),
})
export const bonusAdviceOperations = {
  /**
   * Of work like this moment that was offered in the last year: of its level, in the same part of the day, in the week or at the
   * weekend alike, within thirty kilometres. And the band that fills it, if that can be said (rules/bonus-advice.ts).
   */
  bonusAdvice: command('GET', '/care_moments/{uuid}/bonus_advice', {
    by: ['ROLE_PLANNER'],
    addition: true,
    answer: z.object({ comparable: z.int(), bands: z.array(band), advice: z.nullable(band) }),
  }),
}
