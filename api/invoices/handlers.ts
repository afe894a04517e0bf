import { type Member, uuidOf } from '../../contract/language.ts'
import { CareMomentInvoice, invoiceOperations } from '../../contract/money/invoices.ts'
import type { PrintableInvoice } from '../../rules/money/invoice.ts'
import { toUbl } from '../../rules/money/ubl.ts'
import { earningsOfYear, nameOf } from '../earnings/queries.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import { pdfKeptIn } from '../platform/events/kept-pdf.ts'
import { archiveFor } from '../platform/files/archive.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findPage } from '../platform/rows/rows.ts'
import { showTo } from '../platform/rows/show.ts'
import { printable } from './found.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { invoicesCsv, printInvoice, printOverview } from './print.ts'
import { addVatRegime, queries } from './queries.ts'

type ListedInvoice = Member<typeof CareMomentInvoice>
const isElectronic = ({ supplier, customer }: PrintableInvoice) => supplier.kvk !== null && customer.kvk !== null
const ublOf = (invoice: PrintableInvoice): Buffer => Buffer.from(toUbl(invoice))
const kindOf = (type: string) => (type === 'credit_note' ? 'creditnota' : 'factuur')

/** The PDF of an invoice: made at the first request and then stored, because an invoice never changes. */
const pdfOf = (db: Database, uuid: string, now: string): Promise<Buffer> =>
  pdfKeptIn(db, 'invoice_pdf', { uuid, now }, async () => printInvoice(await printable(db, uuid)))

const handlers = {
  pdf: async ({ db, item, now }) => {
    mustSeeAll(item)
    const name = `${kindOf(item.type)}-${item.number}.pdf`
    return { name, type: 'application/pdf', content: () => pdfOf(db, item.uuid, now) }
  },
  ubl: async ({ tx, item }) => {
    mustSeeAll(item)
    const invoice = await printable(tx, item.uuid)
    if (!isElectronic(invoice)) throw new Problem('no_electronic_invoice')
    const name = `${kindOf(item.type)}-${item.number}.xml`
    return { name, type: 'application/xml; charset=utf-8', content: async () => ublOf(invoice) }
  },
  exportCsv: async ({ tx, viewer, search }) => {
    const wholeSearch = new Map([...search, ['pagination', ['false']]])
    const { items, totalItems } = await findPage(
      tx,
      { ...invoiceOperations.list, by: invoiceOperations.exportCsv.by },
      wholeSearch,
      viewer,
    )
    // A file cannot show that rows are missing, so an incomplete one is refused.
    if (totalItems > items.length)
      throw new Problem('too_many_rows', { count: `${totalItems}`, what: 'facturen', most: `${items.length}` })
    for (const item of items) showTo(viewer, CareMomentInvoice, item, 'list')
    const listed = items as unknown as ListedInvoice[]
    return {
      name: 'facturen.csv',
      type: 'text/csv; charset=utf-8',
      content: async () => Buffer.from(invoicesCsv(listed)),
    }
  },
  chooseVatRegime: async ({ tx, body, now }) => {
    const { careWorker, careMoment, validFrom, reason } = body
    if (Boolean(careMoment) === Boolean(validFrom))
      throw invalid('validFrom', 'Kies vanaf welke dag dit geldt, of voor welke dienst.')
    if (careMoment) await mustWork(tx, careWorker, careMoment)
    await keepVatId(tx, careWorker, body)
    return addVatRegime(tx, {
      care_worker_uuid: careWorker,
      care_moment_uuid: careMoment ?? null,
      vat_regime: body.vatRegime,
      valid_from: validFrom ?? null,
      reason,
      created_at: now,
    })
  },
  annualOverviewPdf: async ({ tx, item, now }) => {
    const worker = uuidOf(item.careWorker)
    const overview = { ...item, name: await nameOf(tx, worker), months: await earningsOfYear(tx, worker, item.year, now) }
    return {
      name: `jaaroverzicht-${item.year}.pdf`,
      type: 'application/pdf',
      content: async () => Buffer.from(await printOverview(overview)),
    }
  },
  archiveZip: async ({ tx, db, item, me, now }) => {
    const invoices = await tx
      .selectFrom('care_moment_invoice')
      .select(['uuid', 'number', 'type'])
      .where('care_worker_uuid', '=', uuidOf(item.careWorker))
      .where('year', '=', item.year)
      .orderBy('sequence')
      .execute()
    async function* files() {
      for (const { uuid, number, type } of invoices) {
        const name = `${kindOf(type)}-${number}`
        yield { name: `${name}.pdf`, bytes: await pdfOf(db, uuid, now) }
        const invoice = await printable(db, uuid)
        if (isElectronic(invoice)) yield { name: `${name}.xml`, bytes: ublOf(invoice) }
      }
    }
    const name = `facturen-${item.year}.zip`
    return { name, type: 'application/zip', content: () => archiveFor(me.uuid, files()) }
  },
} satisfies Handlers<typeof invoiceOperations>

// An invoice is indivisible: with only some of its lines it would be a different invoice.
const mustSeeAll = ({ isPart }: { isPart: boolean }) => {
  if (isPart) throw new Problem('part_of_invoice')
}
const mustWork = async (tx: Tx, worker: string, moment: string) => {
  const momentsOfWorker = tx
    .selectFrom('care_moment')
    .select('uuid')
    .where('uuid', '=', moment)
    .where('assignee_uuid', '=', worker)
  if (!(await momentsOfWorker.executeTakeFirst())) throw invalid('careMoment', 'Deze dienst is niet van deze zorgverlener.')
}
// An invoice with VAT carries both numbers of the sender (Wet OB, article 35a).
const keepVatId = async (
  tx: Tx,
  worker: string,
  { vatRegime, vatId: given }: { vatRegime: string; vatId?: string | null | undefined },
) => {
  const known = await tx.selectFrom('care_worker').select(['kvk', 'vat_id']).where('uuid', '=', worker).executeTakeFirstOrThrow()
  if (vatRegime === 'standard_21' && !given && !known.vat_id)
    throw invalid('vatId', 'Vul je btw-id in: zonder mag er geen btw op je factuur.', violationCodes.null)
  if (vatRegime === 'standard_21' && !known.kvk)
    throw invalid('vatRegime', 'Je KvK-nummer ontbreekt nog. Lever eerst je KvK-uittreksel in.')
  if (given) await tx.updateTable('care_worker').set({ vat_id: given }).where('uuid', '=', worker).execute()
}

// Database constraints for what two people could break at the same time, and the refusal that the second one gets.
const conflicts = {
  one_hours_line: 'taken',
  one_credit_note: 'already_credited',
} as const

export const invoices = {
  operations: invoiceOperations,
  handlers,
  queries,
  mails,
  mailTemplates,
  jobs,
  conflicts,
} satisfies Concept
