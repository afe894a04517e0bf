// An invoice is there: to the care worker it is from and the organization it is to.
import type { NotificationKind } from '../../contract/notifications.ts'
import { formatDateLong, formatMoney, formatPeriod } from '../../rules/format-nl.ts'
import type { Mails, MakeMails } from '../platform/concept.ts'
import { printable } from './queries.ts'

const invoices: Record<string, MakeMails> = {
  invoice_credited: async (db, happening) => {
    const note = await printable(db, happening.subjectUuid)
    const { supplier, customer, creditedInvoiceNumber } = note
    const subject = `Creditnota ${note.number} bij factuur ${creditedInvoiceNumber}`
    const text = `Factuur ${creditedInvoiceNumber} van ${supplier.name} aan ${customer.name} is teruggedraaid met creditnota ${note.number}: ${formatMoney(note.payableCents)}. Reden: ${happening.reason}`
    const button = { label: 'Bekijk de creditnota', path: `/werk/facturen/${note.period}/${happening.subjectUuid}` }
    return [
      ...(supplier.email ? [{ to: supplier.email, subject, text, button }] : []),
      ...(customer.email ? [{ to: customer.email, subject, text }] : []),
    ]
  },
  invoice_made: async (db, happening) => {
    const invoice = await printable(db, happening.subjectUuid)
    const what = `factuur ${invoice.number} van ${formatPeriod(invoice.period)}: ${formatMoney(invoice.payableCents)}`
    const path = `/werk/facturen/${invoice.period}/${happening.subjectUuid}`
    const { supplier, customer } = invoice
    return [
      ...(supplier.email
        ? [
            {
              to: supplier.email,
              subject: `Je factuur staat klaar: ${formatMoney(invoice.payableCents)}`,
              text: `Voor ${customer.name} is ${what}.`,
              button: { label: 'Bekijk de factuur', path },
            },
          ]
        : []),
      ...(customer.email
        ? [
            {
              to: customer.email,
              subject: `Factuur ${invoice.number} van ${supplier.name}`,
              text: `${supplier.name} stuurt ${what}. Te betalen uiterlijk ${formatDateLong(invoice.dueDate)}.`,
            },
          ]
        : []),
    ]
  },
}

export const mails: Mails<NotificationKind> = { invoices }
