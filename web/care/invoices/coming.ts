import type { ListedInvoice } from './invoice.ts'

type Coming = Pick<ListedInvoice, 'payable' | 'payout'>

/** The amounts still to be paid on these invoices, in cents, by the day (YYYY-MM-DD) they are expected; earliest first. */
export function comingOf(invoices: readonly Coming[], today: string): { on: string; cents: number }[] {
  const days = new Map<string, number>()
  for (const { payable, payout } of invoices)
    if (payout.state === 'open' && payout.on && payout.on >= today) days.set(payout.on, (days.get(payout.on) ?? 0) + payable)
  return [...days].map(([on, cents]) => ({ on, cents })).sort((one, other) => (one.on < other.on ? -1 : 1))
}
