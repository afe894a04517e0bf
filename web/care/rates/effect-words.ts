import { formatEuros, formatHours } from '../../../rules/format-nl.ts'
import { moreAWeek } from '../../../rules/rate-effect.ts'
import type { AnswerOf } from '../../client/api.ts'

export type Effect = AnswerOf<'GET /organization_location_rates/effect'>

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** "12 open opdrachten, € 340 per week meer". */
export function sayEffect(effect: Effect): string {
  const { openMoments } = effect
  if (openMoments === 0) return 'Er verandert nu niets: er zijn geen open opdrachten die dit tarief volgen.'
  const more = moreAWeek(effect)
  const change = more === 0 ? 'per week evenveel' : `${formatEuros(Math.abs(more))} per week ${more > 0 ? 'meer' : 'minder'}`
  return `${count(openMoments, 'open opdracht', 'open opdrachten')}, ${change}`
}

/** What is behind it: the hours a week, what they cost now and then, and what keeps its own rate. */
export function explainEffect({ openMoments, minutesAWeek, centsAWeekNow, centsAWeekThen, keepingMoments }: Effect): string[] {
  const hours = `${formatHours(minutesAWeek)} per week: nu ${formatEuros(centsAWeekNow)}, straks ${formatEuros(centsAWeekThen)}. Zonder bonus en toeslagen.`
  const keeping = `${count(keepingMoments, 'toegewezen opdracht houdt', 'toegewezen opdrachten houden')} het tarief van nu.`
  return [...(openMoments > 0 ? [hours] : []), ...(keepingMoments > 0 ? [keeping] : [])]
}
