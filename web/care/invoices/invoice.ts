import type { Item, Member } from '#contract/language.ts'
import type { CareMomentInvoice } from '#contract/money/invoices.ts'
import { formatPeriod } from '#rules/time/format-nl.ts'

export type Invoice = Item<typeof CareMomentInvoice>
/** An invoice in a list: without its lines. */
export type ListedInvoice = Member<typeof CareMomentInvoice>

/** "Factuur" or "Creditnota". */
export const nameInvoice = ({ type }: Pick<Invoice, 'type'>): string => (type === 'credit_note' ? 'Creditnota' : 'Factuur')

const periodShape = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/

/** "Week 47 van 2026 (16 t/m 22 november)"; unchanged when it is not an ISO week. */
export function namePeriod(period: string): string {
  if (!periodShape.test(period)) return period
  const name = formatPeriod(period)
  return name[0]!.toUpperCase() + name.slice(1)
}
