// Money after the invoice: crediting an invoice, what is owed and paid, the payout file for the bank, the export for payroll.
import * as z from 'zod/mini'
import { dates, exact, order } from '../filters.ts'
import { computed, maybeLink, one, resource, type Transition } from '../language.ts'
import { action, command, create, download, file, get, list } from '../operations.ts'
import { Organization } from '../organizations/organizations.ts'
import { day, iban, iri, iriText, line, text } from '../schemas.ts'
import { type PayoutFileStatus, payoutFileStatus, payoutFileStatusName } from '../statuses.ts'
import { CareWorker } from '../workers/care-workers.ts'
import { CareMomentInvoice } from './invoices.ts'

export const bookingKind = ['invoice', 'credit_note', 'payment', 'payout'] as const
// A list shows the care worker's name.
const nameAlone = [
  ...([
    'careWorker.profile.about',
    'careWorker.profile.languages',
    'careWorker.profile.openToOtherContractForms',
    'careWorker.profile.city',
  ] as const),
  ...(['careWorker.profile.expertiseLevel', 'careWorker.profile.photo'] as const),
] as const
/**
 * A booking, in cents: what the organization owes more, what the care worker is owed (below zero: more), and the bank. They add
 * up to zero.
 */
export const PayoutLedger = resource(
  'PayoutLedger',
  '/payout_ledger',
  {
    kind: z.enum(bookingKind),
    careMomentInvoice: one(CareMomentInvoice, 'number', 'type'),
    careWorker: one(CareWorker, 'profile'),
    organization: one(Organization, 'name'),
    period: z.string(),
    organizationAmount: z.int(),
    careWorkerAmount: z.int(),
    bankAmount: z.int(),
    bookedOn: z.iso.date(),
    /** The payment that this one reverses, and why. */
    reverses: maybeLink('PayoutLedger'),
    reason: z.nullable(z.string()),
    createdAt: z.string(),
  },
  { itemOnly: nameAlone },
)

/**
 * Irregular hours (ORT): the percentage for a part of the day, on `days` 1 (Monday) to 7, 'holiday' or a day of the year such as
 * '12-24'. Where parts overlap, the highest percentage holds.
 */
export const IrregularHoursWindow = resource('IrregularHoursWindow', '/irregular_hours_windows', {
  days: z.array(z.string()),
  fromTime: z.string(),
  toTime: z.string(),
  percent: z.int(),
  validFrom: z.iso.date(),
  validUntil: z.nullable(z.iso.date()),
})

const by = ['ROLE_PLANNER'] as const
const payoutFileActions = {
  /** The bank has processed it: all its invoices are booked as paid out. */
  paid_out: [{ by, from: ['made'], to: 'paid_out', event: 'payout_file_paid_out' }],
  /** The file was not sent, or the bank refused it: its invoices must be paid out again. */
  withdraw: [{ by, from: ['made'], to: 'withdrawn', event: 'payout_file_withdrawn' }],
} as const satisfies Record<string, readonly Transition<PayoutFileStatus>[]>
/**
 * A file for the bank (SEPA credit transfers, pain.001.001.09) with what had to be paid out for a week. An invoice is in one file
 * at a time.
 */
export const PayoutFile = resource(
  'PayoutFile',
  '/payout_files',
  {
    status: z.enum(payoutFileStatus),
    period: z.string(),
    transfers: z.int(),
    total: z.int(),
    executionDate: z.iso.date(),
    /** SHA-256 of the bytes. With it a bank and a bookkeeper recognize the file. */
    hash: z.string(),
    bookedOn: z.nullable(z.iso.date()),
    statusReason: z.nullable(z.string()),
    createdAt: z.string(),
    /**
     * What was also due but left out of the file, because banks cannot read the payee's name, as long as it is not paid out. With
     * the amount in cents.
     */
    leftOut: computed(
      z.array(
        z.object({
          careMomentInvoice: z.string(),
          careWorker: z.string(),
          name: z.string(),
          number: z.string(),
          amount: z.int(),
        }),
      ),
    ),
  },
  { actions: payoutFileActions, statusNames: payoutFileStatusName },
)

// A year has a week 53 when it begins or ends on a Thursday.
const isThursday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 4
const isWeek = (week: string) => {
  const [year, number] = week.split('-W')
  return number !== '53' || isThursday(`${year}-01-01`) || isThursday(`${year}-12-31`)
}
const asWeek = { error: 'Kies een week.' }
const period = z.string().check(z.regex(/^2[01]\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/, asWeek), z.refine(isWeek, asWeek))
const account = z.object({ name: line(70), iban: iban() })
/** The maximum for one booking, and for the bookings of one invoice: a million euros. */
export const maxPaid = 100_000_000
export const payoutOperations = {
  /** A credit note for the whole invoice. With `reopen`, the hours of its moments are handed in and approved again. */
  credit: create(CareMomentInvoice, z.object({ reason: text(1000), reopen: z._default(z.boolean(), false) }), {
    path: '/care_moment_invoices/{uuid}/credit',
    by,
    addition: true,
    event: 'invoice_credited',
  }),
  ledger: list(PayoutLedger, {
    by,
    addition: true,
    order: ['-createdAt'],
    filters: [
      exact('kind'),
      exact('period'),
      exact('careWorker.uuid'),
      exact('organization.uuid'),
      exact('careMomentInvoice.uuid'),
      dates('bookedOn'),
      order('createdAt'),
      order('bookedOn'),
    ],
  }),
  booking: get(PayoutLedger, { by, addition: true, path: '/payout_ledger/{uuid}' }),
  /**
   * Books a payment by an organization, or a payout to a care worker, which is always in full. For a credit note: a refund. The
   * day may not be in the future, nor before that of the invoice.
   */
  book: create(
    PayoutLedger,
    z.object({
      careMomentInvoice: iri(CareMomentInvoice),
      kind: z.enum(['payment', 'payout']),
      bookedOn: day(),
      /** For a payment, in cents; omitted, it is what is open. Below zero it is a refund. */
      amount: z.nullish(z.int().check(z.minimum(-maxPaid), z.maximum(maxPaid))),
      /** What was open when this was entered; 409 if that has changed. */
      open: z.nullish(z.int32()),
    }),
    { by, addition: true, event: 'payout_booked' },
  ),
  /** Corrects a wrong payment: books its opposite today, once. */
  reverse: create(PayoutLedger, z.object({ reason: text(1000) }), {
    path: '/payout_ledger/{uuid}/reverse',
    by,
    addition: true,
    event: 'payment_reversed',
  }),
  /**
   * A row for each care worker: invoiced, paid out, and still to be paid. And each week with something that waits for a payout
   * file, latest first: the number of invoices and the sum in cents.
   */
  totals: command('GET', '/payout_ledger/totals', {
    by,
    addition: true,
    answer: z.object({
      careWorkers: z.array(
        z.object({ careWorker: iriText('CareWorker'), name: z.string(), invoiced: z.int(), paidOut: z.int(), toPayOut: z.int() }),
      ),
      weeks: z.array(z.object({ period: z.string(), invoices: z.int(), amount: z.int() })),
    }),
  }),
  /**
   * Whether what we owe, have received and have in transit adds up, for each of the last thirty days: every invoice and payout is
   * booked for its amount and between the right parties, as is each payment, and each bank file holds the sum of its invoices.
   */
  balance: command('GET', '/payout_ledger/balance', {
    by,
    addition: true,
    answer: z.object({
      days: z.array(
        z.object({
          date: z.iso.date(),
          /**
           * In cents: what organizations owe us, what we owe care workers, the bank balance, and how much of that is in a file.
           */
          owedByOrganizations: z.int(),
          owedToCareWorkers: z.int(),
          bank: z.int(),
          inTransit: z.int(),
          addsUp: z.boolean(),
        }),
      ),
      /** The day since which it has added up without a break; null while it does not, or when nothing is booked yet. */
      addsUpSince: z.nullable(z.iso.date()),
      /**
       * What does not add up now, with the expected and the actual amount: the booking of an invoice, of its payment or of its
       * payout, or a bank file. For a booking, `@id` and name are those of the invoice.
       */
      faults: z.array(
        z.object({
          kind: z.enum(['invoice', 'payment', 'payout', 'payout_file']),
          '@id': z.string(),
          name: z.string(),
          since: z.iso.date(),
          expected: z.int(),
          found: z.int(),
        }),
      ),
    }),
  }),
  account: command('GET', '/payouts/account', { by, addition: true, answer: z.object({ account: z.nullable(account) }) }),
  setAccount: command('PUT', '/payouts/account', { by, addition: true, body: account, answer: z.object({ account }) }),
  files: list(PayoutFile, {
    by,
    addition: true,
    order: ['-createdAt', '-uuid'],
    filters: [exact('status'), exact('period'), dates('createdAt'), order('createdAt'), order('period')],
  }),
  payoutFile: get(PayoutFile, { by, addition: true, path: '/payout_files/{uuid}' }),
  /** Collects what is still to be paid out for a week, to everybody whose name banks can read. */
  makeFile: create(PayoutFile, z.object({ period }), { by, addition: true, event: 'payout_file_made' }),
  downloadFile: download(PayoutFile, '/payout_files/{uuid}/download', { by, addition: true }),
  paidOut: action('PUT', PayoutFile, 'paid_out', z.object({ bookedOn: day() }), { addition: true }),
  withdrawFile: action('PUT', PayoutFile, 'withdraw', z.object({ reason: text(1000) }), { addition: true }),
  irregularHours: list(IrregularHoursWindow, { by, addition: true, unpaged: true, order: ['validFrom', 'percent', 'uuid'] }),
  /**
   * The hours and expenses of temporary work in a week, as CSV. Includes work of earlier weeks that was approved too late for its
   * own export.
   */
  payroll: file('/payroll_export', { by, addition: true, query: z.object({ period }) }),
}
