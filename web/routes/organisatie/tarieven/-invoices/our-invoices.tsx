import { invoiceListAt } from '#care/invoice-list/invoice-list.ts'
import { InvoicesPart } from '#care/invoice-list/invoices-part.tsx'

const list = invoiceListAt({ onderdeel: 'facturen' })

/** The organization's invoices. */
export default function OurInvoices() {
  return <InvoicesPart path="/organisatie/tarieven" list={list} />
}
