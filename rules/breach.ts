import { amsterdamDate } from './amsterdam.ts'
import { formatDate, formatTime } from './format-nl.ts'

/** A broken rule of the Arbeidstijdenwet: its id, the fact, and what the law asks (both in Dutch). */
export type Breach = { id: string; fact: string; norm: string }

/** Takes an ISO instant; gives it in Amsterdam time as "vr 20 nov 2026 15:00". A fact uses it to say which shift is meant. */
export function sayInstant(instant: string): string {
  return `${formatDate(amsterdamDate(instant))} ${formatTime(instant)}`
}
