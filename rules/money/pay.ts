import { minutesBetween } from '../time/amsterdam.ts'
import { type Expense, expenseCents, type InvoiceLine, invoiceLines, invoiceTotalCents, wageCents } from './invoice-lines.ts'
import { typedMinutes, type Work } from './worked-hours.ts'

const weekMinutes = 7 * 24 * 60

/** An assignment as planned: one shift, or a period with this many hours a week (undefined while they are not agreed). */
export type PlannedWork = Work & { timeScope: 'moment' | 'period'; hoursPerWeek?: number | null | undefined }
/** The planned paid minutes, undefined when no hours are agreed; the pay for them in cents, and the pay with the bonus. */
export type PlannedPay = { minutes: number | undefined; wageCents: number; totalCents: number }

/**
 * Takes planned work, also while it is being typed; gives the paid minutes. For a shift: without its break. For a period: its
 * hours a week, an estimate in whole hours. Undefined when no hours are agreed, 0 when the end is before the start.
 */
export function plannedMinutes(work: PlannedWork): number | undefined {
  if (work.timeScope === 'moment') return typedMinutes(work)
  if (!work.hoursPerWeek) return undefined
  const weeks = Math.max(0, minutesBetween(work.startDate, work.endDate)) / weekMinutes
  return Math.round(weeks * work.hoursPerWeek) * 60
}

/**
 * Takes planned work, cents an hour, the bonus in cents and the number of times it is planned; gives the pay if all goes as
 * planned: minutes and wage for one, and the total for all.
 */
export function plannedPay(work: PlannedWork, hourlyRateCents: number, bonusCents: number, times = 1): PlannedPay {
  const minutes = plannedMinutes(work)
  const wage = wageCents(minutes ?? 0, hourlyRateCents)
  return { minutes, wageCents: wage, totalCents: (wage + bonusCents) * times }
}

/** The result of handed-in hours: the minutes, the invoice lines, and their sum, which includes the expenses. */
export type Pay = { minutes: number; lines: InvoiceLine[]; expensesCents: number; totalCents: number }

/**
 * Takes hours with their expenses, also while they are being typed, cents an hour and the bonus in cents; gives their result.
 * Impossible hours (see `typedMinutes`) count as 0 minutes.
 */
export function payOf(hours: Work & { expenses: Expense[] }, hourlyRateCents: number, bonusCents: number): Pay {
  const minutes = typedMinutes(hours)
  const { expenses } = hours
  const lines = invoiceLines({ workedMinutes: minutes, hourlyRateCents, fixedRate: false, bonusCents, expenses })
  return { minutes, lines, expensesCents: sumOf(expenses, expenseCents), totalCents: invoiceTotalCents(lines) }
}

/** Takes items and the amount of each in cents, minutes or number; gives the sum. */
export const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0)
