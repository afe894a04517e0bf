import type { ListedInvoice } from './invoice.ts'

type Coming = Pick<ListedInvoice, 'payable' | 'payout'>

/** What is still to be paid of these invoices, by the day (YYYY-MM-DD) on which it is expected, with the amount in cents; the first first. */
export function comingOf(invoices: readonly Coming[], today: string): { on: string; cents: number }[] {
  const days = new Map<string, number>()
  for (const { payable, payout } of invoices)
    if (payout.state === 'open' && payout.on && payout.on >= today) days.set(payout.on, (days.get(payout.on) ?? 0) + payable)
  return [...days].map(([on, cents]) => ({ on, cents })).sort((one, other) => (one.on < other.on ? -1 : 1))
}
