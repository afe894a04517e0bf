// There is a new invoice: a mail to the care worker who sends it and to the organization that receives it.

import { formatDateLong, formatMoney, formatPeriod } from '../../rules/format-nl.ts'
import type { ButtonFor, Mails } from '../platform/concept.ts'
import { printable } from './queries.ts'

const toInvoice = (label: string, period: string, uuid: string): ButtonFor<'ROLE_CARE_WORKER'> => ({
  label,
  path: `/werk/facturen/${period}/${uuid}`,
})

export const mails = {
  invoice_credited: async (db, event) => {
    const note = await printable(db, event.subjectUuid)
    const { supplier, customer, creditedInvoiceNumber } = note
    const subject = `Creditnota ${note.number} bij factuur ${creditedInvoiceNumber}`
    const text = `Factuur ${creditedInvoiceNumber} van ${supplier.name} aan ${customer.name} is teruggedraaid met creditnota ${note.number}: ${formatMoney(note.payableCents)}. Reden: ${event.reason}`
    const button = toInvoice('Bekijk de creditnota', note.period, event.subjectUuid)
    return [
      ...(supplier.email ? [{ to: supplier.email, subject, text, button }] : []),
      ...(customer.email ? [{ to: customer.email, subject, text }] : []),
    ]
  },
  invoice_made: async (db, event) => {
    const invoice = await printable(db, event.subjectUuid)
    const what = `factuur ${invoice.number} van ${formatPeriod(invoice.period)}: ${formatMoney(invoice.payableCents)}`
    const { supplier, customer } = invoice
    return [
      ...(supplier.email
        ? [
            {
              to: supplier.email,
              subject: `Je factuur staat klaar: ${formatMoney(invoice.payableCents)}`,
              text: `Voor ${customer.name} is ${what}.`,
              button: toInvoice('Bekijk de factuur', invoice.period, event.subjectUuid),
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
} satisfies Mails
