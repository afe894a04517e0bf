import { addHours, minutesBetween } from '../time/amsterdam.ts'

/** What decides how a cancellation counts: instants, and the cancellation term in whole hours. */
type Cancelable = {
  startDate: string
  cancellationTermHours: number
  /** When its time or place was changed after the assignment. */
  changeAnnouncedAt?: string | null | undefined
  /** When the worker agreed to that change. */
  changeConfirmedAt?: string | null | undefined
}

/**
 * Takes an assignment and the present instant; gives how cancelling it now would count. `changed`: a changed time or place waits
 * for the worker's confirmation, so it never counts as late. `late`: within the term before the start. `minutesLeft` counts until
 * the start and is negative after it.
 */
export function cancellationOf(
  { startDate, cancellationTermHours, changeAnnouncedAt, changeConfirmedAt }: Cancelable,
  now: string,
): { kind: 'changed' | 'late' | 'in_time'; minutesLeft: number } {
  const minutes = minutesBetween(now, startDate)
  const awaitsConfirmation = Boolean(changeAnnouncedAt && !changeConfirmedAt)
  const kind = awaitsConfirmation ? 'changed' : minutes < cancellationTermHours * 60 ? 'late' : 'in_time'
  return { kind, minutesLeft: Math.floor(minutes) }
}

/** Takes unassigned work; gives the instant until which whoever takes it may cancel without it counting as late. */
export const inTimeUntil = ({
  startDate,
  cancellationTermHours,
}: Pick<Cancelable, 'startDate' | 'cancellationTermHours'>): string => addHours(startDate, -cancellationTermHours)
