import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { formatDate, formatDateLong, formatMoney } from '#rules/time/format-nl.ts'
import { nameInvoice, namePeriod } from '../invoices/invoice.ts'
import { InvoiceDownloads } from '../invoices/invoice-downloads.tsx'
import { InvoiceLinesTable } from '../invoices/invoice-lines-table.tsx'
import { InvoiceParties } from '../invoices/invoice-parties.tsx'
import { InvoiceTotals } from '../invoices/invoice-totals.tsx'
import { InvoiceState } from './invoice-state.tsx'

type Invoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type Props = {
  uuid: string
  today: string
  acts: ComponentType<{ invoice: Invoice }> | undefined
  onOpen: (uuid: string) => void
  onClose: () => void
}

/** An invoice with its lines; its credit note, or the invoice it credits, opens in its place. */
export default function InvoiceDialog({ uuid, today, acts: InvoiceActs, onOpen, onClose }: Props) {
  const { placeholderData: _previous, ...fresh } = queryOf('GET /care_moment_invoices/{uuid}', { uuid })
  const query = useQuery(fresh)
  const other = query.data?.credits ?? query.data?.creditedBy
  return (
    <Dialog
      look="side"
      wide
      title={query.data ? `${nameInvoice(query.data)} ${query.data.number}` : 'Factuur'}
      about={query.data && namePeriod(query.data.period)}
      onClose={onClose}
    >
      <QueryState query={query} rows={3} height={120}>
        {invoice => (
          <div className="stack gap-half">
            <div className="wrap gap-12">
              <InvoiceDownloads invoice={invoice} />
            </div>
            {InvoiceActs && <InvoiceActs invoice={invoice} />}
            <Facts>
              <Fact label="Stand">
                <InvoiceState {...{ invoice, today }} />
              </Fact>
              <Fact label={`${nameInvoice(invoice)}datum`}>{formatDateLong(invoice.issueDate)}</Fact>
              {!invoice.credits && <Fact label="Uiterste betaaldatum">{formatDateLong(invoice.dueDate)}</Fact>}
              {invoice.reason && <Fact label="Reden">{invoice.reason}</Fact>}
            </Facts>
            {other && (
              <div>
                <Button variant="default" size="sm" onClick={() => onOpen(uuidOf(other))}>
                  {invoice.credits ? `Factuur ${invoice.creditsNumber} bekijken` : 'Creditnota bekijken'}
                </Button>
              </div>
            )}
            <InvoiceLinesTable lines={invoice.lines} />
            <InvoiceTotals invoice={invoice} />
            <InvoicePayments invoice={invoice} />
            <InvoiceParties parties={invoice.parties} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

type PaidInvoice = AnswerOf<'GET /care_moment_invoices/{uuid}'>
type Payment = NonNullable<PaidInvoice['payments']>[number]
const columns: TableColumn<Payment>[] = [
  { key: 'dag', label: 'Dag', onCard: 'title', value: ({ bookedOn }) => formatDate(bookedOn) },
  { key: 'wat', label: 'Wat', onCard: 'line', value: ({ amount }) => (amount < 0 ? 'Teruggave' : 'Betaling') },
  { key: 'bedrag', label: 'Bedrag', figures: true, onCard: 'figure', value: ({ amount }) => formatMoney(Math.abs(amount)) },
]

/** The payments of an invoice with their days, and the balance. Nothing when there is nothing to say. */
function InvoicePayments({ invoice: { payments = [], paid = 0, open = 0 } }: { invoice: PaidInvoice }) {
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
