// The pay of an assignment as planned, with its bonus: every screen takes the sum and its words from here.

import { type PlannedPay, type PlannedWork, plannedPay } from '#rules/money/pay.ts'
import { formatMoney } from '#rules/time/format-nl.ts'

type Offered = PlannedWork & { hourlyRate?: number | undefined; bonus: number }

/** Its minutes, the wage for them, and the sum with the bonus, in cents. */
export const plannedPayOf = (offered: Offered): PlannedPay => plannedPay(offered, offered.hourlyRate ?? 0, offered.bonus)

/**
 * The total in words: '€ 316,25, met € 50,00 bonus'; undefined while no rate or no hours are agreed. For a period it is an
 * estimate.
 */
export function sayPlannedTotal(offered: Offered): string | undefined {
  const { minutes, totalCents } = plannedPayOf(offered)
  if (!minutes || offered.hourlyRate === undefined) return undefined
  const about = offered.timeScope === 'period' ? 'ongeveer ' : ''
  const bonus = offered.bonus > 0 ? `, met ${formatMoney(offered.bonus)} bonus` : ''
  return about + formatMoney(totalCents) + bonus
}
