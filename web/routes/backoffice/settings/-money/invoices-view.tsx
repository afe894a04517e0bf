import { invoiceListAt } from '#care/invoice-list/invoice-list.ts'
import { InvoicesPart } from '#care/invoice-list/invoices-part.tsx'
import { InvoiceActs } from './invoice-acts.tsx'

const list = invoiceListAt({ onderdeel: 'geld', deel: 'facturen' })

/** Everybody's invoices. */
export default function InvoicesView() {
  return <InvoicesPart path="/backoffice/settings" list={list} acts={InvoiceActs} />
}
