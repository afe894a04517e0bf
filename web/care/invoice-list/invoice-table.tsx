import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { formatMoney, formatPeriodShort } from '#rules/time/format-nl.ts'
import { type ListedInvoice, nameInvoice } from '../invoices/invoice.ts'
import { InvoiceState } from './invoice-state.tsx'
import classes from './invoices.module.css'
import { sayDay } from './say-day.ts'

type Props = {
  invoices: readonly ListedInvoice[]
  today: string
  onOpen: (uuid: string) => void
  onWeek: (period: string) => void
}

/** Invoices in rows; on a phone each is a card. */
export function InvoiceTable({ invoices, today, onOpen, onWeek }: Props) {
  const columns: TableColumn<ListedInvoice>[] = [
    {
      key: 'nummer',
      label: 'Nummer',
      onCard: 'title',
      value: invoice => (
        <button type="button" className={`link-button strong one-line ${classes.link}`} onClick={() => onOpen(invoice.uuid)}>
          <span className="unseen">{nameInvoice(invoice)} </span>
          {invoice.number}
        </button>
      ),
    },
    {
      key: 'datum',
      label: 'Datum en week',
      onCard: 'line',
      value: ({ issueDate, period }) => (
        <span className={`grid start gap-2 ${classes.lines}`}>
          <span className="one-line">{sayDay(issueDate)}</span>
          <button
            type="button"
            className={`link-button one-line ${classes.link} ${classes.quiet}`}
            onClick={() => onWeek(period)}
          >
            {formatPeriodShort(period)[0]} <span className="unseen">van {period.slice(0, 4)}: alleen die week tonen</span>
          </button>
        </span>
      ),
    },
    {
      key: 'zorgverlener',
      label: 'Zorgverlener en locatie',
      onCard: 'line',
      value: ({ careWorker: { profile }, locations }) => (
        <span className={`grid start gap-2 ${classes.lines}`}>
          {profile.firstName} {profile.lastName}
          {locations.length > 0 && <span className="soft small">{locations.join(', ')}</span>}
        </span>
      ),
    },
    { key: 'stand', label: 'Stand', onCard: 'line', value: invoice => <InvoiceState {...{ invoice, today }} /> },
    {
      key: 'bedrag',
      label: 'Totaal',
      figures: true,
      onCard: 'figure',
      value: ({ payable, vat, isPart }) => (
        <span className={`grid start gap-2 ${classes.lines}`}>
          <strong>{formatMoney(payable)}</strong>
          {vat !== 0 && <span className="soft small">met {formatMoney(vat)} btw</span>}
          {isPart && <span className="soft small">alleen uw locaties</span>}
        </span>
      ),
    },
  ]
  return <DataTable caption="Facturen" columns={columns} rows={invoices} idOf={({ uuid }) => uuid} />
}
