// The ledger, which only the planner sees; what of a week is to be paid out or goes to payroll.
import { sql } from 'kysely'
import { CareMoment } from '../../contract/care-moments.ts'
import type { Actor } from '../../contract/language.ts'
import type { payoutOperations } from '../../contract/payouts.ts'
import type { Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database.ts'
import { record } from '../platform/outbox.ts'

export const queries: Queries<Omit<typeof payoutOperations, 'credit'>> = {
  PayoutLedger: {
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: false,
      ROLE_ORGANIZATION_LOCATION_ADMIN: false,
    },
  },
}

/** After an invoice was credited: its approved moments wait for hours again. */
export const reopenMoments = async (tx: Tx, invoice: string, reason: string, me: Actor, now: string): Promise<void> => {
  const { from, to, event } = CareMoment.actions.reopen[0]!
  const { rows } = await sql<{ uuid: string }>`
    update care_moment set status = ${to}, status_reason = ${reason}, updated_at = ${now}, version = version + 1
    where status = ${from[0]} and uuid in (select care_moment_uuid from care_moment_invoice_line where care_moment_invoice_uuid = ${invoice}::uuid)
    returning uuid`.execute(tx)
  const change = { name: event, subjectType: CareMoment.type, me, now, from: from[0]!, to: to!, reason }
  await record(
    tx,
    rows.map(({ uuid }) => ({ ...change, subjectUuid: uuid })),
  )
}

/** Books that an invoice was paid or paid out, as a whole; gives the booking's uuid. The second time the database refuses. */
export const book = async (
  tx: Tx,
  invoice: string,
  kind: 'payment' | 'payout',
  bookedOn: string,
  now: string,
): Promise<string> => {
  const { rows } = await sql<{ uuid: string }>`
    insert into payout_ledger (kind, care_moment_invoice_uuid, care_worker_uuid, organization_uuid, period, organization_amount, care_worker_amount,
      bank_amount, booked_on, created_at)
    select ${kind}, uuid, care_worker_uuid, organization_uuid, period, case when ${kind} = 'payment' then -payable else 0 end,
      case when ${kind} = 'payout' then payable else 0 end, case when ${kind} = 'payment' then payable else -payable end, ${bookedOn}::date, ${now}
    from care_moment_invoice where uuid = ${invoice}::uuid returning uuid`.execute(tx)
  return rows[0]!.uuid
}

export const totals = async (tx: Tx) => {
  const { rows } = await sql<{ careWorker: string; name: string; invoiced: number; paidOut: number; toPayOut: number }>`
    select '/v1/care_workers/' || l.care_worker_uuid as "careWorker", p.first_name || ' ' || p.last_name as name,
      coalesce(-sum(care_worker_amount) filter (where kind in ('invoice', 'credit_note')), 0)::int as invoiced,
      coalesce(sum(care_worker_amount) filter (where kind = 'payout'), 0)::int as "paidOut", -sum(care_worker_amount)::int as "toPayOut"
    from payout_ledger l join care_worker_profile p on p.uuid = l.care_worker_uuid
    group by l.care_worker_uuid, p.uuid order by p.last_name, p.first_name, p.uuid`.execute(tx)
  return rows
}

/** The invoices of a week that were neither paid out nor credited, of workers whose account number was on them. */
export const toPayOut = async (tx: Tx, period: string) => {
  const { rows } = await sql<{ number: string; payable: number; name: string; iban: string; organization: string }>`
    select i.number, i.payable, i.parties #>> '{supplier,name}' as name, i.parties ->> 'iban' as iban, i.parties #>> '{customer,name}' as organization
    from care_moment_invoice i where i.period = ${period} and i.type = 'invoice' and i.payable > 0 and i.parties ->> 'iban' is not null
      and not exists (select 1 from payout_ledger l where l.care_moment_invoice_uuid = i.uuid and l.kind = 'payout')
      and not exists (select 1 from care_moment_invoice note where note.credits_uuid = i.uuid)
    order by i.care_worker_uuid, i.number`.execute(tx)
  return rows
}

/** The lines of temporary work in a week, in the order of people and days. */
export const payrollLines = async (tx: Tx, period: string) => {
  const { rows } = await sql<{
    worker: string
    name: string
    organization: string
    date: string
    kind: string
    description: string
    minutes: number | null
    quantity: number
    unit_price: number
    amount: number
  }>`
    select line.care_worker_uuid as worker, p.first_name || ' ' || p.last_name as name, o.name as organization, line.date, line.kind, line.description,
      line.minutes, line.quantity, line.unit_price, line.amount
    from care_moment_invoice_line line join care_worker_profile p on p.uuid = line.care_worker_uuid join organization o on o.uuid = line.organization_uuid
    where line.contract_type = 'temp_work' and line.period = ${period}
    order by p.last_name, p.first_name, line.care_worker_uuid, line.date, line.uuid`.execute(tx)
  return rows
}
