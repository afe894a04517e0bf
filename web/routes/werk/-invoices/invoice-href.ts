import type { Invoice } from '#care/invoices/invoice.ts'
import type { Address } from '#contract/addresses.ts'

/** The address of an invoice on the screen. */
export const invoiceHref = ({ period, uuid }: Pick<Invoice, 'period' | 'uuid'>): Address => `/werk/facturen/${period}/${uuid}`
