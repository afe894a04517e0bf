// Invoices (facturen): the work approved in one week, from one care worker to one organization. An invoice never changes; it can
// only be credited.
import * as z from 'zod/mini'
import { custom, dates, exact, order } from '../filters.ts'
import { computed, link, maybeLink, one, organizationRoles, resource, seenBy } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { create, download, file, get, list } from '../operations.ts'
import { Organization } from '../organizations/organizations.ts'
import { day, iri, iriText, text, vatId } from '../schemas.ts'
import { CareWorker, vatRegime } from '../workers/care-workers.ts'

/** Amounts in cents, in every answer about invoices: `total` is without VAT, `vat` is added to it, and `payable` is their sum. */
export const amounts = { total: z.int(), vat: z.int(), payable: z.int() }
export const invoiceLineKind = ['hourly_rate', 'fixed_hourly_rate', 'bonus', 'expense'] as const

/** A party of the invoice, as it was when the invoice was made. */
const party = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  email: z.nullable(z.string()),
})

/** The organization, with its references; without them on invoices from before 2026-12. */
const customer = z.extend(party, {
  buyerReference: z.nullish(z.string()),
  orderNumber: z.nullish(z.string()),
  oin: z.nullish(z.string()),
})
/** The care worker, with their trade name, if they had one and the invoice is not from before 2026-12. */
const supplier = z.extend(party, { tradeName: z.nullish(z.string()) })

export const payoutState = ['open', 'in_run', 'paid_out', 'none', 'to_pay_back', 'paid_back'] as const
/**
 * The state of the payout to the care worker. Of an invoice: not yet (`on`: the due date), in a payout file (`on`: the transfer
 * date), paid out (`on` that day), or never, because it was credited first. Of a credit note: nothing to pay back as nothing was
 * paid; to be paid back; or paid back (`on` that day).
 */
const payout = z.object({ state: z.enum(payoutState), on: z.nullable(z.iso.date()) })

const line = {
  kind: z.enum(invoiceLineKind),
  careMoment: link('CareMoment'),
  careMomentInvoice: maybeLink('CareMomentInvoice'),
  description: z.string(),
  date: z.iso.date(),
  /** Where and when the work was; null for work approved before 2026-12. */
  location: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.int(),
  amount: z.int(),
}
export const CareMomentInvoice = resource(
  'CareMomentInvoice',
  '/care_moment_invoices',
  {
    number: z.string(),
    period: z.string(),
    type: z.enum(['invoice', 'credit_note']),
    credits: maybeLink('CareMomentInvoice'),
    /** The number of the invoice that this credit note reverses. */
    creditsNumber: computed(z.nullable(z.string())),
    careWorker: one(CareWorker, 'profile'),
    organization: one(Organization, 'name', 'city'),
    vatRegime: z.enum(vatRegime),
    parties: z.object({ supplier, customer, iban: z.nullable(z.string()) }),
    issueDate: z.iso.date(),
    dueDate: z.iso.date(),
    /** Of the lines the viewer sees, like the lines themselves. */
    ...{ total: computed(z.int()), vat: computed(z.int()), payable: computed(z.int()) },
    /** It also has work at locations the viewer does not see: its PDF and export are only for people who see all of it. */
    isPart: computed(z.boolean()),
    lines: computed(
      z.array(
        z.object({
          uuid: z.string(),
          ...line,
          careMoment: iriText('CareMoment'),
          careMomentInvoice: z.nullable(iriText('CareMomentInvoice')),
        }),
      ),
    ),
    /** The locations of its lines, by name. */
    locations: computed(z.array(z.string())),
    /** The credit note that reverses it. */
    creditedBy: computed(z.nullable(iriText('CareMomentInvoice'))),
    payout: computed(payout),
    /** The day the organization's payments reached the full amount. */
    paidOn: computed(z.nullable(z.iso.date())),
    /** What the organization has paid so far; of a credit note: what was refunded, below zero. */
    paid: computed(z.int()),
    /**
     * What is still to be paid; below zero: too much was paid. Nothing for a credited invoice: what was paid is to be refunded,
     * and is open on its credit note.
     */
    open: computed(z.int()),
    /** The payments that were not reversed, by day; below zero: a refund. */
    payments: computed(z.array(z.object({ uuid: z.string(), bookedOn: z.iso.date(), amount: z.int() }))),
    /** The reason for a credit note. */
    reason: z.nullable(z.string()),
    createdAt: z.string(),
  },
  {
    itemOnly: [
      'lines',
      'parties',
      'payments',
      'careWorker.profile.about',
      'careWorker.profile.languages',
      'careWorker.profile.openToOtherContractForms',
    ],
    // The organization does not see when its care worker is paid, nor the care worker when the organization pays.
    hides: me => {
      if (me.roles.includes('ROLE_PLANNER')) return {}
      const pays = organizationRoles.some(role => me.roles.includes(role))
      // Payments concern the whole invoice, of which a location admin sees only a part.
      const seesAll = me.roles.includes('ROLE_ORGANIZATION_USER')
      return { ...seenBy('careWorker', 'payout'), paidOn: pays, paid: seesAll, open: seesAll, payments: seesAll }
    },
  },
)
const lineOf = <const K extends string>(type: K, path: `/care_moment_${string}_invoice_lines`) =>
  resource(type, path, line, { table: 'care_moment_invoice_line' })
export const BonusLine = lineOf('CareMomentBonusInvoiceLine', '/care_moment_bonus_invoice_lines')
export const ExpenseLine = lineOf('CareMomentExpenseInvoiceLine', '/care_moment_expense_invoice_lines')
export const FixedHourlyRateLine = lineOf('CareMomentFixedHourlyRateInvoiceLine', '/care_moment_fixed_hourly_rate_invoice_lines')
export const HourlyRateLine = lineOf('CareMomentHourlyRateInvoiceLine', '/care_moment_hourly_rate_invoice_lines')

/**
 * The VAT regime for a worker's work: from a day on, or for one care moment. The newest choice for the moment holds. Without one,
 * the choice with the latest day on or before the day of the work holds. Without any choice, care is exempt.
 */
export const CareWorkerVatRegime = resource('CareWorkerVatRegime', '/care_worker_vat_regimes', {
  careWorker: link('CareWorker'),
  careMoment: maybeLink('CareMoment'),
  vatRegime: z.enum(vatRegime),
  validFrom: z.nullable(z.iso.date()),
  reason: z.string(),
  createdAt: z.string(),
})

/** What a care worker invoiced in a year, minus credit notes. */
export const CareMomentInvoiceSummary = resource('CareMomentInvoiceSummary', '/care_moment_invoice_summaries', {
  careWorker: link('CareWorker'),
  year: z.int(),
  count: z.int(),
  ...amounts,
  expenses: z.int(),
  bonuses: z.int(),
  weeks: computed(z.array(z.object({ period: z.string(), count: z.int(), ...amounts }))),
  /** When the last of these invoices was made. */
  createdAt: z.string(),
})
export const CareWorkerAssistAnnualOverview = resource('CareWorkerAssistAnnualOverview', '/care_worker_assist_annual_overviews', {
  careWorker: link('CareWorker'),
  year: z.int(),
  careMoments: z.int(),
  minutes: z.int(),
  ...amounts,
  expenses: z.int(),
  bonuses: z.int(),
  invoiced: z.int(),
})
export const CareWorkerCareAssistInvoiceArchive = resource(
  'CareWorkerCareAssistInvoiceArchive',
  '/care_worker_care_assist_invoice_archives',
  {
    careWorker: link('CareWorker'),
    year: z.int(),
    invoices: z.int(),
    ...amounts,
  },
)

const worker = ['ROLE_CARE_WORKER', 'ROLE_PLANNER'] as const
const by = ['ROLE_CARE_WORKER', 'ROLE_PLANNER', ...organizationRoles] as const
const newestFirst = ['-issueDate', '-number'] as const
const invoiceFilters = [
  exact('period'),
  exact('type'),
  exact('vatRegime'),
  exact('careWorker.uuid'),
  custom('search', z.string()),
  custom('location', z.uuid()),
  /** How its payments add up: not or not fully, partly, exactly, or too much. Credited invoices and credit notes never match. */
  custom('paid', z.enum(['open', 'part', 'whole', 'over'])),
  exact('organization.uuid'),
  dates('issueDate'),
  dates('dueDate'),
  dates('createdAt'),
  order('period'),
  order('number'),
  order('issueDate'),
  order('dueDate'),
  order('createdAt'),
  order('payable'),
] as const
export const invoiceOperations = {
  get: get(CareMomentInvoice, { by }),
  list: list(CareMomentInvoice, {
    by,
    addition: true,
    order: newestFirst,
    filters: invoiceFilters,
  }),
  /** Every invoice the list matches, on all pages, as a CSV file. */
  exportCsv: file('/care_moment_invoices/export', {
    feature: 'exports',
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    order: newestFirst,
    filters: invoiceFilters,
  }),
  listOfCareWorker: list(CareMomentInvoice, {
    path: '/care_workers/{care_worker_id}/invoices',
    by: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'],
    order: ['-period', '-number'],
    filters: [exact('period'), order('period'), order('id', 'uuid')],
    parent: { parameter: 'care_worker_id', type: 'CareWorker', path: 'careWorker' },
  }),
  pdf: download(CareMomentInvoice, '/care_moment_invoices/{uuid}/pdf', { by, addition: true }),
  ubl: download(CareMomentInvoice, '/care_moment_invoices/{uuid}/ubl', { by, addition: true }),
  summaries: list(CareMomentInvoiceSummary, {
    by: worker,
    order: ['-year', 'careWorker.uuid'],
    filters: [exact('year'), exact('careWorker.uuid'), dates('createdAt'), order('year'), order('createdAt')],
  }),
  summary: get(CareMomentInvoiceSummary, { by: worker, path: '/care_moment_invoice_summaries/{uuid}' }),
  annualOverviews: list(CareWorkerAssistAnnualOverview, {
    by: worker,
    order: ['-year'],
    filters: [exact('year'), exact('careWorker.uuid')],
  }),
  annualOverviewPdf: download(CareWorkerAssistAnnualOverview, '/care_worker_assist_annual_overviews/{uuid}/pdf', {
    by: worker,
    addition: true,
  }),
  archives: list(CareWorkerCareAssistInvoiceArchive, {
    by: worker,
    order: ['-year'],
    filters: [exact('year'), exact('careWorker.uuid')],
  }),
  archiveZip: download(CareWorkerCareAssistInvoiceArchive, '/care_worker_care_assist_invoice_archives/{uuid}/download', {
    by: worker,
    addition: true,
  }),
  bonusLine: get(BonusLine, { by, path: '/care_moment_bonus_invoice_lines/{uuid}' }),
  expenseLine: get(ExpenseLine, { by, path: '/care_moment_expense_invoice_lines/{uuid}' }),
  fixedHourlyRateLine: get(FixedHourlyRateLine, { by, path: '/care_moment_fixed_hourly_rate_invoice_lines/{uuid}' }),
  hourlyRateLine: get(HourlyRateLine, { by, path: '/care_moment_hourly_rate_invoice_lines/{uuid}' }),
  vatRegimes: list(CareWorkerVatRegime, {
    by: worker,
    addition: true,
    order: ['-createdAt', '-uuid'],
    filters: [exact('careWorker.uuid'), exact('careMoment.uuid'), order('validFrom'), order('createdAt')],
  }),
  vatRegime: get(CareWorkerVatRegime, { by: worker, addition: true }),
  chooseVatRegime: create(
    CareWorkerVatRegime,
    z.object({
      careWorker: iri(CareWorker),
      vatRegime: z.enum(vatRegime),
      /** The first day of work for which it holds, or the one care moment. */
      validFrom: z.nullish(day()),
      careMoment: z.nullish(iri(CareMoment)),
      /** The VAT number on invoices with VAT; when omitted, the one already known. */
      vatId: z.nullish(vatId()),
      reason: text(500),
    }),
    { by: worker, addition: true, event: 'care_worker_vat_regime_chosen' },
  ),
}
