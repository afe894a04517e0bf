import { amsterdamDate, toInstant } from './amsterdam.ts'
import { formatPhone } from './format-nl.ts'
import { type OfficeHours, officeAt } from './office-hours.ts'

const hourMs = 3_600_000
/** How long before a visit the family hears who comes, also when nobody was found. */
const hoursBefore = 4
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

/**
 * By when the back office calls the family about a visit for which nobody was found: four hours before it begins, or, when the
 * office is closed by then, an hour before it last closed. Takes an ISO instant, gives one on the wire; undefined when the office
 * was closed the whole month before.
 */
export function familyCallBy(startDate: string, hours: OfficeHours): string | undefined {
  const wanted = Date.parse(startDate) - hoursBefore * hourMs
  if (officeAt(hours, wire(wanted)).open) return wire(wanted)
  for (let days = 0; days < 31; days++) {
    const date = amsterdamDate(wire(wanted - days * 24 * hourMs))
    const last = Date.parse(toInstant(date, hours.untilTime)) - hourMs
    if (last < wanted && officeAt(hours, wire(last)).open) return wire(last)
  }
  return undefined
}

/** Those whom a family may call, with their numbers as they are kept. */
export interface Reachable {
  /** Who looks after the client at the back office. */
  manager?: { firstName: string; phone?: string | null | undefined } | null | undefined
  office?: (OfficeHours & { phone?: string | null | undefined }) | null | undefined
  /** The location that gives the care, where somebody is on duty day and night. */
  place?: { name: string; phone?: string | null | undefined } | null | undefined
}
export interface CallWay {
  to: 'office' | 'place'
  /** Whom one gets: a name, or "ons". */
  who: string
  phone: string
}

/**
 * Whom a family calls now, the first one first: within office hours the client's manager (or else the office), outside them the place
 * that gives the care. Empty when no number is known. Takes an ISO instant.
 */
export function whomToCall({ manager, office, place }: Reachable, now: string): CallWay[] {
  const phone = manager?.phone ?? office?.phone
  const atOffice: CallWay[] = phone ? [{ to: 'office', who: manager?.firstName ?? 'ons', phone }] : []
  const atPlace: CallWay[] = place?.phone ? [{ to: 'place', who: place.name, phone: place.phone }] : []
  return office && officeAt(office, now).open ? [...atOffice, ...atPlace] : [...atPlace, ...atOffice]
}

/** The same as a sentence of a mail, which may be read later: 'Bel Anouk: 06 12 34 50 90. Of bel De Linde: 030 207 12 34.' */
export const sayWhomToCall = (ways: readonly CallWay[]): string =>
  ways.map(({ who, phone }, index) => `${index === 0 ? 'Bel' : 'Of bel'} ${who}: ${formatPhone(phone)}.`).join(' ')
