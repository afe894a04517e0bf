import { useMemo, useState } from 'react'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { late } from '#components/page/suspense.tsx'
import { sayLineWork } from '#rules/money/invoice-lines.ts'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import classes from './invoice.module.css'
import type { Invoice } from './invoice.ts'
import { quantityOf } from './quantity-of.ts'

type Line = Invoice['lines'][number]

const LineDialog = late(() => import('./line-dialog.tsx'))

const columnsOf = (open: (line: Line) => void): readonly TableColumn<Line>[] => [
  { key: 'datum', label: 'Datum', value: line => formatDate(line.date) },
  {
    key: 'wat',
    label: 'Omschrijving',
    onCard: 'title',
    value: line => (
      <button
        type="button"
        className={`tap inherits underlined text-start breaks ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => open(line)}
      >
        {line.description}
      </button>
    ),
  },
  { key: 'dienst', label: 'Locatie en tijden', value: sayLineWork },
  { key: 'aantal', label: 'Aantal', figures: true, value: quantityOf },
  { key: 'prijs', label: 'Prijs', figures: true, value: line => formatMoney(line.unitPrice) },
  { key: 'bedrag', label: 'Bedrag', figures: true, onCard: 'figure', value: line => formatMoney(line.amount) },
]

/** The lines of an invoice, each of which opens; on a phone each is a small card. */
export function InvoiceLinesTable({ lines }: { lines: Line[] }) {
  const [opened, setOpened] = useState<Line>()
  const columns = useMemo(() => columnsOf(setOpened), [])
  return (
    <>
      <DataTable caption="Regels van deze factuur" columns={columns} rows={lines} idOf={line => line.uuid} />
      {opened && <LineDialog line={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
