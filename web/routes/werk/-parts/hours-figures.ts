// What was planned, worked or proposed, in one form, and what it comes to.
import type { CareMoment } from '../../../../contract/care-moments.ts'
import type { Item, Member } from '../../../../contract/language.ts'
import { type InvoiceLine, invoiceLines, invoiceTotalCents } from '../../../../rules/invoice-lines.ts'

/** As it is in a list, and by itself with all that the item tells. */
export type Moment = Member<typeof CareMoment>
export type WholeMoment = Item<typeof CareMoment>
/** Instants as on the wire, amounts in cents. */
export type Figures = Pick<Moment, 'startDate' | 'endDate' | 'breakMinutes' | 'expenses'>

export const plannedFigures = ({ startDate, endDate, breakMinutes }: Moment): Figures => ({
  startDate,
  endDate,
  breakMinutes,
  expenses: [],
})

/** The worker's own figures; those of the plan as long as there are none. */
export const workedFigures = (moment: Moment): Figures => ({
  startDate: moment.actualStartDate ?? moment.startDate,
  endDate: moment.actualEndDate ?? moment.endDate,
  breakMinutes: moment.actualBreakMinutes ?? moment.breakMinutes,
  expenses: moment.expenses,
})

/** The figures of a counter-proposal; what it leaves alone is as the worker had it. */
export const proposedFigures = (moment: Moment): Figures => {
  const worked = workedFigures(moment)
  return {
    startDate: moment.proposedStartDate ?? worked.startDate,
    endDate: moment.proposedEndDate ?? worked.endDate,
    breakMinutes: moment.proposedBreakMinutes ?? worked.breakMinutes,
    expenses: moment.proposedExpenses ?? worked.expenses,
  }
}

/** Real minutes between two instants, breaks included. */
export const elapsedMinutes = ({ startDate, endDate }: Pick<Figures, 'startDate' | 'endDate'>): number =>
  (Date.parse(endDate) - Date.parse(startDate)) / 60_000

export type Sum = { minutes: number; lines: InvoiceLine[]; totalCents: number }

/** What figures come to at the rate and bonus of their moment; null when they hold no work. */
export function sumUp(figures: Figures, { hourlyRate, bonus }: Pick<Moment, 'hourlyRate' | 'bonus'>): Sum | null {
  const minutes = elapsedMinutes(figures) - figures.breakMinutes
  if (!(minutes > 0)) return null
  const lines = invoiceLines({
    workedMinutes: minutes,
    hourlyRateCents: hourlyRate ?? 0,
    fixedRate: false,
    bonusCents: bonus,
    expenses: figures.expenses.map(({ amount, ...expense }) => ({ ...expense, amountCents: amount })),
  })
  return { minutes, lines, totalCents: invoiceTotalCents(lines) }
}
