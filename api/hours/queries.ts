// What approval writes: the figures that stand, and the invoice lines that follow from them.
import type { CareMoment } from '../../contract/care-moments.ts'
import type { Item } from '../../contract/language.ts'
import { amsterdamDate } from '../../rules/amsterdam.ts'
import { invoiceLines } from '../../rules/invoice-lines.ts'
import { isoWeekOf } from '../../rules/iso-week.ts'
import { workedMinutes } from '../../rules/worked-hours.ts'
import { addLines } from '../invoices/queries.ts'
import type { Changes } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'

type Moment = Item<typeof CareMoment>

// A counter-proposal that is accepted becomes the figures; otherwise those of the worker stand, else the plan.
const figuresOf = (moment: Moment) => {
  const isProposed = moment.status === 'proposal'
  return {
    startDate: (isProposed ? moment.proposedStartDate : moment.actualStartDate) ?? moment.startDate,
    endDate: (isProposed ? moment.proposedEndDate : moment.actualEndDate) ?? moment.endDate,
    breakMinutes: (isProposed ? moment.proposedBreakMinutes : moment.actualBreakMinutes) ?? moment.breakMinutes,
    expenses: (isProposed ? moment.proposedExpenses : undefined) ?? moment.expenses,
  }
}

/** Writes the invoice lines of a moment whose hours are approved; gives the columns to save with it. */
export const approveHours = async (tx: Tx, moment: Moment, now: string): Promise<Changes> => {
  const { expenses, ...worked } = figuresOf(moment)
  const minutes = workedMinutes(worked)
  const lines = invoiceLines({
    workedMinutes: minutes,
    hourlyRateCents: moment.hourlyRate!,
    fixedRate: moment.rateIsFixed,
    bonusCents: moment.bonus,
    expenses: expenses.map(e => ({ kind: e.kind, quantity: e.quantity, amountCents: e.amount, description: e.description })),
  })
  const approved = {
    uuid: moment.uuid,
    careWorker: moment.assignee!.uuid,
    organization: moment.location.organization.uuid,
    contractType: moment.contractType!,
    minutes,
    date: amsterdamDate(worked.startDate),
    period: isoWeekOf(worked.startDate),
  }
  await addLines(tx, approved, lines, now)
  return {
    actual_start_date: worked.startDate,
    actual_end_date: worked.endDate,
    actual_break_minutes: worked.breakMinutes,
    expenses: JSON.stringify(expenses),
    proposed_by: null,
  }
}
