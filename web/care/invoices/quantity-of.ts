import { formatHoursMinutes, formatNumber } from '../../../rules/format-nl.ts'
import { minutesBehind, type PrintableLine } from '../../../rules/invoice.ts'
import type { Invoice } from './invoice.ts'

const units = { HUR: ' uur', KMT: ' km', C62: '' }

/** How much a line of an invoice is of, with its unit. */
export function quantityOf(line: Omit<Invoice['lines'][number], 'uuid' | 'careMomentInvoice'>): string {
  const unit = line.unit as PrintableLine['unit']
  const minutes = minutesBehind({ ...line, unit, unitPriceCents: line.unitPrice, amountCents: line.amount })
  if (minutes !== null) return formatHoursMinutes(minutes)
  return `${formatNumber(line.quantity, 2)}${units[unit]}`
}
