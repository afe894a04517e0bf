// A care worker's earnings in a year, by month, and how far the money has come.

import type { AnswerOf } from '#client/api.ts'
import type { Bar } from '#components/charts/bar-chart.tsx'
import type { earningStage } from '#contract/money/earnings.ts'
import { sumOf } from '#rules/money/pay.ts'
import { formatDate, formatEuros, shortMonths } from '#rules/time/format-nl.ts'
import type { ContractType } from '#words/nl.ts'
import { addDays } from './amsterdam-time.ts'

export type Earnings = AnswerOf<'GET /care_workers/{uuid}/earnings'>
export type Stage = (typeof earningStage)[number]
type Month = Earnings['months'][number]
/** The sums of a month, or of several months together. */
export type Sums = Omit<Month, 'month'>

const nothing: Sums = {
  ...{ worked: 0, approved: 0, invoiced: 0, paid: 0, minutes: 0, toHandIn: 0, toApprove: 0, toInvoice: 0 },
  ...{ toPayroll: 0, payroll: 0, toPayOut: 0, inPayoutRun: 0, toPayBack: 0 },
}

/** The sums of one month (1 to 12). */
export const earnedIn = (earnings: Earnings | undefined, month: number): Sums =>
  earnings?.months.find(one => one.month === month) ?? nothing

/** The sums of the whole year. */
export const earnedInYear = ({ months }: Earnings): Sums =>
  Object.fromEntries(
    (Object.keys(nothing) as (keyof Sums)[]).map(name => [name, sumOf(months, month => month[name])]),
  ) as unknown as Sums

/** A month (1 to 12) as the bar of a chart; `chosen` if the chart is about that month. */
export function monthBar(earnings: Earnings | undefined, month: number, chosen: boolean): Bar {
  const { approved } = earnedIn(earnings, month)
  return { label: shortMonths[month - 1] ?? '', value: approved, text: formatEuros(approved), chosen }
}

/** The months (1 to 12) of a chart up to a given one: from the first with earnings, or only that one. */
export function monthsToShow(earnings: Earnings | undefined, last: number, most = 12): number[] {
  const months = Array.from({ length: last }, (_, index) => index + 1).slice(-most)
  const first = months.findIndex(month => earnedIn(earnings, month).approved > 0)
  return first < 0 ? [last] : months.slice(first)
}

/** How the work of a month is paid: by invoices, by payroll, or partly by each. */
export type PaidBy = 'invoice' | 'payroll' | 'both'
/** Takes sums, and the worker's contract forms for while nothing is approved; gives how it is paid. */
export function paidBy(sums: Sums, forms: readonly ContractType[]): PaidBy {
  const byInvoice = sums.invoiced !== 0 || sums.toInvoice !== 0 || sums.paid !== 0
  const byPayroll = sums.payroll !== 0 || sums.toPayroll !== 0
  if (byInvoice && byPayroll) return 'both'
  if (byInvoice || byPayroll) return byPayroll ? 'payroll' : 'invoice'
  return forms.length === 1 && forms[0] === 'temp_work' ? 'payroll' : 'invoice'
}

/** A step towards payment: the stages it adds up, and the amounts that did not get this far (`less`). */
export type Step = {
  name: 'worked' | 'approved' | 'invoiced' | 'paid'
  label: string
  cents: number
  stages: readonly Stage[]
  less: { stage: Stage; cents: number }[]
}
const paidStages: Stage[] = ['paid']
const invoicedStages: Stage[] = [...paidStages, 'toPayOut', 'inPayoutRun', 'toPayBack']
const approvedStages: Stage[] = [...invoicedStages, 'toInvoice', 'toPayroll', 'payroll']
const workedStages: Stage[] = [...approvedStages, 'toHandIn', 'toApprove']

/**
 * The steps from worked to paid, each with the amounts that did not get this far. Payroll pays people itself, so there the last
 * step is what went to payroll.
 */
export function stepsOf(sums: Sums, by: PaidBy): Step[] {
  const left = (...stages: Exclude<Stage, 'paid'>[]) =>
    stages.map(stage => ({ stage, cents: sums[stage] })).filter(({ cents }) => cents !== 0)
  const { worked, approved, invoiced, payroll, paid } = sums
  const first: Step[] = [
    { name: 'worked', label: 'Gewerkt', cents: worked, stages: workedStages, less: [] },
    { name: 'approved', label: 'Goedgekeurd', cents: approved, stages: approvedStages, less: left('toHandIn', 'toApprove') },
  ]
  if (by === 'payroll')
    return [...first, { name: 'invoiced', label: 'Op je loon', cents: payroll, stages: ['payroll'], less: left('toPayroll') }]
  const all = by === 'both'
  return [
    ...first,
    {
      name: 'invoiced',
      label: all ? 'Op de factuur of op je loon' : 'Gefactureerd',
      cents: invoiced + payroll,
      stages: [...invoicedStages, 'payroll'],
      less: left('toInvoice', 'toPayroll'),
    },
    {
      name: 'paid',
      label: 'Uitbetaald',
      cents: paid,
      stages: paidStages,
      less: left('toPayOut', 'inPayoutRun', 'toPayBack', 'payroll'),
    },
  ]
}

/** A step as a percentage of the largest one: the length of its bar. */
export const percentOf = (cents: number, steps: readonly Step[]): number =>
  Math.max(0, (cents / Math.max(1, ...steps.map(step => step.cents))) * 100)

/** The day (YYYY-MM-DD) of the next invoices, which are made on Monday at six; takes the date and time in Amsterdam. */
export function invoiceDay(date: string, time: string): string {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return sinceMonday === 0 && time < '06:00' ? date : addDays(date, 7 - sinceMonday)
}

/** Why an amount is not paid yet: "komt op de factuur van ma 23 nov". `next` is the day of the next invoices. */
export const sayStage: Record<Stage, (next: string) => string> = {
  toHandIn: () => 'nog in te dienen',
  toApprove: () => 'wacht op akkoord',
  toInvoice: next => `komt op de factuur van ${formatDate(next).slice(0, -5)}`,
  toPayroll: () => 'gaat mee met je volgende loon',
  payroll: () => 'loopt via je loon',
  toPayOut: () => 'gefactureerd, nog niet uitbetaald',
  inPayoutRun: () => 'betaling staat klaar',
  toPayBack: () => 'al uitbetaald en later gecrediteerd: dat betaal je terug',
  paid: () => 'uitbetaald',
}
