import { minutesBetween } from './amsterdam.ts'
import { type Expense, expenseCents, type InvoiceLine, invoiceLines, invoiceTotalCents, wageCents } from './invoice-lines.ts'
import { typedMinutes, type Work } from './worked-hours.ts'

const weekMinutes = 7 * 24 * 60

/** An assignment by its plan: one shift, or a period of so many hours a week (none while they are not agreed). */
export type PlannedWork = Work & { timeScope: 'moment' | 'period'; hoursPerWeek?: number | null | undefined }
/** The paid minutes of a plan, undefined where no hours are agreed; the cents they pay, and those with the bonus. */
export type PlannedPay = { minutes: number | undefined; wageCents: number; totalCents: number }

/**
 * Takes planned work, also as it is being typed; gives the minutes that are paid: of a shift without its break, of a period its
 * hours a week, as an estimate in whole hours. Undefined where no hours are agreed, 0 where the end lies before the start.
 */
export function plannedMinutes(work: PlannedWork): number | undefined {
  if (work.timeScope === 'moment') return typedMinutes(work)
  if (!work.hoursPerWeek) return undefined
  const weeks = Math.max(0, minutesBetween(work.startDate, work.endDate)) / weekMinutes
  return Math.round(weeks * work.hoursPerWeek) * 60
}

/**
 * Takes planned work, cents an hour, the bonus in cents and how many times the work is planned; gives what it pays when all goes as
 * planned: minutes and wage of one, the total of all.
 */
export function plannedPay(work: PlannedWork, hourlyRateCents: number, bonusCents: number, times = 1): PlannedPay {
  const minutes = plannedMinutes(work)
  const wage = wageCents(minutes ?? 0, hourlyRateCents)
  return { minutes, wageCents: wage, totalCents: (wage + bonusCents) * times }
}

/** What hours come to: the minutes, the lines they become on the invoice, and their sum; the expenses are part of that sum. */
export type Pay = { minutes: number; lines: InvoiceLine[]; expensesCents: number; totalCents: number }

/**
 * Takes hours with their expenses, also as they are being typed, cents an hour and the bonus in cents; gives what they come to. Hours
 * that cannot be (see `typedMinutes`) are 0 minutes.
 */
export function payOf(hours: Work & { expenses: Expense[] }, hourlyRateCents: number, bonusCents: number): Pay {
  const minutes = typedMinutes(hours)
  const { expenses } = hours
  const lines = invoiceLines({ workedMinutes: minutes, hourlyRateCents, fixedRate: false, bonusCents, expenses })
  return { minutes, lines, expensesCents: sumOf(expenses, expenseCents), totalCents: invoiceTotalCents(lines) }
}

/** Takes things, and what each of them is in cents, in minutes or in number; gives the sum. */
export const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0)
