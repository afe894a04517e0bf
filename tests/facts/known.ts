// The truth about the moments and invoices of the demo world: read from the tables and calculated independently, so that no rule of
// the product checks itself.
import type { Database } from '../../api/platform/database/database.ts'

/** Start and end, as instants, with the minutes of break. */
export interface Hours {
  start: string
  end: string
  breakMinutes: number
}
interface Expense {
  quantity: number
  amount: number
}
/** The current state of a care moment. Amounts in cents. */
export interface KnownMoment {
  uuid: string
  title: string
  status: string
  isPeriod: boolean
  assignee: string | null
  client: string | null
  /** The planned, worked and proposed hours, as far as they exist. */
  hours: { planned: Hours; worked?: Hours; proposed?: Hours }
  rate: number
  bonus: number
  /** The sum of its expenses: those handed in and those proposed. */
  expenses: { worked: number; proposed: number }
  /** The separate amounts of its expenses and invoice lines, and the rates per kilometre. */
  parts: number[]
  prices: number[]
  /** The total amounts: including the bonus, and once there are hours the expenses. */
  totals: { planned: number; worked?: number; proposed?: number }
}
export interface KnownInvoice {
  uuid: string
  number: string
  /** All amounts on an invoice, in cents: amount due, sum, VAT, each line and its price. */
  total: number
  payable: number
  /** The day on which the organization had paid in full. */
  paidOn: string | null
  /** The moments that it invoices. */
  work: string[]
  parts: number[]
}

export const paidMinutes = ({ start, end, breakMinutes }: Hours): number =>
  Math.floor((Date.parse(end) - Date.parse(start)) / 60_000) - breakMinutes
const weekMs = 7 * 24 * 3_600_000
const expenseOf = ({ quantity, amount }: Expense) => Math.round(quantity * amount)
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

const readMoments = async (db: Database) => {
  const rows = await db
    .selectFrom('care_moment as m')
    .leftJoin('person as w', 'w.uuid', 'm.assignee_uuid')
    .leftJoin('client as c', 'c.uuid', 'm.client_uuid')
    .selectAll('m')
    .select(['w.first_name', 'w.last_name', 'c.first_name as client_first', 'c.last_name as client_last'])
    .execute()
  const lines = await db.selectFrom('care_moment_invoice_line').select(['care_moment_uuid', 'amount']).execute()
  return rows.map((row): KnownMoment => {
    const expensesOf = (value: unknown) => ((value ?? []) as Expense[]).map(expenseOf)
    const [spent, asked] = [expensesOf(row.expenses), expensesOf(row.proposed_expenses)]
    const priced = [row.expenses, row.proposed_expenses ?? []].flatMap(each => each as unknown as Expense[])
    const rate = row.hourly_rate ?? 0
    const hoursOf = (start: string | null, end: string | null, breakMinutes: number | null) =>
      start && end ? { start, end, breakMinutes: breakMinutes ?? 0 } : undefined
    const planned = hoursOf(row.start_date, row.end_date, row.break_minutes)!
    const worked = hoursOf(row.actual_start_date, row.actual_end_date, row.actual_break_minutes)
    const proposed = hoursOf(row.proposed_start_date, row.proposed_end_date, row.proposed_break_minutes)
    const wage = (minutes: number) => Math.round((minutes * rate) / 60)
    const isPeriod = row.time_scope === 'period'
    const weeks = (Date.parse(planned.end) - Date.parse(planned.start)) / weekMs
    const plannedMinutes = isPeriod ? Math.round(weeks * (row.hours_per_week ?? 0)) * 60 : paidMinutes(planned)
    const expenses = { worked: sum(spent), proposed: sum(asked) }
    return {
      ...{ uuid: row.uuid, title: row.title, status: row.status, isPeriod, rate, bonus: row.bonus, expenses },
      assignee: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
      client: row.client_first === null ? null : `${row.client_first} ${row.client_last}`,
      hours: { planned, ...(worked && { worked }), ...(proposed && { proposed }) },
      parts: [...spent, ...asked, ...lines.filter(line => line.care_moment_uuid === row.uuid).map(line => line.amount)],
      prices: priced.map(({ amount }) => amount),
      totals: {
        planned: wage(plannedMinutes) + row.bonus,
        ...(worked && { worked: wage(paidMinutes(worked)) + row.bonus + expenses.worked }),
        ...(proposed && { proposed: wage(paidMinutes(proposed)) + row.bonus + expenses.proposed }),
      },
    }
  })
}

/** The day on which the booked payments reached the full amount. */
const paidOn = (booked: readonly { booked_on: string; bank_amount: number }[], payable: number) => {
  let left = payable
  for (const { booked_on, bank_amount } of booked.toSorted((a, b) => a.booked_on.localeCompare(b.booked_on))) {
    left -= bank_amount
    if (left <= 0) return booked_on
  }
  return null
}
const readInvoices = async (db: Database) => {
  const rows = await db.selectFrom('care_moment_invoice').selectAll().execute()
  const lines = await db.selectFrom('care_moment_invoice_line').selectAll().execute()
  const booked = await db.selectFrom('payout_ledger').selectAll().where('kind', '=', 'payment').execute()
  return rows.map((row): KnownInvoice => {
    const own = lines.filter(line => line.care_moment_invoice_uuid === row.uuid)
    const payments = booked.filter(each => each.care_moment_invoice_uuid === row.uuid)
    const paid = sum(payments.map(({ bank_amount }) => bank_amount))
    return {
      ...{ uuid: row.uuid, number: row.number, total: row.total, payable: row.payable },
      paidOn: paidOn(payments, row.payable),
      work: own.map(line => line.care_moment_uuid),
      parts: [
        row.total,
        row.payable,
        row.vat,
        paid,
        row.payable - paid,
        ...payments.map(({ bank_amount }) => bank_amount),
        ...own.flatMap(line => [line.amount, line.unit_price]),
      ],
    }
  })
}

export interface KnownFacts {
  moments: Map<string, KnownMoment>
  invoices: Map<string, KnownInvoice>
  /** The subject of each uuid that may appear in an address. */
  subjects: Record<string, string>
}
/** All moments and invoices in this database. */
export const readKnown = async (db: Database): Promise<KnownFacts> => {
  const moments = new Map((await readMoments(db)).map(each => [each.uuid, each]))
  const invoices = new Map((await readInvoices(db)).map(each => [each.uuid, each]))
  const publications = await db.selectFrom('care_moment_publication').select(['uuid', 'care_moment_uuid']).execute()
  const subjects = Object.fromEntries([
    ...[...moments.keys(), ...invoices.keys()].map(uuid => [uuid, uuid]),
    ...publications.map(({ uuid, care_moment_uuid }) => [uuid, care_moment_uuid]),
  ])
  return { moments, invoices, subjects }
}
