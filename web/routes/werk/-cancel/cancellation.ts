import type { WholeMoment } from '../-parts/hours-figures.ts'

type Planned = Pick<WholeMoment, 'startDate' | 'cancellationTermHours' | 'changeAnnouncedAt'>

/**
 * How calling off now counts: `changed` when the time or place moved after one was assigned, which never counts as late; `late`
 * within the term before the start. `minutesLeft` until the start, negative once it has begun.
 */
export function cancellationOf({ startDate, cancellationTermHours, changeAnnouncedAt }: Planned, nowMs: number) {
  const minutesLeft = Math.floor((Date.parse(startDate) - nowMs) / 60_000)
  const kind = changeAnnouncedAt ? 'changed' : minutesLeft < cancellationTermHours * 60 ? 'late' : 'in_time'
  return { kind, minutesLeft } as const
}
