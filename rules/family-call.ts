import { amsterdamDate, toInstant } from './amsterdam.ts'
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
