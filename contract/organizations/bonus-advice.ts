// The effect of a bonus on comparable work: the figures behind an advice, for the back office.
import * as z from 'zod/mini'
import { command } from '../operations.ts'

const band = z.object({
  /** The upper bound of the bonus, in cents a shift; 0 is no bonus, null more than the last step. */
  upTo: z.nullable(z.int()),
  offered: z.int(),
  filled: z.int(),
  /** Of filled work: the median number of minutes from publication to assignment. */
  medianMinutes: z.nullable(z.int()),
})
export const bonusAdviceOperations = {
  /**
   * Figures of comparable work that was offered in the last year: the same level, part of the day, and weekday or weekend, within
   * thirty kilometres. And the bonus that fills it, if that can be said (rules/shifts/bonus-advice.ts).
   */
  bonusAdvice: command('GET', '/care_moments/{uuid}/bonus_advice', {
    by: ['ROLE_PLANNER'],
    addition: true,
    answer: z.object({ comparable: z.int(), bands: z.array(band), advice: z.nullable(band) }),
  }),
}
