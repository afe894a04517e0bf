// A care worker's earnings calculated independently of the API: from the rows, with the sums of rules/.
import { sql } from 'kysely'
import type { Database } from '../../api/platform/database/database.ts'
import { earningStage } from '../../contract/money/earnings.ts'
import { refusedHoursStatuses, toHandInStatuses, undecidedHoursStatuses } from '../../contract/status-groups.ts'
import { payOf, sumOf } from '../../rules/money/pay.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { Caller } from '../servers/api.ts'
import { must } from './moments.ts'

type Stage = (typeof earningStage)[number]
type Month = Record<Stage | 'month' | 'worked' | 'approved' | 'invoiced', number>
interface Part {
  stage: Stage
  amount: number
}

const waiting = async (db: Database, worker: string, now: string) => {
  const statuses = [...toHandInStatuses, ...refusedHoursStatuses, ...undecidedHoursStatuses]
  const theirs = db.selectFrom('care_moment').selectAll().where('assignee_uuid', '=', worker).where('time_scope', '=', 'moment')
  const rows = await theirs.where('status', 'in', statuses).execute()
  const ended = rows.filter(({ status, end_date }) => !toHandInStatuses.some(each => each === status) || end_date <= now)
  return ended.map(m => {
    const isProposed = m.status === 'proposal'
    const expenses = ((isProposed ? m.proposed_expenses : undefined) ?? m.expenses) as unknown as {
      kind: 'other'
      quantity: number
      amount: number
    }[]
    const hours = {
      startDate: (isProposed ? m.proposed_start_date : undefined) ?? m.actual_start_date ?? m.start_date,
      endDate: (isProposed ? m.proposed_end_date : undefined) ?? m.actual_end_date ?? m.end_date,
      breakMinutes: (isProposed ? m.proposed_break_minutes : undefined) ?? m.actual_break_minutes ?? m.break_minutes,
      expenses: expenses.map(each => ({ ...each, amountCents: each.amount, description: '' })),
    }
    return { month: amsterdamDate(hours.startDate).slice(0, 7), amount: payOf(hours, m.hourly_rate ?? 0, m.bonus).totalCents }
  })
}
const lines = async (db: Database, worker: string) => {
  const { rows } = await sql<{ month: string; amount: number; isInvoiced: boolean; isPaid: boolean }>`
    select to_char(l.date, 'YYYY-MM') as month, l.amount, l.care_moment_invoice_uuid is not null as "isInvoiced",
      l.care_moment_invoice_uuid in (select care_moment_invoice_uuid from payout_ledger where kind = 'payout') is true as "isPaid"
    from care_moment_invoice_line l where care_worker_uuid = ${worker}::uuid`.execute(db)
  return rows
}

/**
 * The differences between the API and this calculation for a worker's earnings in some years, one sentence per month; and how many
 * months were compared.
 */
export const faultsInEarnings = async (
  caller: Caller,
  { db, worker, years, now }: { db: Database; worker: string; years: number[]; now: string },
): Promise<{ faults: string[]; compared: number }> => {
  const [unanswered, written] = [await waiting(db, worker, now), await lines(db, worker)]
  const faults: string[] = []
  let compared = 0
  const path = `/care_workers/${worker}/earnings`
  for (const year of years) {
    const months = must(await caller.get(`${path}?year=${year}`), 200).months as Month[]
    for (const said of months) {
      compared += 1
      const month = `${year}-${String(said.month).padStart(2, '0')}`
      const of = <T extends { month: string; amount: number }>(all: T[]) => all.filter(each => each.month === month)
      const own = of(written)
      const sum = (all: { amount: number }[]) => sumOf(all, ({ amount }) => amount)
      const parts = must(await caller.get(`/care_workers/${worker}/earning_parts?month=${month}`), 200).parts as unknown as Part[]
      const byHand = {
        worked: sum(own) + sum(of(unanswered)),
        approved: sum(own),
        invoiced: sum(own.filter(({ isInvoiced }) => isInvoiced)),
        paid: sum(own.filter(({ isPaid }) => isPaid)),
      }
      const differences = [
        ...Object.entries(byHand).filter(([name, amount]) => said[name as 'worked'] !== amount),
        ...earningStage.filter(stage => said[stage] !== sum(parts.filter(part => part.stage === stage))).map(stage => [stage]),
        ...(said.worked - said.toHandIn - said.toApprove === said.approved ? [] : ['approved']),
        ...(said.approved - said.toInvoice - said.toPayroll - said.payroll === said.invoiced ? [] : ['invoiced']),
        ...(said.invoiced - said.toPayOut - said.inPayoutRun - said.toPayBack === said.paid ? [] : ['paid']),
      ]
      if (differences.length > 0) faults.push(`${worker} ${month}: ${JSON.stringify({ differences, said })}`)
    }
    const [unsaid, all] = [new Set(months.map(({ month }) => month)), [...unanswered, ...written]]
    const forgotten = all.filter(({ month }) => month.startsWith(`${year}-`) && !unsaid.has(Number(month.slice(5))))
    faults.push(...forgotten.map(({ month }) => `${worker} ${month} is left out`))
  }
  return { faults, compared }
}
