// Planned, worked and proposed hours in one form, and their pay. Instants as on the wire, amounts in cents.

import { expenseCents, expenseName } from '#rules/money/invoice-lines.ts'
import { type Pay, payOf, sumOf } from '#rules/money/pay.ts'
import { formatMoney, formatNumber, formatTime } from '#rules/time/format-nl.ts'
import type { ListedMoment } from './care-moment.ts'
import { dateOf } from './moment.ts'

export type Expense = ListedMoment['expenses'][number]
export type Hours = { startDate: string; endDate: string; breakMinutes: number; expenses: Expense[] }

type Plan = Pick<ListedMoment, 'startDate' | 'endDate' | 'breakMinutes'>
type Worked = Plan & Pick<ListedMoment, 'actualStartDate' | 'actualEndDate' | 'actualBreakMinutes' | 'expenses'>

export const plannedHours = ({ startDate, endDate, breakMinutes }: Plan): Hours => ({
  startDate,
  endDate,
  breakMinutes,
  expenses: [],
})

/** The hours as the care worker handed them in, or undefined when there are none. */
export function submittedHours({ actualStartDate, actualEndDate, actualBreakMinutes, expenses }: Worked): Hours | undefined {
  if (!actualStartDate || !actualEndDate) return undefined
  return { startDate: actualStartDate, endDate: actualEndDate, breakMinutes: actualBreakMinutes ?? 0, expenses }
}

/** The hours as handed in; the planned ones until then. */
export const workedHours = (moment: Worked): Hours => submittedHours(moment) ?? plannedHours(moment)

/** The hours as the organization proposed them, or undefined when it did not. */
export function proposedHours(moment: ListedMoment): Hours | undefined {
  const { proposedStartDate, proposedEndDate, proposedBreakMinutes, proposedExpenses } = moment
  if (!proposedStartDate || !proposedEndDate) return undefined
  return {
    startDate: proposedStartDate,
    endDate: proposedEndDate,
    breakMinutes: proposedBreakMinutes ?? 0,
    expenses: proposedExpenses ?? [],
  }
}

const asPaid = ({ amount, ...expense }: Expense) => ({ ...expense, amountCents: amount })

/** The pay for hours at their moment's rate and bonus, also while they are being typed. */
export const payFor = (
  { expenses, ...hours }: Hours,
  { hourlyRate, bonus }: { hourlyRate?: number | undefined; bonus: number },
): Pay => payOf({ ...hours, expenses: expenses.map(asPaid) }, hourlyRate ?? 0, bonus)

/** The total pay for the worked hours of several moments, with bonus and expenses. */
export function payForAll(moments: readonly ListedMoment[]): { minutes: number; totalCents: number } {
  const pays = moments.map(moment => payFor(workedHours(moment), moment))
  return { minutes: sumOf(pays, pay => pay.minutes), totalCents: sumOf(pays, pay => pay.totalCents) }
}

/** 'Kilometers: 24 km à € 0,23 = € 5,52', or the description and the amount. */
export function describeExpense(expense: Expense): string {
  const { kind, quantity, amount, description } = expense
  const what = description ? `${expenseName[kind]} (${description})` : expenseName[kind]
  const sum = formatMoney(expenseCents(asPaid(expense)))
  return kind === 'kilometres' ? `${what}: ${formatNumber(quantity, 2)} km à ${formatMoney(amount)} = ${sum}` : `${what}: ${sum}`
}

const at = (instant: string, other: string) =>
  dateOf(instant) === dateOf(other)
    ? formatTime(instant)
    : `${formatTime(instant)} (${dateOf(instant).split('-').reverse().join('-')})`

/** The differences between hours and the plan, in words; empty when there are none. */
export function differences(plan: Hours, hours: Hours): string[] {
  const said: string[] = []
  if (Date.parse(plan.startDate) !== Date.parse(hours.startDate))
    said.push(`begin ${at(hours.startDate, plan.startDate)} in plaats van ${formatTime(plan.startDate)}`)
  if (Date.parse(plan.endDate) !== Date.parse(hours.endDate))
    said.push(`einde ${at(hours.endDate, plan.endDate)} in plaats van ${formatTime(plan.endDate)}`)
  if (plan.breakMinutes !== hours.breakMinutes)
    said.push(`pauze ${hours.breakMinutes} in plaats van ${plan.breakMinutes} minuten`)
  const expensesCents = sumOf(hours.expenses, one => expenseCents(asPaid(one)))
  if (expensesCents > 0) said.push(`onkosten ${formatMoney(expensesCents)}`)
  return said
}

/** The difference between submitted hours and the plan, in the fewest words: '30 min langer', 'andere tijden', 'met onkosten'. */
export function nameDifference(moment: Worked & { hourlyRate?: number | undefined; bonus: number }): string | undefined {
  const [planned, worked] = [plannedHours(moment), submittedHours(moment)]
  if (!worked || differences(planned, worked).length === 0) return undefined
  const minutes = payFor(worked, moment).minutes - payFor(planned, moment).minutes
  if (minutes !== 0) return `${Math.abs(minutes)} min ${minutes > 0 ? 'langer' : 'korter'}`
  return differences(planned, { ...worked, expenses: [] }).length > 0 ? 'andere tijden' : 'met onkosten'
}
