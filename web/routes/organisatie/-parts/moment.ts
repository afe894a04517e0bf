import { formatMoney, formatTime } from '../../../../rules/format-nl.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import type { AnswerOf } from '../../../client/api.ts'

export type Moment = AnswerOf<'GET /care_moments/{uuid}'>
/** As it is in a list: without what the item alone tells. */
export type ListedMoment = AnswerOf<'GET /care_moments'>['member'][number]
export type Reaction = AnswerOf<'GET /care_moment_publication_reactions'>['member'][number]
export type Expense = Moment['expenses'][number]
export type Hours = { startDate: string; endDate: string; breakMinutes: number; expenses: readonly Expense[] }

export const momentHref = (uuid: string): string => `/organisatie/opdrachten/${uuid}`
export const nameOf = (person: { firstName: string; lastName: string }): string => `${person.firstName} ${person.lastName}`
export const assigneeName = (moment: ListedMoment): string | undefined => moment.assignee && nameOf(moment.assignee.profile)
export const clientName = (moment: ListedMoment): string | undefined => moment.client && nameOf(moment.client)

/** Minutes that are paid: the time between start and end without the break. */
export const paidMinutes = ({
  startDate,
  endDate,
  breakMinutes,
}: Pick<Hours, 'startDate' | 'endDate' | 'breakMinutes'>): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 60_000 - breakMinutes

/** What the hours cost in cents, without bonus and expenses, rounded half up as on the invoice. */
export const wageCents = (minutes: number, hourlyRateCents: number): number => Math.round((minutes * hourlyRateCents) / 60)

const expenseCents = ({ quantity, amount }: Expense): number => Math.round(quantity * amount)
export const expensesCents = (expenses: readonly Expense[]): number => expenses.reduce((sum, one) => sum + expenseCents(one), 0)

const expenseWords: Record<Expense['kind'], string> = {
  kilometres: 'Kilometers',
  public_transport: 'Openbaar vervoer',
  other: 'Overig',
}

/** 'Kilometers: 24 km à € 0,23 = € 5,52', or the description and the amount. */
export function describeExpense(expense: Expense): string {
  const { kind, quantity, amount, description } = expense
  const what = description ? `${expenseWords[kind]} (${description})` : expenseWords[kind]
  const sum = formatMoney(expenseCents(expense))
  return kind === 'kilometres'
    ? `${what}: ${String(quantity).replace('.', ',')} km à ${formatMoney(amount)} = ${sum}`
    : `${what}: ${sum}`
}

export const plannedHours = ({ startDate, endDate, breakMinutes }: ListedMoment): Hours => ({
  startDate,
  endDate,
  breakMinutes,
  expenses: [],
})

/** The hours as the care worker handed them in, or undefined when there are none. */
export function submittedHours({
  actualStartDate,
  actualEndDate,
  actualBreakMinutes,
  expenses,
}: ListedMoment): Hours | undefined {
  if (!actualStartDate || !actualEndDate) return undefined
  return { startDate: actualStartDate, endDate: actualEndDate, breakMinutes: actualBreakMinutes ?? 0, expenses }
}

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

const at = (instant: string, other: string) =>
  dateOf(instant) === dateOf(other)
    ? formatTime(instant)
    : `${formatTime(instant)} (${dateOf(instant).split('-').reverse().join('-')})`

/** Where hours differ from the plan, each as words a person reads; empty when they do not. */
export function differences(plan: Hours, hours: Hours): string[] {
  const said: string[] = []
  if (Date.parse(plan.startDate) !== Date.parse(hours.startDate))
    said.push(`begin ${at(hours.startDate, plan.startDate)} in plaats van ${formatTime(plan.startDate)}`)
  if (Date.parse(plan.endDate) !== Date.parse(hours.endDate))
    said.push(`einde ${at(hours.endDate, plan.endDate)} in plaats van ${formatTime(plan.endDate)}`)
  if (plan.breakMinutes !== hours.breakMinutes)
    said.push(`pauze ${hours.breakMinutes} in plaats van ${plan.breakMinutes} minuten`)
  if (expensesCents(hours.expenses) > 0) said.push(`onkosten ${formatMoney(expensesCents(hours.expenses))}`)
  return said
}
