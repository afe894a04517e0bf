import { minutesBehind, type PrintableLine } from '#rules/money/invoice.ts'
import { formatHoursMinutes, formatNumber } from '#rules/time/format-nl.ts'
import type { Invoice } from './invoice.ts'

const units = { HUR: ' uur', KMT: ' km', C62: '' }

/** The quantity of an invoice line, with its unit. */
export function quantityOf(line: Pick<Invoice['lines'][number], 'quantity' | 'unit'>): string {
  const unit = line.unit as PrintableLine['unit']
  const minutes = minutesBehind({ quantity: line.quantity, unit })
  if (minutes !== null) return formatHoursMinutes(minutes)
  return `${formatNumber(line.quantity, 2)}${units[unit]}`
}
