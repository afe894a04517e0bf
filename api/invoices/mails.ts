// A new invoice: a mail to the care worker who sends it and to the organization that receives it.

import { formatDateLong, formatMoney, formatPeriod } from '../../rules/time/format-nl.ts'
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { printable } from './found.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

export const mails = {
  invoice_credited: async (db, event) => {
    const note = await printable(db, event.subjectUuid)
    const { supplier, customer, creditedInvoiceNumber } = note
    const places = {
      ...{ nummer: note.number, factuur: creditedInvoiceNumber ?? '', bedrag: formatMoney(note.payableCents) },
      ...{ zorgverlener: supplier.name, organisatie: customer.name, reden: event.reason ?? '' },
    }
    const path = `/werk/facturen/${note.period}/${event.subjectUuid}` as const
    return [
      ...(supplier.email ? [{ to: supplier.email, ...write('invoice_credited_for_worker', places, path) }] : []),
      ...(customer.email ? [{ to: customer.email, ...write('invoice_credited_for_organization', places) }] : []),
    ]
  },
  invoice_made: async (db, event) => {
    const invoice = await printable(db, event.subjectUuid)
    const { supplier, customer } = invoice
    const places = {
      ...{ nummer: invoice.number, week: formatPeriod(invoice.period), bedrag: formatMoney(invoice.payableCents) },
      ...{ zorgverlener: supplier.name, organisatie: customer.name, datum: formatDateLong(invoice.dueDate) },
    }
    const path = `/werk/facturen/${invoice.period}/${event.subjectUuid}` as const
    return [
      ...(supplier.email ? [{ to: supplier.email, ...write('invoice_made_for_worker', places, path) }] : []),
      ...(customer.email ? [{ to: customer.email, ...write('invoice_made_for_organization', places) }] : []),
    ]
  },
} satisfies Mails
