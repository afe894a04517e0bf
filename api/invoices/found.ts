// Finds invoices by what someone types, and gathers everything on an invoice.
import { sql } from 'kysely'
import type { Role } from '../../contract/language.ts'
import type { Customer, Party, PrintableInvoice } from '../../rules/money/invoice.ts'
import type { InvoiceLine } from '../../rules/money/invoice-lines.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Row } from '../platform/concept.ts'
import type { Database, Sql, Tx } from '../platform/database/database.ts'
import { holds, spoken } from '../platform/rows/search.ts'

// A number as people say it: 2026-00012, 2026 12.
const numberIn = (search: string) => {
  const [, year, sequence] = /^\s*(\d{4})\D+(\d{1,5})\s*$/.exec(search) ?? /^\s*(\d{4})(\d{5})\s*$/.exec(search) ?? []
  return year && sequence ? `${year}-${sequence.padStart(5, '0')}` : null
}

// The invoices of work at locations and, for viewers who plan the care, of clients with these letters in their name.
const isOfWorkAt = (row: Row, search: string) => {
  const isA = (role: Role) => row.me.roles.includes(role)
  const isWorker = isA('ROLE_CARE_WORKER')
  let mayRead = sql`true`
  if (isWorker) mayRead = sql`m.assignee_uuid = ${row.me.uuid}`
  if (isA('ROLE_ORGANIZATION_USER')) mayRead = sql`m.organization_uuid = ${myOrganization(row)}`
  if (isA('ROLE_ORGANIZATION_LOCATION_ADMIN')) mayRead = sql`m.location_uuid = ${myLocations(row)}`
  const atLocation = sql`m.location_uuid = any(array(select uuid from organization_location where ${holds(spoken(sql`name`), search)}))`
  const ofClient = sql`m.client_uuid = any(array(select uuid from client where ${holds(sql`name_folded`, search)}))`
  // Hundreds of people may have this name. PostgreSQL checks each invoice against `in (select …)` with a hash, and against an
  // array one by one.
  return sql`${row.alias}.uuid in (select line.care_moment_invoice_uuid from care_moment_invoice_line line
    join care_moment m on m.uuid = line.care_moment_uuid where ${mayRead} and ${isWorker ? atLocation : sql`(${atLocation} or ${ofClient})`})`
}

// The order number of a shift, which only the organization and the back office see.
const isOrdered = ({ alias, me }: Row, search: string) =>
  me.roles.includes('ROLE_CARE_WORKER')
    ? sql`false`
    : sql`${alias}.uuid = any(array(select care_moment_invoice_uuid from care_moment_invoice_line where order_number = ${search.trim()}))`

/** By the name of the care worker, the invoice number, the order number of the payer or of a shift, or the work that is invoiced. */
export const isFoundInvoice = (
  row: Row,
  search: string,
): Sql => sql`(${row.alias}.care_worker_uuid in (select uuid from care_worker_profile
    where ${holds(sql`name_folded`, search)}) or ${row.alias}.number = ${numberIn(search)}
  or ${row.alias}.parties->'customer'->>'orderNumber' = ${search.trim()} or ${isOrdered(row, search)} or ${isOfWorkAt(row, search)})`

/** By how the payments of an invoice without a credit note compare with its amount. Only for viewers who may read the payments. */
export const isPaid = ({ alias, shown }: Row, state: 'open' | 'part' | 'whole' | 'over'): Sql => {
  const paid = sql`coalesce((select sum(l.bank_amount) from payout_ledger l
    where l.care_moment_invoice_uuid = ${alias}.uuid and l.kind = 'payment'), 0)`
  const compared = {
    open: sql`${paid} < ${alias}.payable`,
    part: sql`${paid} < ${alias}.payable and ${paid} <> 0`,
    whole: sql`${paid} >= ${alias}.payable`,
    over: sql`${paid} > ${alias}.payable`,
  }[state]
  return sql`(${shown('paid') ?? sql`true`} and ${alias}.type = 'invoice' and ${compared}
    and not exists (select 1 from care_moment_invoice note where note.credits_uuid = ${alias}.uuid))`
}

/** An invoice with everything that is printed on it. */
export const printable = async (db: Database | Tx, uuid: string): Promise<PrintableInvoice> => {
  const invoice = await db.selectFrom('care_moment_invoice').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('care_moment_invoice_line')
    .selectAll()
    .where('care_moment_invoice_uuid', '=', uuid)
    .orderBy('date')
    .orderBy('start_date')
    .orderBy('uuid')
    .execute()
  const credited = invoice.credits_uuid
    ? await db
        .selectFrom('care_moment_invoice')
        .select('number')
        .where('uuid', '=', invoice.credits_uuid)
        .executeTakeFirstOrThrow()
    : undefined
  // A credit note has negative amounts; its print shows the credited amounts.
  const sign = invoice.type === 'credit_note' ? -1 : 1
  const parties = invoice.parties as unknown as { supplier: Party; customer: Customer; iban: string | null }
  return {
    number: invoice.number,
    period: invoice.period,
    issueDate: invoice.issue_date,
    dueDate: invoice.due_date,
    type: invoice.type as PrintableInvoice['type'],
    ...(credited && { creditedInvoiceNumber: credited.number }),
    ...(invoice.reason && { reason: invoice.reason }),
    buyerReference: parties.customer.buyerReference ?? invoice.period,
    supplier: parties.supplier,
    customer: parties.customer,
    paymentIban: parties.iban,
    vatRegime: invoice.vat_regime as PrintableInvoice['vatRegime'],
    lines: lines.map(line => ({
      kind: line.kind as InvoiceLine['kind'],
      description: line.description,
      date: line.date,
      location: line.location,
      startDate: line.start_date,
      endDate: line.end_date,
      quantity: sign * line.quantity,
      unit: line.unit as InvoiceLine['unit'],
      unitPriceCents: line.unit_price,
      amountCents: sign * line.amount,
      orderNumber: line.order_number,
      costCentre: line.cost_centre,
    })),
    totalCents: sign * invoice.total,
    vatCents: sign * invoice.vat,
    payableCents: sign * invoice.payable,
  }
}
