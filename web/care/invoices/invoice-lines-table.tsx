import { formatDate, formatHoursMinutes, formatMoney, formatNumber } from '../../../rules/format-nl.ts'
import { minutesBehind, type PrintableLine } from '../../../rules/invoice.ts'
import { DataTable, type TableColumn } from '../../components/data-table.tsx'
import type { Invoice } from './invoice.ts'

type Line = Invoice['lines'][number]

const units = { HUR: ' uur', KMT: ' km', C62: '' }

function quantityOf(line: Line): string {
  const unit = line.unit as PrintableLine['unit']
  const minutes = minutesBehind({ ...line, unit, unitPriceCents: line.unitPrice, amountCents: line.amount })
  if (minutes !== null) return formatHoursMinutes(minutes)
  return `${formatNumber(line.quantity, 2)}${units[unit]}`
}

const columns: readonly TableColumn<Line>[] = [
  { key: 'datum', label: 'Datum', value: line => formatDate(line.date) },
  { key: 'wat', label: 'Omschrijving', onCard: 'title', value: line => line.description },
  { key: 'aantal', label: 'Aantal', figures: true, value: quantityOf },
  { key: 'prijs', label: 'Prijs', figures: true, value: line => formatMoney(line.unitPrice) },
  { key: 'bedrag', label: 'Bedrag', figures: true, onCard: 'figure', value: line => formatMoney(line.amount) },
]

/** The lines of an invoice; on a phone each is a small card. */
export const InvoiceLinesTable = ({ lines }: { lines: Line[] }) => (
  <DataTable caption="Regels van deze factuur" columns={columns} rows={lines} idOf={line => line.uuid} />
)
