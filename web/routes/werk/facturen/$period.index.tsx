import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ListedInvoice, nameInvoice, namePeriod } from '#care/invoices/invoice.ts'
import { PayoutPill } from '#care/invoices/payout.tsx'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import { invoiceHref } from '../-invoices/invoice-href.ts'
import classes from '../-invoices/invoices.module.css'

export const Route = createFileRoute('/werk/facturen/$period/')({
  staticData: { screen: '/werk/facturen/[period]', title: ['Facturen'] },
  component: WeekInvoices,
})

/** For a credited invoice the number of its credit note, and vice versa; both belong to the same week. */
function otherOf({ credits, creditedBy }: ListedInvoice, all: readonly ListedInvoice[]): string | undefined {
  const other = all.find(one => one['@id'] === (credits ?? creditedBy))
  return other && (credits ? `trekt factuur ${other.number} in` : `ingetrokken met creditnota ${other.number}`)
}

function InvoiceRow({ invoice, all }: { invoice: ListedInvoice; all: readonly ListedInvoice[] }) {
  const { organization, number, payable } = invoice
  const other = otherOf(invoice, all)
  return (
    <li className={`row relative gap-8-12 ruled ${classes.row} ${classes.tall}`}>
      <span className={`grid shrinks grows ${classes.rowWords}`}>
        <AppLink href={invoiceHref(invoice)}>{organization.name}</AppLink>
        <span className="soft small figures">
          {nameInvoice(invoice)} {number}
          {other && `, ${other}`}
        </span>
      </span>
      <strong className="one-line figures">{formatMoney(payable)}</strong>
      <ChevronRightIcon size={20} />
      <span className={classes.payout}>
        <PayoutPill invoice={invoice} />
      </span>
    </li>
  )
}

function WeekInvoices() {
  const { period } = Route.useParams()
  const me = useMe()
  const query = useQuery(
    queryOf('GET /care_workers/{care_worker_id}/invoices', { care_worker_id: me, query: { period, pagination: false } }),
  )
  return (
    <Page
      title="Facturen"
      lead={namePeriod(period)}
      width="reading"
      back={{ href: `/werk/facturatie?jaar=${period.slice(0, 4)}`, label: 'Verdiensten' }}
    >
      <QueryState
        query={query}
        rows={2}
        height={76}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Geen facturen voor deze week"
            text="Facturen worden elke maandag gemaakt voor de uren die in de week ervoor zijn goedgekeurd."
            action={<AppLink href="/werk/facturatie">Naar facturatie</AppLink>}
          />
        }
      >
        {({ member }) => (
          <Card>
            <ul className="grid">
              {member.map(invoice => (
                <InvoiceRow key={invoice.uuid} invoice={invoice} all={member} />
              ))}
            </ul>
          </Card>
        )}
      </QueryState>
    </Page>
  )
}
