// The ledger, which only planners see, and what must be paid out or exported to payroll for a week.
import { type Insertable, sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import type { payoutOperations } from '../../contract/money/payouts.ts'
import type { InvoiceLine } from '../../rules/money/invoice-lines.ts'
import type { IrregularWindow } from '../../rules/money/irregular-hours.ts'
import { everyRole, type Queries, type Visible } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import type { PayoutFile } from '../platform/database/schema.ts'
import { record } from '../platform/events/outbox.ts'
import { Problem } from '../platform/problem.ts'

/** The invoice `i` was not paid out, not credited, and is in no file that the bank has. */
const waits = sql`not exists (select 1 from payout_ledger l where l.care_moment_invoice_uuid = i.uuid and l.kind = 'payout')
  and not exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid)
  and not exists (select 1 from payout_file_invoice f where f.care_moment_invoice_uuid = i.uuid and f.live)`

const plannerOnly: Visible = { ...everyRole(false), ROLE_PLANNER: true }
export const queries: Queries<Omit<typeof payoutOperations, 'credit'>> = {
  PayoutLedger: { visible: plannerOnly },
  PayoutFile: {
    visible: plannerOnly,
    computed: {
      leftOut: ({
        alias,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('careMomentInvoice', '/v1/care_moment_invoices/' || i.uuid,
          'careWorker', '/v1/care_workers/' || i.care_worker_uuid, 'name', i.parties #>> '{supplier,name}', 'number', i.number,
          'amount', i.payable) order by i.care_worker_uuid, i.number), '[]')
        from care_moment_invoice i where i.uuid = any(${alias}.left_out) and ${waits})`,
    },
  },
  IrregularHoursWindow: { visible: plannerOnly },
}

/** Crediting, booking and making files happen one after the other, because each depends on the result of the others. */
export const lockMoney = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7311)`.execute(tx)
}
/** Throws 409 while the invoice is in a file whose result at the bank is not known yet. */
export const mustBeInNoFile = async (tx: Tx, invoice: string): Promise<void> => {
  const { rows } = await sql`
    select 1 from payout_file_invoice i join payout_file f on f.uuid = i.payout_file_uuid
    where i.care_moment_invoice_uuid = ${invoice}::uuid and f.status = 'made'`.execute(tx)
  if (rows.length > 0) throw new Problem('in_payout_file')
}

/** After crediting an invoice: its approved moments wait for hours again. */
export const reopenMoments = async (tx: Tx, invoice: string, reason: string, me: Actor, now: string): Promise<void> => {
  const { from, to, event } = CareMoment.actions.reopen[0]!
  const { rows } = await sql<{ uuid: string }>`
    update care_moment set status = ${to}, status_reason = ${reason}, reopened_at = ${now}, resolved_for_care_worker_at = null,
      updated_at = ${now}, version = version + 1
    where status = ${from[0]} and uuid in (select care_moment_uuid from care_moment_invoice_line where care_moment_invoice_uuid = ${invoice}::uuid)
    returning uuid`.execute(tx)
  const change = { name: event, subjectType: CareMoment.type, me, now, from: from[0]!, to: to!, reason }
  await record(
    tx,
    rows.map(({ uuid }) => ({ ...change, subjectUuid: uuid })),
  )
}

interface OpenInvoice {
  type: 'invoice' | 'credit_note'
  issueDate: string
  payable: number
  paid: number
  /** What was paid of the invoice, minus what was refunded on its credit note. */
  together: number
  open: number
}
/** What an organization owes for an invoice, and what was paid of it. */
export const owedOf = async (tx: Tx, invoice: string): Promise<OpenInvoice> => {
  const { rows } = await sql<OpenInvoice>`
    select i.type, i.issue_date as "issueDate", i.payable, paid_of(i.uuid) as paid, open_of(i.uuid) as open,
      (select sum(paid_of(one.uuid))::int from care_moment_invoice one
        where coalesce(i.credits_uuid, i.uuid) in (one.uuid, one.credits_uuid)) as together
    from care_moment_invoice i where i.uuid = ${invoice}::uuid`.execute(tx)
  return rows[0]!
}

interface Booking {
  invoice: string
  kind: 'payment' | 'payout'
  amount: number
  bookedOn: string
  reverses?: string
  reason?: string
}
/** Books what the bank received (a payment) or sent (a payout); gives the uuid. The database refuses a second payout or repayment. */
export const book = async (
  tx: Tx,
  { invoice, kind, amount, bookedOn, reverses, reason }: Booking,
  now: string,
): Promise<string> => {
  const isPayment = kind === 'payment'
  const { rows } = await sql<{ uuid: string }>`
    insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
      bank_amount, booked_on, reverses_uuid, reason, created_at)
    select ${kind}, uuid, care_worker_uuid, organization_uuid, period, ${isPayment ? -amount : 0}::int, ${isPayment ? 0 : amount}::int,
      ${isPayment ? amount : -amount}::int, ${bookedOn}::date, ${reverses ?? null}::uuid, ${reason ?? null}, ${now}
    from care_moment_invoice where uuid = ${invoice}::uuid returning uuid`.execute(tx)
  return rows[0]!.uuid
}

export const totals = async (tx: Tx) => {
  const { rows } = await sql<{ careWorker: string; name: string; invoiced: number; paidOut: number; toPayOut: number }>`
    select '/v1/care_workers/' || l.care_worker_uuid as "careWorker", p.first_name || ' ' || p.last_name as name,
      coalesce(-sum(care_worker_amount) filter (where kind in ('invoice', 'credit_note')), 0)::int as invoiced,
      coalesce(sum(care_worker_amount) filter (where kind = 'payout'), 0)::int as "paidOut", -sum(care_worker_amount)::int as "toPayOut"
    from payout_ledger l join care_worker_profile p on p.uuid = l.care_worker_uuid
    group by l.care_worker_uuid, p.uuid order by p.last_name_sorted, p.first_name_sorted, p.uuid`.execute(tx)
  return rows
}

interface Day {
  date: string
  owedByOrganizations: number
  owedToCareWorkers: number
  bank: number
  inTransit: number
  addsUp: boolean
}
interface Fault {
  kind: 'invoice' | 'payment' | 'payout' | 'payout_file'
  '@id': string
  name: string
  since: string
  expected: number
  found: number
}
interface Balance {
  days: Day[]
  addsUpSince: string | null
  faults: Fault[]
}
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Europe/Amsterdam')::date`)

// The amounts booked with the organization and with the care worker of the invoice: bookings with another party do not count.
const ofOrganization = sql.raw('case when l.organization_uuid = i.organization_uuid then l.organization_amount else 0 end')
const ofWorker = sql.raw('case when l.care_worker_uuid = i.care_worker_uuid then l.care_worker_amount else 0 end')
/** The first side, unless it is correct: a booking that is correct on one side may be wrong on the other. */
const wrongOf = (first: ReturnType<typeof sql>, second: ReturnType<typeof sql>) =>
  sql`coalesce(case when (${first}) <> i.payable then (${first}) else (${second}) end, 0)`

/** Every booking compared with its invoice, and every file with its invoices; `mended` is the day on which a correction was booked. */
const checked = sql`
  select 'invoice' as kind, i.uuid, ${dayOf('i.created_at')} as since, ${dayOf('l.created_at')} as mended, i.payable::bigint as expected,
    ${wrongOf(sql`${ofOrganization}`, sql`-(${ofWorker})`)}::bigint as found
  from care_moment_invoice i left join payout_ledger l on l.care_moment_invoice_uuid = i.uuid and l.kind = i.type
  union all
  select 'payment', i.uuid, ${dayOf('l.created_at')}, null, l.bank_amount, -(${ofOrganization})
  from payout_ledger l join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid where l.kind = 'payment'
  union all
  select 'payout', i.uuid, coalesce(case when f.status = 'paid_out' then f.closed end, ${dayOf('l.created_at')}, f.booked_on),
    ${dayOf('l.created_at')}, case when f.status = 'made' then 0 else i.payable end, ${wrongOf(sql`${ofWorker}`, sql`-l.bank_amount`)}
  from (select h.care_moment_invoice_uuid, file.* from payout_file_invoice h join file on file.uuid = h.payout_file_uuid
      where file.status <> 'withdrawn') f
    full join (select * from payout_ledger where kind = 'payout') l using (care_moment_invoice_uuid)
    join care_moment_invoice i on i.uuid = care_moment_invoice_uuid
  union all
  select 'payout_file', f.uuid, f.made, null, f.total, coalesce(sum(i.payable), 0)
  from file f left join payout_file_invoice h on h.payout_file_uuid = f.uuid left join care_moment_invoice i on i.uuid = h.care_moment_invoice_uuid
  where f.status <> 'withdrawn' group by f.uuid, f.made, f.total`

/**
 * Whether the money adds up. The three amounts of a booking always add up to zero: the database refuses anything else. What can fail: a
 * booking is missing, has another amount than its invoice or another party, the bank's result of a payout is not known, or a payout file
 * has another total than its invoices. Covers the last thirty days up to `today` (YYYY-MM-DD), the newest first.
 */
export const balanceOn = async (tx: Tx, today: string): Promise<Balance> => {
  const { rows } = await sql<Balance>`
    with file as materialized (
      select f.uuid, f.status, f.period, f.total, f.booked_on, ${dayOf('f.created_at')} as made,
        (select ${dayOf('max(e.at)')} from event e where e.subject_uuid = f.uuid and e.name in ('payout_file_paid_out', 'payout_file_withdrawn')) as closed
      from payout_file f),
    wrong as materialized (select * from (${checked}) checked where found <> expected or mended > since),
    day as (select ${today}::date - n as date from generate_series(0, 29) n),
    booked as (
      select greatest(booked_on, ${today}::date - 29) as date, sum(organization_amount) as organizations, -sum(care_worker_amount) as workers,
        sum(bank_amount) as bank
      from payout_ledger where booked_on <= ${today}::date group by 1),
    sums as (
      select date, coalesce(sum(organizations) over past, 0) as organizations, coalesce(sum(workers) over past, 0) as workers,
        coalesce(sum(bank) over past, 0) as bank
      from day left join booked using (date) window past as (order by date))
    select
      (select jsonb_agg(jsonb_build_object('date', s.date, 'owedByOrganizations', s.organizations, 'owedToCareWorkers', s.workers, 'bank', s.bank,
        'inTransit', (select coalesce(sum(f.total), 0) from file f where f.made <= s.date
          and (f.status = 'made' or coalesce(f.booked_on, f.closed, f.made) > s.date)),
        'addsUp', not exists (select 1 from wrong w where w.since <= s.date and (w.found <> w.expected or w.mended > s.date)))
        order by s.date desc) from sums s) as days,
      case when not exists (select 1 from wrong where found <> expected)
        then coalesce((select max(mended) from wrong), (select min(booked_on) from payout_ledger))::text end as "addsUpSince",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'since', w.since, 'expected', w.expected, 'found', w.found,
          '@id', case when w.kind = 'payout_file' then '/v1/payout_files/' else '/v1/care_moment_invoices/' end || w.uuid,
          'name', coalesce(f.period, i.number || ' van ' || (i.parties #>> '{supplier,name}'))) order by w.since, w.kind, w.uuid), '[]')
        from (select * from wrong where found <> expected order by since, kind, uuid limit 100) w
          left join file f on f.uuid = w.uuid left join care_moment_invoice i on i.uuid = w.uuid) as faults`.execute(tx)
  return rows[0]!
}

/** The invoice `i` is to be paid out in the next file of its week. */
const due = sql`i.type = 'invoice' and i.payable > 0 and i.parties ->> 'iban' is not null and ${waits}`

/** The weeks with invoices to pay out, the latest first. */
export const weeksToPayOut = async (tx: Tx) => {
  const { rows } = await sql<{ period: string; invoices: number; amount: number }>`
    select i.period, count(*)::int as invoices, sum(i.payable)::int as amount from care_moment_invoice i where ${due}
    group by i.period order by i.period desc`.execute(tx)
  return rows
}

interface DuePayout {
  uuid: string
  number: string
  /** The number of its care worker. */
  worker: number
  payable: number
  /** The names on the invoice, and the present one in the profile. */
  names: string[]
  iban: string
  organization: string
}
/** The invoices of a week that were not paid out, not credited and are in no file, from workers whose account number is on the invoice. */
export const toPayOut = async (tx: Tx, period: string) => {
  const { rows } = await sql<DuePayout>`
    select i.uuid, i.number, w.number as worker, i.payable, array_remove(array[i.parties #>> '{supplier,name}', p.first_name || ' ' || p.last_name], null)
      as names, i.parties ->> 'iban' as iban, i.parties #>> '{customer,name}' as organization
    from care_moment_invoice i join care_worker w on w.uuid = i.care_worker_uuid left join care_worker_profile p on p.uuid = w.uuid
    where i.period = ${period} and ${due}
    order by w.number, i.number`.execute(tx)
  return rows
}

/** Stores a file with its invoices. */
export const keepFile = async (tx: Tx, file: Insertable<PayoutFile>, invoices: string[]): Promise<void> => {
  await tx.insertInto('payout_file').values(file).execute()
  const rows = invoices.map(invoice => ({ payout_file_uuid: file.uuid!, care_moment_invoice_uuid: invoice }))
  await tx.insertInto('payout_file_invoice').values(rows).execute()
}
/** Books every invoice of a file as paid out on this day. */
export const bookFile = async (tx: Tx, file: string, bookedOn: string, now: string): Promise<void> => {
  await sql`
    insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
      bank_amount, booked_on, created_at)
    select 'payout', i.uuid, i.care_worker_uuid, i.organization_uuid, i.period, 0, i.payable, -i.payable, ${bookedOn}::date, ${now}
    from payout_file_invoice f join care_moment_invoice i on i.uuid = f.care_moment_invoice_uuid
    where f.payout_file_uuid = ${file}::uuid order by i.uuid`.execute(tx)
}
/** Releases the invoices of a file for another file. */
export const freeInvoices = async (tx: Tx, file: string): Promise<void> => {
  await tx.updateTable('payout_file_invoice').set({ live: false }).where('payout_file_uuid', '=', file).execute()
}

export interface PayrollLine {
  /** The week of the work. When it differs from the week of the export, the work was approved after its own week had been exported. */
  week: string
  number: number
  name: string
  organization: string
  location: string
  date: string
  start: string
  end: string
  breakMinutes: number
  kind: InvoiceLine['kind']
  description: string
  minutes: number | null
  quantity: number
  unitPrice: number
  amount: number
}
/**
 * The lines of temporary work in the payroll export of a week, with the times worked, ordered by
 * person and day. They are the lines of the week itself, and those of earlier weeks that were
 * approved after Monday at six, when their own week was closed. Each line is exported once.
 */
export const payrollLines = async (tx: Tx, period: string): Promise<PayrollLine[]> => {
  const { rows } = await sql<PayrollLine>`
    select w.number, p.first_name || ' ' || p.last_name as name, o.name as organization, ol.name as location, line.date, line.period as week,
      m.actual_start_date as start, m.actual_end_date as "end", m.actual_break_minutes as "breakMinutes", line.kind, line.description,
      line.minutes, line.quantity, line.unit_price as "unitPrice", line.amount
    from care_moment_invoice_line line join care_worker w on w.uuid = line.care_worker_uuid join care_worker_profile p on p.uuid = w.uuid
    join organization o on o.uuid = line.organization_uuid join care_moment m on m.uuid = line.care_moment_uuid
    join organization_location ol on ol.uuid = m.location_uuid
    where line.contract_type = 'temp_work' and payroll_week(line.period, line.created_at) = ${period}
    order by p.last_name_sorted, p.first_name_sorted, w.number, line.date, line.uuid`.execute(tx)
  return rows
}
/** The windows of irregular hours that are valid on some day between the first day and the night after the last. */
export const irregularWindows = async (tx: Tx, first: string, last: string): Promise<IrregularWindow[]> => {
  const { rows } = await sql<IrregularWindow>`
    select days, from_time as "from", to_time as "to", percent, valid_from as "validFrom", valid_until as "validUntil"
    from irregular_hours_window where valid_from <= ${last}::date + 1 and (valid_until is null or valid_until >= ${first}::date)
    order by percent`.execute(tx)
  return rows
}
