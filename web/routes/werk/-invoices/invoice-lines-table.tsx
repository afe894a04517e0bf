import { formatDate, formatHoursMinutes, formatMoney, formatNumber } from '../../../../rules/format-nl.ts'
import { minutesBehind, type PrintableLine } from '../../../../rules/invoice.ts'
import type { Invoice } from './invoice.ts'
import classes from './invoice-lines-table.module.css'

type Line = Invoice['lines'][number]

const units = { HUR: ' uur', KMT: ' km', C62: '' }

function quantityOf(line: Line): string {
  const unit = line.unit as PrintableLine['unit']
  const minutes = minutesBehind({ ...line, unit, unitPriceCents: line.unitPrice, amountCents: line.amount })
  if (minutes !== null) return formatHoursMinutes(minutes)
  return `${formatNumber(line.quantity, 2)}${units[unit]}`
}

/** The lines of an invoice; on a phone each is a small card. */
export function InvoiceLinesTable({ lines }: { lines: Line[] }) {
  return (
    <table className={`${classes.lines} figures`}>
      <caption className="unseen">Regels van deze factuur</caption>
      <thead>
        <tr>
          <th scope="col">Datum</th>
          <th scope="col">Omschrijving</th>
          <th scope="col">Aantal</th>
          <th scope="col">Prijs</th>
          <th scope="col">Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.uuid}>
            <td>{formatDate(line.date)}</td>
            <td>{line.description}</td>
            <td>{quantityOf(line)}</td>
            <td>{formatMoney(line.unitPrice)}</td>
            <td>{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
