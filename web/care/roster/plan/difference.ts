// The differences between a plan and the previous one.
import { formatCount, formatEuros, formatKm } from '#rules/time/format-nl.ts'
import { nameOf } from '../../moment/care-moment.ts'
import type { Plan, Sums } from '../roster.ts'

/** `new`: nobody did it; `other`: somebody else did; `gone`: somebody did, and nobody does now. */
export type Change = { kind: 'new' } | { kind: 'other' | 'gone'; was: string }

/** The shifts, by address, that the previous plan fills differently. */
export function changesBetween(before: Plan, now: Plan): ReadonlyMap<string, Change> {
  const earlier = new Map(before.lines.map(({ careMoment, worker }) => [careMoment, worker]))
  const changes = new Map<string, Change>()
  for (const { careMoment, worker } of now.lines) {
    const was = earlier.get(careMoment)
    if (!was) changes.set(careMoment, { kind: 'new' })
    else if (was.uuid !== worker.uuid) changes.set(careMoment, { kind: 'other', was: nameOf(was) })
  }
  for (const { careMoment } of now.open) {
    const was = earlier.get(careMoment)
    if (was) changes.set(careMoment, { kind: 'gone', was: nameOf(was) })
  }
  return changes
}

export interface SumRow {
  key: keyof Sums
  label: string
  say: (value: number) => string
  /** Whether more is better, less is, or neither. */
  better: 'more' | 'less'
}
/** The totals of a plan, row by row. */
export const sumRows: readonly SumRow[] = [
  { key: 'filled', label: 'Gevuld', say: formatCount, better: 'more' },
  { key: 'open', label: 'Blijft open', say: formatCount, better: 'less' },
  { key: 'familiar', label: 'Bekend gezicht', say: formatCount, better: 'more' },
  { key: 'kilometres', label: 'Reisafstand', say: formatKm, better: 'less' },
  { key: 'costCents', label: 'Kosten', say: formatEuros, better: 'less' },
  { key: 'rest', label: 'Krap met rust', say: formatCount, better: 'less' },
]
/** The difference of a total: "+2", "−12 km"; null when there is none. */
export function sayDifference({ key, say }: SumRow, before: Sums, now: Sums): string | null {
  const more = now[key] - before[key]
  const said = say(Math.abs(more))
  return said === say(0) ? null : `${more < 0 ? '−' : '+'}${said}`
}
