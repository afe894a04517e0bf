import { amsterdamDate, toInstant } from '../time/amsterdam.ts'
import { formatPhone } from '../time/format-nl.ts'
import { type OfficeHours, officeAt } from '../time/office-hours.ts'

const hourMs = 3_600_000
/** How many hours before a visit the family is told who comes, also if nobody was found. */
const hoursBefore = 4
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

/**
 * When the back office calls the family about a visit for which nobody was found: four hours before it begins, or, if the office
 * is closed then, an hour before it last closes. Takes an ISO instant, gives one on the wire; undefined when the office was
 * closed the whole month before.
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

/** Who a family may call, with their numbers as stored. */
export interface Reachable {
  /** The client's manager at the back office. */
  manager?: { firstName: string; phone?: string | null | undefined } | null | undefined
  office?: (OfficeHours & { phone?: string | null | undefined }) | null | undefined
  /** The location that gives the care, with somebody on duty day and night. */
  place?: { name: string; phone?: string | null | undefined } | null | undefined
}
export interface CallWay {
  to: 'office' | 'place'
  /** Who answers: a name, or "ons". */
  who: string
  phone: string
}

/**
 * Who a family can call now, in order of preference: within office hours the client's manager (otherwise the office), outside
 * them the place that gives the care. Empty when no number is known. Takes an ISO instant.
 */
export function whomToCall({ manager, office, place }: Reachable, now: string): CallWay[] {
  const phone = manager?.phone ?? office?.phone
  const atOffice: CallWay[] = phone ? [{ to: 'office', who: manager?.firstName ?? 'ons', phone }] : []
  const atPlace: CallWay[] = place?.phone ? [{ to: 'place', who: place.name, phone: place.phone }] : []
  return office && officeAt(office, now).open ? [...atOffice, ...atPlace] : [...atPlace, ...atOffice]
}

/** The same as a sentence for a mail, which may be read later: 'Bel Anouk: 06 12 34 50 90. Of bel De Linde: 030 207 12 34.' */
export const sayWhomToCall = (ways: readonly CallWay[]): string =>
  ways.map(({ who, phone }, index) => `${index === 0 ? 'Bel' : 'Of bel'} ${who}: ${formatPhone(phone)}.`).join(' ')
