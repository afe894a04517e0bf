import { CareMomentInvoice } from '../../contract/invoices.ts'
import type { payoutOperations } from '../../contract/payouts.ts'
import { amsterdamDate } from '../../rules/amsterdam.ts'
import { parseIban } from '../../rules/dutch-numbers.ts'
import { bankDay, toSepa } from '../../rules/sepa.ts'
import { csvOf, euros } from '../care-moments/print.ts'
import { creditInvoice } from '../invoices/queries.ts'
import type { Handlers } from '../platform/concept.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findItem } from '../platform/rows.ts'
import { book, payrollLines, reopenMoments, toPayOut, totals } from './queries.ts'

export const handlers: Handlers<typeof payoutOperations> = {
  credit: async ({ tx, params, body, me, now }) => {
    const invoice = await findItem(tx, CareMomentInvoice, params.uuid, me, now)
    if (!invoice) throw new Problem('not_found')
    if (invoice.type === 'credit_note') throw new Problem('not_creditable')
    const note = await creditInvoice(tx, params.uuid, body.reason, amsterdamDate(now), now)
    if (body.reopen) await reopenMoments(tx, params.uuid, body.reason, me, now)
    return note
  },
  book: ({ tx, body, now }) => book(tx, body.careMomentInvoice, body.kind, body.bookedOn, now),
  totals: async ({ tx }) => ({ careWorkers: await totals(tx) }),
  account: async ({ tx }) => ({
    account: (await tx.selectFrom('payout_account').select(['name', 'iban']).executeTakeFirst()) ?? null,
  }),
  setAccount: async ({ tx, body, now }) => {
    const iban = parseIban(body.iban)
    if (!iban) throw invalid('iban', 'Dit is geen geldig IBAN.', violationCodes.pattern)
    const account = { name: body.name, iban }
    await tx
      .insertInto('payout_account')
      .values({ ...account, updated_at: now })
      .onConflict(c => c.column('is_the_one').doUpdateSet({ ...account, updated_at: now }))
      .execute()
    return { account }
  },
  sepa: async ({ tx, query: { period }, now }) => {
    const payer = await tx.selectFrom('payout_account').select(['name', 'iban']).executeTakeFirst()
    if (!payer) throw new Problem('no_payout_account')
    const due = await toPayOut(tx, period)
    if (due.length === 0) throw new Problem('nothing_to_pay_out')
    const transfers = due.map(({ number, payable, name, iban, organization }) => ({
      id: number,
      amountCents: payable,
      name,
      iban,
      text: `Factuur ${number} ${period} ${organization}`,
    }))
    const id = `${period}-${now.replace(/\D/g, '').slice(0, 14)}`
    const executionDate = bankDay(amsterdamDate(now))
    return {
      name: `uitbetaling-${period}.xml`,
      type: 'application/xml',
      bytes: Buffer.from(toSepa({ id, createdAt: now, executionDate, payer, transfers })),
    }
  },
  payroll: async ({ tx, query: { period } }) => {
    const head = ['Zorgverlener', 'Naam', 'Organisatie', 'Datum', 'Soort', 'Omschrijving', 'Minuten', 'Aantal', 'Prijs', 'Bedrag']
    const lines = (await payrollLines(tx, period)).map(line => [
      ...[line.worker, line.name, line.organization, line.date, line.kind, line.description],
      ...[line.minutes ?? '', String(line.quantity).replace('.', ','), euros(line.unit_price), euros(line.amount)],
    ])
    return { name: `verloning-${period}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(csvOf([head, ...lines])) }
  },
}
