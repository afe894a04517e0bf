// The money for a care worker's shifts: each shift with its amount, by payment stage.
import { sql } from 'kysely'
import { type earningOperations, earningStage } from '../../contract/money/earnings.ts'
import type { Answer } from '../../contract/operations.ts'
import { refusedHoursStatuses, toHandInStatuses, undecidedHoursStatuses } from '../../contract/status-groups.ts'
import type { Sql, Tx } from '../platform/database/database.ts'

type Stage = (typeof earningStage)[number]
type Months = Answer<(typeof earningOperations)['ofYear']>['months']
type Parts = Answer<(typeof earningOperations)['ofMonth']>['parts']
/** The worker, the first day, the day after the last, and the present. */
export interface EarningsQuestion {
  careWorker: string
  from: string
  until: string
  now: string
}

// After a payout, a credit note takes the money back; without a payout, the two cancel each other in the same stage.
const stageOfLine = (now: string) => sql`
  case when l.contract_type = 'temp_work'
    then case when payroll_week(l.period, l.created_at) < payroll_week('', ${now}::timestamptz) then 'payroll' else 'toPayroll' end
  when i.uuid is null then 'toInvoice'
  when is_paid_out(i.uuid) then 'paid'
  when i.type = 'credit_note' and is_paid_out(i.credits_uuid) then 'toPayBack'
  when exists (select 1 from payout_file_invoice x join payout_file f on f.uuid = x.payout_file_uuid
    where x.care_moment_invoice_uuid = i.uuid and x.live and f.status = 'made') then 'inPayoutRun'
  else 'toPayOut' end`

/** For hours that were not approved: what an approval today would write (the figures of api/hours, the sums of rules/). */
const notApproved = ({ careWorker, from, until, now }: EarningsQuestion): Sql => sql`
  select case when m.status = any(${undecidedHoursStatuses}::text[]) then 'toApprove' else 'toHandIn' end as stage, m.uuid as care_moment_uuid,
    (worked.starts at time zone 'Europe/Amsterdam')::date as date, null::uuid as care_moment_invoice_uuid, null::text as payroll_week, 0 as minutes,
    round(greatest(0, floor(extract(epoch from worked.ends - worked.starts) / 60) - worked.break_minutes) * coalesce(m.hourly_rate, 0) / 60)::int
      + m.bonus + costs.amount as amount
  from care_moment m,
    lateral (select case when m.status = 'proposal' then m.proposed_start_date end as start_date,
      case when m.status = 'proposal' then m.proposed_end_date end as end_date,
      case when m.status = 'proposal' then m.proposed_break_minutes end as break_minutes,
      case when m.status = 'proposal' then m.proposed_expenses end as expenses) p,
    lateral (select coalesce(p.start_date, m.actual_start_date, m.start_date) as starts, coalesce(p.end_date, m.actual_end_date, m.end_date) as ends,
      coalesce(p.break_minutes, m.actual_break_minutes, m.break_minutes) as break_minutes, coalesce(p.expenses, m.expenses) as expenses) worked,
    lateral (select coalesce(sum(round(round((e ->> 'quantity')::numeric * 100) * (e ->> 'amount')::int / 100)), 0)::int as amount
      from jsonb_array_elements(worked.expenses) e) costs
  where m.assignee_uuid = ${careWorker}::uuid and m.time_scope = 'moment'
    and (m.status = any(${[...refusedHoursStatuses, ...undecidedHoursStatuses]}::text[])
      or (m.status = any(${toHandInStatuses}::text[]) and m.end_date <= ${now}))
    and m.start_date >= ${from}::date - 2 and m.start_date < ${until}::date + 2
    and (worked.starts at time zone 'Europe/Amsterdam')::date >= ${from}::date and (worked.starts at time zone 'Europe/Amsterdam')::date < ${until}::date`

const approved = ({ careWorker, from, until, now }: EarningsQuestion): Sql => sql`
  select ${stageOfLine(now)} as stage, l.care_moment_uuid, l.date, l.care_moment_invoice_uuid,
    case when l.contract_type = 'temp_work' then payroll_week(l.period, l.created_at) end as payroll_week, coalesce(l.minutes, 0) as minutes, l.amount
  from care_moment_invoice_line l left join care_moment_invoice i on i.uuid = l.care_moment_invoice_uuid
  where l.care_worker_uuid = ${careWorker}::uuid and l.date >= ${from}::date and l.date < ${until}::date`

const everyPart = (question: EarningsQuestion): Sql => sql`(${notApproved(question)} union all ${approved(question)}) part`

type Sums = Record<Stage, number> & { month: number; minutes: number }
const withTotals = ({ paid, ...rest }: Sums): Months[number] => {
  const invoiced = paid + rest.toPayOut + rest.inPayoutRun + rest.toPayBack
  const approved = invoiced + rest.toInvoice + rest.toPayroll + rest.payroll
  return { ...rest, worked: approved + rest.toHandIn + rest.toApprove, approved, invoiced, paid }
}
/** The totals of every month with work, for the work between these days of one year. */
export const earningsByMonth = async (tx: Tx, question: EarningsQuestion): Promise<Months> => {
  const sums = earningStage.map(stage => sql`coalesce(sum(amount) filter (where stage = ${stage}), 0)::int as ${sql.ref(stage)}`)
  const { rows } = await sql<Sums>`
    select extract(month from date)::int as month, ${sql.join(sums)}, sum(minutes)::int as minutes
    from ${everyPart(question)} group by 1 order by 1`.execute(tx)
  return rows.map(withTotals)
}
/** A worker's whole year. */
export const earningsOfYear = (tx: Tx, careWorker: string, year: number, now: string): Promise<Months> =>
  earningsByMonth(tx, { careWorker, from: `${year}-01-01`, until: `${year + 1}-01-01`, now })

type PartRow = Omit<Parts[number], 'invoice' | 'payrollWeek'> & {
  invoice: Parts[number]['invoice'] | null
  payrollWeek: string | null
}
/** The parts of those totals: shift by shift, with the money on one invoice (or on none) together. */
export const partsOf = async (tx: Tx, question: EarningsQuestion): Promise<Parts> => {
  const { rows } = await sql<PartRow>`
    select part.stage, '/v1/care_moments/' || m.uuid as "careMoment", m.title, o.name as organization, part.date, sum(part.amount)::int as amount,
      case when i.uuid is not null then jsonb_build_object('@id', '/v1/care_moment_invoices/' || i.uuid, 'uuid', i.uuid, 'number', i.number,
        'period', i.period, 'type', i.type) end as invoice, part.payroll_week as "payrollWeek"
    from ${everyPart(question)} join care_moment m on m.uuid = part.care_moment_uuid join organization o on o.uuid = m.organization_uuid
      left join care_moment_invoice i on i.uuid = part.care_moment_invoice_uuid
    group by part.stage, m.uuid, o.uuid, part.date, i.uuid, part.payroll_week order by part.date desc, m.uuid, i.uuid`.execute(tx)
  return rows.map(({ invoice, payrollWeek, ...part }) => ({
    ...part,
    ...(invoice && { invoice }),
    ...(payrollWeek && { payrollWeek }),
  }))
}

/** What was invoiced in each week of a year. */
export const weeksOf = async (tx: Tx, careWorker: string, year: number) => {
  const { rows } = await sql<{ period: string; invoices: number; total: number; vat: number; payable: number }>`
    select period, count(*)::int as invoices, sum(total)::int as total, sum(vat)::int as vat, sum(payable)::int as payable from care_moment_invoice
    where care_worker_uuid = ${careWorker}::uuid and period like ${`${year}-W%`} group by period order by period desc`.execute(tx)
  return rows
}

export const nameOf = async (tx: Tx, careWorker: string): Promise<string> => {
  const { first_name, last_name } = await tx
    .selectFrom('care_worker_profile')
    .select(['first_name', 'last_name'])
    .where('uuid', '=', careWorker)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}
