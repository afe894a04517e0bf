import type { InvoiceLine, LineWork } from './invoice-lines.ts'
import type { VatRegime } from './vat.ts'

/**
 * One party of an invoice. `kvk` is the 8-digit trade register number, `vatId` the btw-id (never the old number based on the
 * BSN).
 */
export type Party = {
  /** The legal name. */
  name: string
  /** The trade name, if different. */
  tradeName?: string | null
  street: string
  city: string
  postcode: string
  /** An ISO 3166-1 code. */
  country: string
  kvk: string | null
  vatId: string | null
  email: string | null
}

/** The payer, with the references it needs: its own reference, its purchase order, and its number as a public body (OIN). */
export type Customer = Party & { buyerReference?: string | null; orderNumber?: string | null; oin?: string | null }

/**
 * One line as printed: what was done or paid on `date` (YYYY-MM-DD), its work, the order number given for it, and its own or its
 * location's cost centre.
 */
export type PrintableLine = InvoiceLine & LineWork & { date: string; orderNumber?: string | null; costCentre?: string | null }

/**
 * The whole content of an invoice or credit note, ready for PDF and UBL. Amounts of a credit note are positive (the credited
 * amounts). `period` is an ISO week ('2026-W47'), dates are YYYY-MM-DD, `paymentIban` has no spaces.
 */
export type PrintableInvoice = {
  number: string
  period: string
  issueDate: string
  dueDate: string
  type: 'invoice' | 'credit_note'
  creditedInvoiceNumber?: string
  /** The reason of a credit note. */
  reason?: string
  buyerReference: string
  supplier: Party
  customer: Customer
  paymentIban: string | null
  vatRegime: VatRegime
  lines: PrintableLine[]
  totalCents: number
  vatCents: number
  payableCents: number
}

/** The order number of the whole invoice, which has room for only one: that of all its lines, otherwise the organization's. */
export const orderNumberOf = ({ lines, customer }: Pick<PrintableInvoice, 'lines' | 'customer'>): string | undefined => {
  const usual = customer.orderNumber ?? undefined
  const [first, ...others] = new Set(lines.map(({ orderNumber }) => orderNumber ?? usual))
  return others.length === 0 && first !== undefined ? first : usual
}
/** The order number of a line, if it differs from the invoice's. */
export const ownOrderNumber = (line: PrintableLine, invoice: Pick<PrintableInvoice, 'lines' | 'customer'>): string | undefined =>
  line.orderNumber && line.orderNumber !== orderNumberOf(invoice) ? line.orderNumber : undefined

/**
 * The whole minutes behind an hours line whose quantity has no exact decimal form (7.3333 for 7 h 20 min: a line has four
 * decimals); null when the quantity is exact.
 */
export const minutesBehind = ({ quantity, unit }: Pick<PrintableLine, 'quantity' | 'unit'>): number | null => {
  const minutes = Math.round(quantity * 60)
  return unit === 'HUR' && minutes % 3 !== 0 && Math.abs(quantity * 60 - minutes) <= 0.003 ? minutes : null
}
