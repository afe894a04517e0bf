import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Invoice, nameInvoice, namePeriod } from '#care/invoices/invoice.ts'
import { InvoiceDownloads } from '#care/invoices/invoice-downloads.tsx'
import { InvoiceLinesTable } from '#care/invoices/invoice-lines-table.tsx'
import { InvoiceParties } from '#care/invoices/invoice-parties.tsx'
import { InvoiceTotals } from '#care/invoices/invoice-totals.tsx'
import { PayoutPill, sayPayout } from '#care/invoices/payout.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { DetailPage } from '#components/page/detail-page.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDateLong, formatMoney } from '#rules/time/format-nl.ts'
import { invoiceHref } from '../-invoices/invoice-href.ts'
import classes from '../-invoices/invoices.module.css'

export const Route = createFileRoute('/werk/facturen/$period/$uuid')({
  staticData: { screen: '/werk/facturen/[period]/[uuid]', title: ['Factuur'] },
  component: InvoiceScreen,
})

/** The invoice that a credit note reverses, or the credit note that reversed an invoice. */
function Other({ iri }: { iri: string }) {
  const uuid = iri.split('/').at(-1)!
  const { data } = useQuery(queryOf('GET /care_moment_invoices/{uuid}', { uuid }))
  return data ? <AppLink href={invoiceHref(data)}>{data.number}</AppLink> : '…'
}

/** What the payout state means for whoever waits for it. */
const meansOf = ({ payout, type, parties }: Invoice): string =>
  payout.state === 'open' && !parties.iban
    ? 'Op deze factuur staat geen rekeningnummer. Geef het door aan de backoffice, dan kan het worden overgemaakt.'
    : sayPayout(payout, type).means

function Head({ invoice }: { invoice: Invoice }) {
  return (
    <Card>
      <InvoiceParties parties={invoice.parties} />
      <Facts>
        <Fact label="Periode">{namePeriod(invoice.period)}</Fact>
        <Fact label={`${nameInvoice(invoice)}datum`}>{formatDateLong(invoice.issueDate)}</Fact>
        {invoice.credits ? (
          <Fact label="Bij factuur">
            <Other iri={invoice.credits} />
          </Fact>
        ) : (
          <Fact label="Uiterste betaaldatum">{formatDateLong(invoice.dueDate)}</Fact>
        )}
        {invoice.creditedBy && (
          <Fact label="Ingetrokken met creditnota">
            <Other iri={invoice.creditedBy} />
          </Fact>
        )}
        {invoice.reason && <Fact label="Reden">{invoice.reason}</Fact>}
        <Fact label="Uitbetaling">
          <PayoutPill invoice={invoice} />
          <span className="block above-4 soft small plain">{meansOf(invoice)}</span>
        </Fact>
      </Facts>
    </Card>
  )
}

function InvoiceScreen() {
  const { period, uuid } = Route.useParams()
  return (
    <DetailPage
      query={useQuery(queryOf('GET /care_moment_invoices/{uuid}', { uuid }))}
      kind="Factuur"
      back={{ href: `/werk/facturen/${period}`, label: 'Facturen van deze week' }}
      width="reading"
      title={invoice => (
        <span className="figures">
          {nameInvoice(invoice)} {invoice.number}
        </span>
      )}
      lead={invoice => (
        <>
          <p className={`figures ${classes.lead}`}>
            <strong>{formatMoney(invoice.payable)}</strong> {sayPayout(invoice.payout, invoice.type).label}
          </p>
          {invoice.type === 'credit_note' && <StatusPill tone="grey">Creditnota: trekt een factuur in</StatusPill>}
        </>
      )}
      actions={invoice => <InvoiceDownloads invoice={invoice} />}
      gone={{ title: 'Deze factuur is er niet', text: 'Misschien klopt het adres niet.' }}
    >
      {invoice => (
        <>
          <Head invoice={invoice} />
          <Card title="Regels">
            <InvoiceLinesTable lines={invoice.lines} />
            <InvoiceTotals invoice={invoice} />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
