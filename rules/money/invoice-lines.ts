import { formatTimes } from '../time/format-nl.ts'

/**
 * Expenses that a worker passes on. Kilometres: `quantity` is km (at most two decimals), `amountCents` the price of one. Others:
 * `quantity` 1.
 */
export type Expense = {
  kind: 'kilometres' | 'public_transport' | 'other'
  quantity: number
  amountCents: number
  description: string
}

/** One line of an invoice; the unit is the UN/ECE code that UBL asks for (hour, kilometre, piece). */
export type InvoiceLine = {
  kind: 'hourly_rate' | 'fixed_hourly_rate' | 'bonus' | 'expense'
  description: string
  quantity: number
  unit: 'HUR' | 'KMT' | 'C62'
  unitPriceCents: number
  amountCents: number
}

/**
 * The work behind a line, as it was when its hours were approved: the location's name, and the times. Lines from before 2026-12
 * do not have it.
 */
export type LineWork = { location?: string | null; startDate?: string | null; endDate?: string | null }

/** Takes the work of a line; gives it as 'De Linde, 07:00 – 15:30', or null when the line does not have it. */
export const sayLineWork = ({ location, startDate, endDate }: LineWork): string | null =>
  location && startDate && endDate ? `${location}, ${formatTimes(startDate, endDate)}` : null

/** The value of an approved care moment: whole minutes, whole cents. */
export type Billable = {
  workedMinutes: number
  hourlyRateCents: number
  fixedRate: boolean
  bonusCents: number
  expenses: Expense[]
}

/** The name of a kind of expense: on the invoice, which is archived, and on every screen. */
export const expenseName: Record<Expense['kind'], string> = {
  kilometres: 'Kilometers',
  public_transport: 'Openbaar vervoer',
  other: 'Onkosten',
}

/** What a line is for, where its price is not shown beside it. */
export const invoiceLineName: Record<InvoiceLine['kind'], string> = {
  hourly_rate: 'Uren',
  fixed_hourly_rate: 'Uren, vast tarief',
  bonus: 'Bonus',
  expense: 'Onkosten',
}

/** Takes worked minutes and cents an hour; gives the wage in cents, without bonus and expenses, rounded half up. */
export const wageCents = (workedMinutes: number, hourlyRateCents: number): number =>
  divideHalfUp(workedMinutes * hourlyRateCents, 60)

/** Takes an expense; gives its amount in cents, rounded half up. */
export const expenseCents = ({ quantity, amountCents }: Pick<Expense, 'quantity' | 'amountCents'>): number =>
  divideHalfUp(Math.round(quantity * 100) * amountCents, 100)

/**
 * Takes an approved moment; gives its lines: hours, the bonus if any, and one for each expense. Each line is rounded half up,
 * once.
 */
export function invoiceLines(billable: Billable): InvoiceLine[] {
  const lines = [hoursLine(billable)]
  if (billable.bonusCents !== 0) {
    const { bonusCents } = billable
    lines.push({
      kind: 'bonus',
      description: 'Bonus',
      quantity: 1,
      unit: 'C62',
      unitPriceCents: bonusCents,
      amountCents: bonusCents,
    })
  }
  return [...lines, ...billable.expenses.map(expenseLine)]
}

/** Takes lines; gives their sum in cents. */
export function invoiceTotalCents(lines: Pick<InvoiceLine, 'amountCents'>[]): number {
  return lines.reduce((total, line) => total + line.amountCents, 0)
}

function hoursLine({ workedMinutes, hourlyRateCents, fixedRate }: Billable): InvoiceLine {
  return {
    kind: fixedRate ? 'fixed_hourly_rate' : 'hourly_rate',
    description: fixedRate ? 'Vast uurtarief' : 'Uurtarief',
    // The four decimals are only for print. The amount comes from the minutes, because 7 h 20 min has no exact decimal form.
    quantity: divideHalfUp(workedMinutes * 10_000, 60) / 10_000,
    unit: 'HUR',
    unitPriceCents: hourlyRateCents,
    amountCents: wageCents(workedMinutes, hourlyRateCents),
  }
}

function expenseLine(expense: Expense): InvoiceLine {
  const { kind, quantity, amountCents, description } = expense
  return {
    kind: 'expense',
    description: description === '' ? expenseName[kind] : `${expenseName[kind]}: ${description}`,
    quantity,
    unit: kind === 'kilometres' ? 'KMT' : 'C62',
    unitPriceCents: amountCents,
    amountCents: expenseCents(expense),
  }
}

/** Takes whole numbers; gives the whole quotient, rounded half up. For a credit the rounding is mirrored. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const quotient = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor))
  return dividend < 0 ? -quotient : quotient
}
