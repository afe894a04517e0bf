// The amounts of the approved moments of the large world, with the same arithmetic as rules/money/invoice-lines.ts, and the
// invoices of their weeks, made by the job that runs every Monday.
import { sql } from 'kysely'
import { makeInvoices } from '../api/invoices/queries.ts'
import type { Tx } from '../api/platform/database/database.ts'
import { addDays, amsterdamDate, toInstant } from '../rules/time/amsterdam.ts'
import { isoWeekOf } from '../rules/time/iso-week.ts'
import type { Scale, Step } from './scale-size.ts'

const local = sql`(m.start_date at time zone 'Europe/Amsterdam')::date`
const column = sql.raw(
  'care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, date, period, location, start_date, end_date, created_at, kind, description, minutes, quantity, unit, unit_price, amount',
)
const shared = sql`m.uuid, m.assignee_uuid, m.organization_uuid, m.contract_type, ${local}, to_char(${local}, 'IYYY"-W"IW'), (select name from organization_location where uuid = m.location_uuid),
  m.actual_start_date, m.actual_end_date, m.end_date + interval '2 days'`
const approved = sql`job join care_moment m on m.uuid = job.uuid where m.status = 'approved'`

/** The statements: hours for all, the bonus if any, kilometres for a quarter. */
export const scaledLines: Step[] = [
  sql`update care_moment m set expenses = jsonb_build_array(jsonb_build_object('kind', 'kilometres', 'quantity', 10 + job.n % 40, 'amount', 23, 'description', ''))
    from job where job.uuid = m.uuid and m.status = 'approved' and job.n % 4 = 0`,
  sql`insert into care_moment_invoice_line (${column})
    select ${shared}, 'hourly_rate', 'Uurtarief', worked.minutes, round(worked.minutes * 10000.0 / 60) / 10000, 'HUR', m.hourly_rate, round(worked.minutes * m.hourly_rate / 60.0)
    from job join care_moment m on m.uuid = job.uuid
    cross join lateral (select (extract(epoch from m.actual_end_date - m.actual_start_date) / 60)::int - m.actual_break_minutes as minutes) worked
    where m.status = 'approved'`,
  sql`insert into care_moment_invoice_line (${column})
    select ${shared}, 'bonus', 'Bonus', null, 1, 'C62', m.bonus, m.bonus from ${approved} and m.bonus > 0`,
  sql`insert into care_moment_invoice_line (${column})
    select ${shared}, 'expense', 'Kilometers', null, 10 + job.n % 40, 'KMT', 23, (10 + job.n % 40) * 23 from ${approved} and job.n % 4 = 0`,
]

/** Makes the invoices of every past week with work, each on the Monday after it. */
export const makeScaledInvoices = async (tx: Tx, { now }: Scale): Promise<void> => {
  const { rows } = await sql<{
    first: string | null
  }>`select min(date) as first from care_moment_invoice_line where care_moment_invoice_uuid is null`.execute(tx)
  await sql`analyze care_moment_invoice_line, care_moment_invoice, care_worker`.execute(tx)
  const today = Temporal.PlainDate.from(amsterdamDate(now))
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 }).toString()
  const first = Temporal.PlainDate.from(rows[0]?.first ?? thisMonday)
  for (let monday = addDays(first.toString(), 8 - first.dayOfWeek); monday <= thisMonday; monday = addDays(monday, 7))
    await makeInvoices(tx, isoWeekOf(addDays(monday, -7)), monday, toInstant(monday, '06:00'))
}
