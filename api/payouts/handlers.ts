import { hash, randomUUID } from 'node:crypto'
import { CareMomentInvoice } from '../../contract/money/invoices.ts'
import { maxPaid, payoutOperations } from '../../contract/money/payouts.ts'
import { bankDay, toSepa } from '../../rules/money/sepa.ts'
import { sepaName } from '../../rules/money/sepa-text.ts'
import { addDays, amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { formatDateLong, formatMoney, formatPeriod } from '../../rules/time/format-nl.ts'
import { weekBounds } from '../../rules/time/iso-week.ts'
import { creditInvoice } from '../invoices/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { payrollCsv } from './print.ts'
import {
  balanceOn,
  book,
  bookFile,
  freeInvoices,
  irregularWindows,
  keepFile,
  lockMoney,
  mustBeInNoFile,
  owedOf,
  payrollLines,
  queries,
  reopenMoments,
  toPayOut,
  totals,
  weeksToPayOut,
} from './queries.ts'

const unreadable = 'De bank kan deze naam niet lezen. Schrijf hem in gewone letters, zoals op de bankpas.'

/** The ledger is append-only: a day on which the bank cannot have done it would stay in it for ever. */
const mustBeBanked = (bookedOn: string, issueDate: string | null, now: string): void => {
  if (bookedOn > amsterdamDate(now)) throw invalid('bookedOn', 'Deze dag moet nog komen.', violationCodes.tooHigh)
  if (issueDate !== null && bookedOn < issueDate)
    throw invalid('bookedOn', `De factuur is van ${formatDateLong(issueDate)}: kies die dag of later.`, violationCodes.tooLow)
}
/** The total paid, including what was refunded on the credit note, never changes sign and never exceeds what can be booked. */
const mustBePayable = ({ type, paid, together }: Awaited<ReturnType<typeof owedOf>>, paying: number): void => {
  if (paying === 0) throw invalid('amount', 'Vul een bedrag in.', violationCodes.tooLow)
  const sum = paid + paying
  if (together + paying < 0)
    throw invalid('amount', `Er is ${formatMoney(together)} betaald: meer is niet terug te geven.`, violationCodes.tooLow)
  if (type === 'credit_note' && sum > 0)
    throw invalid('amount', `Er is ${formatMoney(-paid)} teruggegeven: meer kan niet terugkomen.`, violationCodes.tooHigh)
  if (Math.abs(sum) > maxPaid) throw invalid('amount', `Dit mag hooguit ${formatMoney(maxPaid)} zijn.`, violationCodes.tooHigh)
}

const handlers = {
  credit: async ({ tx, params, body, viewer, me, now }) => {
    const invoice = await findItem(tx, CareMomentInvoice, params.uuid, viewer)
    if (!invoice) throw new Problem('not_found')
    if (invoice.type === 'credit_note') throw new Problem('not_creditable')
    await lockMoney(tx)
    await mustBeInNoFile(tx, params.uuid)
    const note = await creditInvoice(tx, params.uuid, body.reason, amsterdamDate(now), now)
    if (body.reopen) await reopenMoments(tx, params.uuid, body.reason, me, now)
    return note
  },
  book: async ({ tx, body: { careMomentInvoice: invoice, kind, bookedOn, amount, open }, now }) => {
    await lockMoney(tx)
    const owed = await owedOf(tx, invoice)
    mustBeBanked(bookedOn, owed.issueDate, now)
    if (kind === 'payout') {
      if (typeof amount === 'number') throw invalid('amount', 'Een uitbetaling is altijd het hele bedrag.')
      await mustBeInNoFile(tx, invoice)
      return book(tx, { invoice, kind, amount: owed.payable, bookedOn }, now)
    }
    if (typeof open === 'number' && open !== owed.open) throw new Problem('open_changed')
    const paying = amount ?? owed.open
    if (paying === 0 && amount !== 0) throw new Problem('already_booked')
    mustBePayable(owed, paying)
    return book(tx, { invoice, kind, amount: paying, bookedOn }, now)
  },
  reverse: async ({ tx, params, body: { reason }, now }) => {
    const wrong = await tx.selectFrom('payout_ledger').selectAll().where('uuid', '=', params.uuid).executeTakeFirst()
    if (!wrong) throw new Problem('not_found')
    if (wrong.kind !== 'payment' || wrong.reverses_uuid) throw new Problem('not_reversible')
    await lockMoney(tx)
    const invoice = wrong.care_moment_invoice_uuid
    const { type, paid, together } = await owedOf(tx, invoice)
    const isGivenBack = together - wrong.bank_amount < 0
    if (isGivenBack || (type === 'credit_note' && paid - wrong.bank_amount > 0)) throw new Problem('given_back_since')
    return book(
      tx,
      { invoice, kind: 'payment', amount: -wrong.bank_amount, bookedOn: amsterdamDate(now), reverses: wrong.uuid, reason },
      now,
    )
  },
  totals: async ({ tx }) => ({ careWorkers: await totals(tx), weeks: await weeksToPayOut(tx) }),
  balance: ({ tx, now }) => balanceOn(tx, amsterdamDate(now)),
  account: async ({ tx }) => ({
    account: (await tx.selectFrom('payout_account').select(['name', 'iban']).executeTakeFirst()) ?? null,
  }),
  setAccount: async ({ tx, body, now }) => {
    if (sepaName(body.name) === undefined) throw invalid('name', unreadable, violationCodes.pattern)
    const account = { name: body.name, iban: body.iban }
    await tx
      .insertInto('payout_account')
      .values({ ...account, updated_at: now })
      .onConflict(c => c.column('is_the_one').doUpdateSet({ ...account, updated_at: now }))
      .execute()
    return { account }
  },
  makeFile: async ({ tx, body: { period }, now }) => {
    await lockMoney(tx)
    const payer = await tx.selectFrom('payout_account').select(['name', 'iban']).executeTakeFirst()
    if (!payer || sepaName(payer.name) === undefined) throw new Problem('no_payout_account')
    const all = await toPayOut(tx, period)
    if (all.length === 0) throw new Problem('nothing_to_pay_out')
    // A name that the bank could not read when the invoice was made may have been changed to a readable one since.
    const due = all.flatMap(({ names, ...invoice }) => {
      const name = names.find(one => sepaName(one) !== undefined)
      return name === undefined ? [] : { ...invoice, name }
    })
    const paid = new Set(due.map(invoice => invoice.uuid))
    const leftOut = all.filter(({ uuid }) => !paid.has(uuid))
    if (due.length === 0)
      throw new Problem('no_names_for_bank', { names: [...new Set(leftOut.map(({ names }) => names[0]))].join(', ') })
    const transfers = due.map(({ number, worker, payable, name, iban, organization }) => ({
      // Each care worker has their own series of invoice numbers: a number is unique only together with the worker.
      id: `${worker}-${number}`,
      amountCents: payable,
      name,
      iban,
      text: `Factuur ${number}, ${formatPeriod(period)}, ${organization}`,
    }))
    // The uuid of the file is also the message number, so that a bank recognizes a file that it gets twice.
    const uuid = randomUUID()
    const executionDate = bankDay(amsterdamDate(now))
    const content = Buffer.from(toSepa({ id: uuid.replaceAll('-', ''), createdAt: now, executionDate, payer, transfers }))
    const sums = { transfers: due.length, total: due.reduce((sum, { payable }) => sum + payable, 0) }
    const made = { uuid, period, ...sums, execution_date: executionDate, content, hash: hash('sha256', content), created_at: now }
    await keepFile(tx, { ...made, left_out: leftOut.map(invoice => invoice.uuid) }, [...paid])
    return uuid
  },
  downloadFile: async ({ tx, item }) => {
    if (item.status === 'withdrawn') throw new Problem('payout_file_withdrawn')
    const { content } = await tx
      .selectFrom('payout_file')
      .select('content')
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    return {
      name: `uitbetaling-${item.period}-${item.hash.slice(0, 8)}.xml`,
      type: 'application/xml; charset=utf-8',
      content: async () => content,
    }
  },
  paidOut: async ({ tx, item, body: { bookedOn }, now }) => {
    await lockMoney(tx)
    const held = tx
      .selectFrom('payout_file_invoice as f')
      .innerJoin('care_moment_invoice as i', 'i.uuid', 'f.care_moment_invoice_uuid')
    const last = held.select(({ fn }) => fn.max('i.issue_date').as('day')).where('f.payout_file_uuid', '=', item.uuid)
    mustBeBanked(bookedOn, (await last.executeTakeFirstOrThrow()).day, now)
    await bookFile(tx, item.uuid, bookedOn, now)
    return { booked_on: bookedOn }
  },
  withdrawFile: async ({ tx, item, body }) => {
    await lockMoney(tx)
    await freeInvoices(tx, item.uuid)
    return { status_reason: body.reason }
  },
  payroll: async ({ tx, query: { period }, now }) => {
    const lines = await payrollLines(tx, period)
    const monday = amsterdamDate(weekBounds(period).from)
    // Work of an earlier week is included when it was approved late.
    const first = [monday, ...lines.map(({ date }) => date)].sort()[0]!
    const windows = await irregularWindows(tx, first, addDays(monday, 6))
    // Until then more work may be added; from then on the file never changes.
    const isOpen = now < toInstant(addDays(monday, 7), '06:00')
    return {
      name: `verloning-${period}${isOpen ? '-voorlopig' : ''}.csv`,
      type: 'text/csv; charset=utf-8',
      content: async () => Buffer.from(payrollCsv(period, lines, windows)),
    }
  },
} satisfies Handlers<typeof payoutOperations>

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_booking: 'already_booked',
  one_reversal: 'already_reversed',
  one_payout_file: 'taken',
} as const

export const payouts = { operations: payoutOperations, handlers, queries, conflicts } satisfies Concept
