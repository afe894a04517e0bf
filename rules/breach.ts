import { amsterdamDate } from './amsterdam.ts'
import { formatDate, formatTime } from './format-nl.ts'

/** A rule of the Arbeidstijdenwet that is not kept: its id, what is the case, and what the law asks (both Dutch). */
export type Breach = { id: string; fact: string; norm: string }

/** Takes an ISO instant; gives it by the Amsterdam clock as "vr 20 nov 2026 15:00", to tell in a fact which shift is meant. */
export function sayInstant(instant: string): string {
  return `${formatDate(amsterdamDate(instant))} ${formatTime(instant)}`
}
