// What an assignment pays when all goes as planned, with its bonus: every screen takes the sum and its words from here.
import { formatMoney } from '../../../../rules/format-nl.ts'
import { type PlannedPay, type PlannedWork, plannedPay } from '../../../../rules/pay.ts'

type Offered = PlannedWork & { hourlyRate?: number | undefined; bonus: number }

/** Its minutes, the wage for them, and the sum with the bonus, in cents. */
export const plannedPayOf = (offered: Offered): PlannedPay => plannedPay(offered, offered.hourlyRate ?? 0, offered.bonus)

/** '€ 316,25, met € 50,00 bonus', or the sum alone when there is no bonus. */
export const sayWithBonus = (totalCents: number, bonusCents: number): string =>
  formatMoney(totalCents) + (bonusCents > 0 ? `, met ${formatMoney(bonusCents)} bonus` : '')

/** The whole of it in words; undefined while no rate or no hours are agreed. What a period comes to is an estimate. */
export function sayPlannedTotal(offered: Offered): string | undefined {
  const { minutes, totalCents } = plannedPayOf(offered)
  if (!minutes || offered.hourlyRate === undefined) return undefined
  return (offered.timeScope === 'period' ? 'ongeveer ' : '') + sayWithBonus(totalCents, offered.bonus)
}
