import type { AnswerOf } from '#client/api.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'

type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type Payment = NonNullable<Invoice['payments']>[number]
const columns: TableColumn<Payment>[] = [
  { key: 'dag', label: 'Dag', onCard: 'title', value: ({ bookedOn }) => formatDate(bookedOn) },
  { key: 'wat', label: 'Wat', onCard: 'line', value: ({ amount }) => (amount < 0 ? 'Teruggave' : 'Betaling') },
  { key: 'bedrag', label: 'Bedrag', figures: true, onCard: 'figure', value: ({ amount }) => formatMoney(Math.abs(amount)) },
]

/** The payments of an invoice with their days, and the balance. Nothing when there is nothing to say. */
export function InvoicePayments({ invoice: { payments = [], paid = 0, open = 0 } }: { invoice: Invoice }) {
  if (payments.length === 0 && open >= 0) return null
  return (
    <>
      <Facts>
        {payments.length > 0 && <Fact label={paid < 0 ? 'Al teruggegeven' : 'Al betaald'}>{formatMoney(Math.abs(paid))}</Fact>}
        <Fact label={open < 0 ? 'Terug te geven' : 'Nog open'}>{formatMoney(Math.abs(open))}</Fact>
      </Facts>
      {payments.length > 0 && <DataTable caption="Betalingen" columns={columns} rows={payments} idOf={({ uuid }) => uuid} />}
    </>
  )
}
