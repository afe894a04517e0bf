import { zipSync } from 'fflate'
import { sql } from 'kysely'
import type { invoiceOperations } from '../../contract/invoices.ts'
import { toUbl } from '../../rules/ubl.ts'
import type { Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { invoicePdf, overviewPdf } from './print.ts'
import { earningsByMonth, nameOf, printable } from './queries.ts'

const kindOf = (type: string) => (type === 'credit_note' ? 'creditnota' : 'factuur')

export const handlers: Handlers<typeof invoiceOperations> = {
  pdf: async ({ tx, item }) => ({
    name: `${kindOf(item.type)}-${item.number}.pdf`,
    type: 'application/pdf',
    bytes: await invoicePdf(await printable(tx, item.uuid)),
  }),
  ubl: async ({ tx, item }) => ({
    name: `${kindOf(item.type)}-${item.number}.xml`,
    type: 'application/xml',
    bytes: Buffer.from(toUbl(await printable(tx, item.uuid))),
  }),
  annualOverviewPdf: async ({ tx, item }) => {
    const worker = item.careWorker.slice(-36)
    const overview = { ...item, name: await nameOf(tx, worker), months: await earningsByMonth(tx, worker, item.year) }
    return { name: `jaaroverzicht-${item.year}.pdf`, type: 'application/pdf', bytes: await overviewPdf(overview) }
  },
  archiveZip: async ({ tx, item }) => {
    const invoices = await tx
      .selectFrom('care_moment_invoice')
      .select(['uuid', 'number', 'type'])
      .where('care_worker_uuid', '=', item.careWorker.slice(-36))
      .where('year', '=', item.year)
      .orderBy('sequence')
      .execute()
    const files: Record<string, Uint8Array> = {}
    for (const { uuid, number, type } of invoices) {
      const invoice = await printable(tx, uuid)
      files[`${kindOf(type)}-${number}.pdf`] = await invoicePdf(invoice)
      files[`${kindOf(type)}-${number}.xml`] = Buffer.from(toUbl(invoice))
    }
    // PDFs are compressed already: stored, not squeezed again.
    return { name: `facturen-${item.year}.zip`, type: 'application/zip', bytes: Buffer.from(zipSync(files, { level: 0 })) }
  },
  earnings: async ({ tx, params, query, me }) => {
    if (params.uuid !== me.uuid && !me.roles.includes('ROLE_PLANNER')) throw new Problem('not_found')
    const months = await earningsByMonth(tx, params.uuid, query.year)
    const { rows: weeks } = await sql<{ period: string; invoices: number; total: number }>`
      select period, count(*)::int as invoices, sum(payable)::int as total from care_moment_invoice
      where care_worker_uuid = ${params.uuid}::uuid and period like ${`${query.year}-W%`} group by period order by period desc`.execute(
      tx,
    )
    return { months, weeks }
  },
}
