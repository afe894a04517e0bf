// What a care worker earned in a year, by month.

import { formatEuros, shortMonths } from '../../rules/format-nl.ts'
import { sumOf } from '../../rules/pay.ts'
import type { AnswerOf } from '../client/api.ts'
import type { Bar } from '../components/bar-chart.tsx'

export type Earnings = AnswerOf<'GET /care_workers/{uuid}/earnings'>
type Earned = Pick<Earnings['months'][number], 'invoiced' | 'toInvoice' | 'minutes'>

const nothing: Earned = { invoiced: 0, toInvoice: 0, minutes: 0 }

/** What one month (1 to 12) brought in cents, of which invoiced and still to be invoiced, and its minutes. */
export function earnedIn(earnings: Earnings | undefined, month: number): Earned & { earned: number } {
  const { invoiced, toInvoice, minutes } = earnings?.months.find(one => one.month === month) ?? nothing
  return { invoiced, toInvoice, minutes, earned: invoiced + toInvoice }
}

/** What one month (1 to 12) brought, as the bar of a chart; `chosen` when the chart is about that month. */
export function monthBar(earnings: Earnings | undefined, month: number, chosen: boolean): Bar {
  const { earned } = earnedIn(earnings, month)
  return { label: shortMonths[month - 1] ?? '', value: earned, text: formatEuros(earned), chosen }
}

/** The months (1 to 12) of a chart up to one of them: from the first that brought something, or that one alone. */
export function monthsToShow(earnings: Earnings | undefined, last: number, most = 12): number[] {
  const months = Array.from({ length: last }, (_, index) => index + 1).slice(-most)
  const first = months.findIndex(month => earnedIn(earnings, month).earned > 0)
  return first < 0 ? [last] : months.slice(first)
}

/** What the whole year brought. */
export const earnedInYear = ({ months }: Earnings): Earned => ({
  invoiced: sumOf(months, month => month.invoiced),
  toInvoice: sumOf(months, month => month.toInvoice),
  minutes: sumOf(months, month => month.minutes),
})
