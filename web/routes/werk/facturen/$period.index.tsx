import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatMoney } from '../../../../rules/format-nl.ts'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { ChevronRightIcon } from '../../../components/icons.tsx'
import { Empty, ListState } from '../../../components/list-state.tsx'
import { Card, Page } from '../../../components/page.tsx'
import { StatusPill } from '../../../components/status-pill.tsx'
import { invoiceHref, type ListedInvoice, nameInvoice, namePeriod } from '../-invoices/invoice.ts'
import classes from '../-invoices/invoices.module.css'
import { useMe } from '../-parts/use-me.ts'

export const Route = createFileRoute('/werk/facturen/$period/')({
  staticData: { screen: '/werk/facturen/[period]', title: ['Facturen'] },
  component: WeekInvoices,
})

function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
  const { organization, number, payable } = invoice
  return (
    <li className={classes.row}>
      <span className={classes.rowWords}>
        <AppLink href={invoiceHref(invoice)}>{organization.name}</AppLink>
        <span className="figures">
          {nameInvoice(invoice)} {number}
        </span>
      </span>
      {invoice.type === 'credit_note' && <StatusPill tone="grey">Creditnota</StatusPill>}
      <strong className="figures">{formatMoney(payable)}</strong>
      <ChevronRightIcon size={20} />
    </li>
  )
}

function WeekInvoices() {
  const { period } = Route.useParams()
  const me = useMe()
  const query = useQuery(
    ask('GET /care_workers/{care_worker_id}/invoices', { care_worker_id: me, query: { period, pagination: false } }),
  )
  return (
    <Page
      title="Facturen"
      lead={namePeriod(period)}
      width="reading"
      back={{ href: `/werk/facturatie?jaar=${period.slice(0, 4)}`, label: 'Facturatie' }}
    >
      <ListState
        query={query}
        rows={2}
        rowHeight={76}
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
            <ul className={classes.rows}>
              {member.map(invoice => (
                <InvoiceRow key={invoice.uuid} invoice={invoice} />
              ))}
            </ul>
          </Card>
        )}
      </ListState>
    </Page>
  )
}
