// Invoices and their lines: who sees them, the lines of an approved moment, the weekly run, the data for printing one invoice.
import { type Insertable, sql } from 'kysely'
import type { invoiceOperations } from '../../contract/money/invoices.ts'
import type { InvoiceLine } from '../../rules/money/invoice-lines.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Row, Visible } from '../platform/concept.ts'
import { type Sql, type Tx, unheeded, wireTime } from '../platform/database/database.ts'
import type { CareWorkerVatRegime } from '../platform/database/schema.ts'
import { Problem } from '../platform/problem.ts'
import { isFoundInvoice, isPaid } from './found.ts'

const officeOnly = { ROLE_CLIENT_ADMIN: false, ROLE_PLANNER: true, ROLE_BACK_OFFICE_EMPLOYEE: false } as const
const isOwn = (row: Row) => sql`${row.alias}.care_worker_uuid = ${row.me.uuid}`
const isOfOrganization = (row: Row) => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`
const atMyLocations = (row: Row, moment: Sql) =>
  sql`exists (select 1 from care_moment m where m.uuid = ${moment} and m.location_uuid = ${myLocations(row)})`

// An invoice covers a whole organization: an admin of only some locations sees the lines of those, and totals of these lines.
const isOfSome = ({ me }: Pick<Row, 'me'>) => me.roles.includes('ROLE_ORGANIZATION_LOCATION_ADMIN')
const seenLines = (row: Row) => (isOfSome(row) ? sql`and ${atMyLocations(row, sql`line.care_moment_uuid`)}` : sql``)
const sumOf = (row: Row) =>
  sql`(select coalesce(sum(line.amount), 0)::int from care_moment_invoice_line line where line.care_moment_invoice_uuid = ${row.alias}.uuid ${seenLines(row)})`
const vatOf = (row: Row) =>
  sql`(case when ${row.alias}.vat_regime = 'standard_21' then round(${sumOf(row)} * 0.21)::int else 0 end)`
const part = (own: string, sum: (row: Row) => Sql) => (row: Row) => (isOfSome(row) ? sum(row) : sql`${row.alias}.${sql.ref(own)}`)

const workersOwn: Visible = {
  ...officeOnly,
  ROLE_CARE_WORKER: isOwn,
  ROLE_ORGANIZATION_USER: false,
  ROLE_ORGANIZATION_LOCATION_ADMIN: false,
}

const lineOf = (kind: string) => {
  const ofKind = (condition: (row: Row) => Sql) => (row: Row) => sql`(${row.alias}.kind = ${kind} and ${condition(row)})`
  return {
    visible: {
      ...officeOnly,
      ROLE_PLANNER: (row: Row) => sql`${row.alias}.kind = ${kind}`,
      ROLE_CARE_WORKER: ofKind(isOwn),
      ROLE_ORGANIZATION_USER: ofKind(isOfOrganization),
      ROLE_ORGANIZATION_LOCATION_ADMIN: ofKind(row => atMyLocations(row, sql`${row.alias}.care_moment_uuid`)),
    },
  }
}

// A computed field keeps its nulls, so the day is always there.
const payoutOf = (invoice: Sql) => sql`(
  select case
    when booking.booked_on is not null
      then jsonb_build_object('state', case ${invoice}.type when 'invoice' then 'paid_out' else 'paid_back' end, 'on', booking.booked_on)
    when ${invoice}.type = 'credit_note'
      then jsonb_build_object('state', case when is_paid_out(${invoice}.credits_uuid) then 'to_pay_back' else 'none' end, 'on', null)
    when exists (select 1 from care_moment_invoice note where note.credits_uuid = ${invoice}.uuid and note.type = 'credit_note')
      then jsonb_build_object('state', 'none', 'on', null)
    when run.execution_date is not null then jsonb_build_object('state', 'in_run', 'on', run.execution_date)
    else jsonb_build_object('state', 'open', 'on', ${invoice}.due_date) end
  from (select 1) one
    left join payout_ledger booking on booking.care_moment_invoice_uuid = ${invoice}.uuid and booking.kind = 'payout'
    left join lateral (select f.execution_date from payout_file_invoice x join payout_file f on f.uuid = x.payout_file_uuid
      where x.care_moment_invoice_uuid = ${invoice}.uuid and x.live and f.status = 'made') run on true)`

export const queries: Queries<typeof invoiceOperations> = {
  CareMomentInvoice: {
    visible: {
      ...officeOnly,
      ROLE_CARE_WORKER: isOwn,
      ROLE_ORGANIZATION_USER: isOfOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN:
        row => sql`${isOfOrganization(row)} and exists (select 1 from care_moment_invoice_line line join care_moment m on m.uuid = line.care_moment_uuid
        where line.care_moment_invoice_uuid = ${row.alias}.uuid and m.location_uuid = ${myLocations(row)})`,
    },
    filters: {
      search: isFoundInvoice,
      paid: isPaid,
      location: (row, value: string) =>
        sql`exists (select 1 from care_moment_invoice_line line join care_moment m on m.uuid = line.care_moment_uuid
          where line.care_moment_invoice_uuid = ${row.alias}.uuid and m.location_uuid = ${value} ${seenLines(row)})`,
    },
    computed: {
      creditedBy: ({ alias }) =>
        sql`(select '/v1/care_moment_invoices/' || note.uuid from care_moment_invoice note where note.credits_uuid = ${alias}.uuid and note.type = 'credit_note')`,
      creditsNumber: ({ alias }) =>
        sql`(select credited.number from care_moment_invoice credited where credited.uuid = ${alias}.credits_uuid)`,
      payout: ({ alias }) => payoutOf(alias),
      paidOn: ({ alias }) => sql`paid_on(${alias}.uuid)`,
      ...{ paid: ({ alias }: Row) => sql`paid_of(${alias}.uuid)`, open: ({ alias }: Row) => sql`open_of(${alias}.uuid)` },
      payments: ({ alias: a }) =>
        sql`(select coalesce(jsonb_agg(jsonb_build_object('uuid', l.uuid, 'bookedOn', l.booked_on, 'amount', l.bank_amount)
          order by l.booked_on, l.created_at, l.uuid), '[]') from payments_of(${a}.uuid) l)`,
      ...{ total: part('total', sumOf), vat: part('vat', vatOf) },
      payable: part('payable', row => sql`(${sumOf(row)} + ${vatOf(row)})`),
      isPart: row => sql`${sql.raw(String(isOfSome(row)))} and exists (select 1 from care_moment_invoice_line line
        where line.care_moment_invoice_uuid = ${row.alias}.uuid and not ${atMyLocations(row, sql`line.care_moment_uuid`)})`,
      locations: row =>
        sql`(select coalesce(jsonb_agg(distinct line.location), '[]') from care_moment_invoice_line line
          where line.care_moment_invoice_uuid = ${row.alias}.uuid and line.location is not null ${seenLines(row)})`,
      lines: row => sql`(select coalesce(jsonb_agg(jsonb_build_object('uuid', line.uuid, 'kind', line.kind,
          'careMoment', '/v1/care_moments/' || line.care_moment_uuid, 'careMomentInvoice', '/v1/care_moment_invoices/' || line.care_moment_invoice_uuid,
          'description', line.description, 'date', line.date, 'location', line.location,
          'startDate', ${wireTime(sql`line.start_date`)}, 'endDate', ${wireTime(sql`line.end_date`)}, 'quantity', line.quantity, 'unit', line.unit, 'unitPrice', line.unit_price, 'amount', line.amount)
          order by line.date, line.start_date, line.uuid), '[]') from care_moment_invoice_line line where line.care_moment_invoice_uuid = ${row.alias}.uuid ${seenLines(row)})`,
    },
  },
  CareMomentInvoiceSummary: {
    visible: workersOwn,
    isView: true,
    computed: {
      weeks: ({ alias }) => sql`(select coalesce(jsonb_agg(week order by week.period desc), '[]') from (
        select period, (count(*) filter (where type = 'invoice'))::int as count, sum(total)::int as total, sum(vat)::int as vat,
          sum(payable)::int as payable from care_moment_invoice
        where care_worker_uuid = ${alias}.care_worker_uuid and year = ${alias}.year group by period) week)`,
    },
  },
  CareWorkerAssistAnnualOverview: { visible: workersOwn, isView: true },
  CareWorkerCareAssistInvoiceArchive: { visible: workersOwn, isView: true },
  CareWorkerVatRegime: { visible: workersOwn },
  CareMomentBonusInvoiceLine: lineOf('bonus'),
  CareMomentExpenseInvoiceLine: lineOf('expense'),
  CareMomentFixedHourlyRateInvoiceLine: lineOf('fixed_hourly_rate'),
  CareMomentHourlyRateInvoiceLine: lineOf('hourly_rate'),
}

interface ApprovedMoment {
  uuid: string
  careWorker: string
  organization: string
  contractType: string
  minutes: number
  date: string
  period: string
  location: string
  startDate: string
  endDate: string
}
// How often the hours of a moment were credited, plus one: how often they may be invoiced.
const roundOf = (moment: string) => sql<number>`1 + (
  select count(*)::int from care_moment_invoice_line line join care_moment_invoice i on i.uuid = line.care_moment_invoice_uuid
  where line.care_moment_uuid = ${moment}::uuid and i.type = 'credit_note' and line.kind in ('hourly_rate', 'fixed_hourly_rate'))`
const orderNumberOf = (moment: string) => sql<string | null>`(select order_number from care_moment where uuid = ${moment}::uuid)`
const costCentreOf = (moment: string) => sql<string | null>`(
  select coalesce(m.cost_centre, l.cost_centre) from care_moment m join organization_location l on l.uuid = m.location_uuid where m.uuid = ${moment}::uuid)`
/** Writes the lines of an approved moment, in the transaction of the approval. */
export const addLines = async (tx: Tx, moment: ApprovedMoment, lines: InvoiceLine[], now: string): Promise<void> => {
  const rows = lines.map(line => ({
    care_moment_uuid: moment.uuid,
    care_worker_uuid: moment.careWorker,
    organization_uuid: moment.organization,
    contract_type: moment.contractType,
    kind: line.kind,
    description: line.description,
    date: moment.date,
    period: moment.period,
    location: moment.location,
    start_date: moment.startDate,
    end_date: moment.endDate,
    minutes: line.unit === 'HUR' ? moment.minutes : null,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unitPriceCents,
    amount: line.amountCents,
    order_number: orderNumberOf(moment.uuid),
    cost_centre: costCentreOf(moment.uuid),
    round: roundOf(moment.uuid),
    created_at: now,
  }))
  // The first approved moment puts a worker in the phase `won`.
  await tx
    .with('lines', db => db.insertInto('care_moment_invoice_line').values(rows))
    .updateTable('care_worker')
    .set({ phase: 'won' })
    .where('uuid', '=', moment.careWorker)
    .where('phase', '=', 'startup')
    .modifyEnd(unheeded)
    .execute()
}

// The lock between storing a VAT choice and the weekly run, which reads these choices: they wait for each other.
const vatLock = 7312
/** Stores a choice of VAT regime for a worker; gives its uuid. Throws 409 when work that it applies to was invoiced and not credited. */
export const addVatRegime = async (tx: Tx, choice: Insertable<CareWorkerVatRegime>): Promise<string> => {
  await sql`select pg_advisory_xact_lock_shared(${vatLock})`.execute(tx)
  const { care_worker_uuid: worker, care_moment_uuid: moment, valid_from: from } = choice
  const invoiced = await sql`
    select 1 from care_moment_invoice_line line join care_moment_invoice i on i.uuid = line.care_moment_invoice_uuid
    where line.care_worker_uuid = ${worker}::uuid and (line.care_moment_uuid = ${moment ?? null}::uuid or line.date >= ${from ?? null}::date)
      and i.type = 'invoice' and not exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid) limit 1`.execute(
    tx,
  )
  if (invoiced.rows.length > 0) throw new Problem('already_invoiced')
  return (await tx.insertInto('care_worker_vat_regime').values(choice).returning('uuid').executeTakeFirstOrThrow()).uuid
}

/**
 * Makes the invoices of a week, including older work that was approved late: one for each care worker, organization and VAT regime, for
 * freelance lines only. The VAT choice for the day of the work applies, because a service is taxed on that day (Wet OB, article 13). Gives
 * the uuids. A second run for the same week makes nothing twice.
 */
export const makeInvoices = async (tx: Tx, period: string, issueDate: string, now: string): Promise<string[]> => {
  await sql`select pg_advisory_xact_lock(${vatLock})`.execute(tx)
  const { rows } = await sql<{ uuid: string }>`
    with loose as materialized (
      select uuid, care_worker_uuid, organization_uuid, amount, vat_regime_of(care_worker_uuid, care_moment_uuid, date) as vat_regime
      from care_moment_invoice_line line
      where care_moment_invoice_uuid is null and contract_type = 'freelance' and period <= ${period}
      and not exists (select 1 from care_moment_invoice i where i.care_worker_uuid = line.care_worker_uuid and i.organization_uuid = line.organization_uuid
        and i.period = ${period} and i.type = 'invoice')
    ), due as (
      select care_worker_uuid, organization_uuid, vat_regime, sum(amount)::int as total from loose group by 1, 2, 3
    ), made as (
      insert into care_moment_invoice (care_worker_uuid, organization_uuid, year, sequence, period, vat_regime, issue_date, due_date, parties, total, vat, payable, created_at)
      select due.care_worker_uuid, due.organization_uuid, extract(year from ${issueDate}::date), null, ${period}, due.vat_regime, ${issueDate}::date, ${issueDate}::date + 14,
        jsonb_build_object('supplier', jsonb_build_object('name', p.first_name || ' ' || p.last_name, 'tradeName', w.trade_name, 'street', p.street || ' ' || p.house_number,
          'city', p.city, 'postcode', p.postcode, 'country', p.country, 'kvk', w.kvk, 'vatId', w.vat_id, 'email', a.username),
          'customer', jsonb_build_object('name', o.name, 'street', o.street, 'city', o.city, 'postcode', o.postcode, 'country', o.country, 'kvk', o.kvk, 'vatId', o.vat_id, 'email', o.invoice_email,
            'buyerReference', o.buyer_reference, 'orderNumber', o.order_number, 'oin', o.oin),
          'iban', w.iban),
        due.total, vat.amount, due.total + vat.amount, ${now}
      from due join care_worker w on w.uuid = due.care_worker_uuid join care_worker_profile p on p.uuid = w.uuid join account a on a.uuid = w.uuid
      join organization o on o.uuid = due.organization_uuid,
      lateral (select case when due.vat_regime = 'standard_21' then round(due.total * 0.21)::int else 0 end as amount) vat
      order by due.care_worker_uuid, o.name, due.vat_regime
      returning uuid, care_worker_uuid, organization_uuid, vat_regime
    ), gathered as (
      update care_moment_invoice_line line set care_moment_invoice_uuid = made.uuid
      from loose join made using (care_worker_uuid, organization_uuid, vat_regime) where line.uuid = loose.uuid
    )
    select uuid from made`.execute(tx)
  return rows.map(row => row.uuid)
}

/** Credits a whole invoice: makes a credit note with the next number and every line; gives its uuid. */
export const creditInvoice = async (tx: Tx, invoice: string, reason: string, issueDate: string, now: string): Promise<string> => {
  const { rows } = await sql<{ uuid: string }>`
    insert into care_moment_invoice (care_worker_uuid, organization_uuid, year, sequence, period, type, credits_uuid, vat_regime, issue_date, due_date,
      parties, total, vat, payable, reason, created_at)
    select care_worker_uuid, organization_uuid, extract(year from ${issueDate}::date), null, period, 'credit_note', uuid, vat_regime, ${issueDate}::date,
      ${issueDate}::date, parties, -total, -vat, -payable, ${reason}, ${now} from care_moment_invoice where uuid = ${invoice}::uuid
    returning uuid`.execute(tx)
  const { uuid } = rows[0]!
  await sql`
    insert into care_moment_invoice_line (care_moment_uuid, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, contract_type, kind, description,
      date, period, location, start_date, end_date, minutes, quantity, unit, unit_price, amount, order_number, cost_centre, round, created_at)
    select care_moment_uuid, ${uuid}::uuid, care_worker_uuid, organization_uuid, contract_type, kind, description,
      date, period, location, start_date, end_date, -minutes, -quantity, unit, unit_price, -amount, order_number, cost_centre, round, ${now} from care_moment_invoice_line line
    where care_moment_invoice_uuid = ${invoice}::uuid order by line.uuid`.execute(tx)
  return uuid
}
