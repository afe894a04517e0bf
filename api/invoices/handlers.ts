import { sql } from 'kysely'
import type { invoiceOperations } from '../../contract/invoices.ts'
import { toUbl } from '../../rules/ubl.ts'
import type { Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { invoicePdf } from './print.ts'
import { printable } from './queries.ts'

export const handlers: Handlers<typeof invoiceOperations> = {
  pdf: async ({ tx, item }) => ({
    name: `factuur-${item.number}.pdf`,
    type: 'application/pdf',
    bytes: await invoicePdf(await printable(tx, item.uuid)),
  }),
  ubl: async ({ tx, item }) => ({
    name: `factuur-${item.number}.xml`,
    type: 'application/xml',
    bytes: Buffer.from(toUbl(await printable(tx, item.uuid))),
  }),
  earnings: async ({ tx, params, query, me }) => {
    if (params.uuid !== me.uuid && !me.roles.includes('ROLE_PLANNER')) throw new Problem('not_found')
    const { rows: months } = await sql<{ month: number; invoiced: number; toInvoice: number; minutes: number }>`
      select extract(month from date)::int as month, coalesce(sum(amount) filter (where care_moment_invoice_uuid is not null), 0)::int as invoiced,
        coalesce(sum(amount) filter (where care_moment_invoice_uuid is null), 0)::int as "toInvoice", coalesce(sum(minutes), 0)::int as minutes
      from care_moment_invoice_line where care_worker_uuid = ${params.uuid}::uuid
        and date >= make_date(${query.year}::int, 1, 1) and date < make_date(${query.year}::int + 1, 1, 1) group by 1 order by 1`.execute(
      tx,
    )
    const { rows: weeks } = await sql<{ period: string; invoices: number; total: number }>`
      select period, count(*)::int as invoices, sum(payable)::int as total from care_moment_invoice
      where care_worker_uuid = ${params.uuid}::uuid and period like ${`${query.year}-W%`} group by period order by period desc`.execute(
      tx,
    )
    return { months, weeks }
  },
}
