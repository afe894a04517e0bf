// The part of Temporal.Instant used here: the types of the web app do not know Temporal.
type Instant = { toString(options: { timeZone: string; smallestUnit: 'second' }): string }
/** Takes a point in time; gives it in the one form used on the wire: UTC, numeric offset, whole seconds. */
export function wireInstant(instant: Instant): string {
  return instant.toString({ timeZone: 'UTC', smallestUnit: 'second' })
}

// From here on without Temporal: the web app uses this too, and not every browser has it.
const hourMs = 3_600_000
const dayInMs = 24 * hourMs
// Both months have 31 days. In them the clock changes at one o'clock UTC, since 1996.
const lastSundayAtOne = (year: number, month: 2 | 9): number => {
  const last = Date.UTC(year, month, 31, 1)
  return last - new Date(last).getUTCDay() * dayInMs
}
const isSummer = (ms: number): boolean => {
  const year = new Date(ms).getUTCFullYear()
  return ms >= lastSundayAtOne(year, 2) && ms < lastSundayAtOne(year, 9)
}
const sinceOneRule = Date.UTC(1996, 0, 1)
const untilFiveDigits = Date.UTC(9999, 11, 31)
let swedish: Intl.DateTimeFormat | undefined
/**
 * Takes a point in time; gives the calendar date and clock time in Amsterdam, as 'YYYY-MM-DD HH:MM'. By the rule of the European
 * Union: the first formatter of the browser itself costs 20 ms, and on a phone 100.
 */
export function inAmsterdam(instant: Date | number): string {
  const ms = Number(instant)
  if (ms >= sinceOneRule && ms < untilFiveDigits)
    return new Date(ms + (isSummer(ms) ? 2 : 1) * hourMs).toISOString().slice(0, 16).replace('T', ' ')
  // The Swedish locale writes a date as ISO does.
  swedish ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })
  return swedish.format(instant)
}
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`

function dayMs(date: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(date)) throw new RangeError(`No date: ${date}`)
  return ms
}

/**
 * Takes a date (YYYY-MM-DD) and a clock time (HH:MM) in Amsterdam; gives the wire instants at which the clock shows it: one, or
 * in October two, in order. A time that is skipped in March moves an hour on. RangeError on invalid input.
 */
export function instantsAt(date: string, time: string): string[] {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined) throw new RangeError(`No time: ${time}`)
  const asUtc = dayMs(date) + Number(hours) * hourMs + Number(minutes) * 60_000
  const inWinter = asUtc - hourMs
  const found = [asUtc - 2 * hourMs, inWinter].filter(ms => inAmsterdam(ms) === `${date} ${time}`)
  return (found.length > 0 ? found : [inWinter]).map(wire)
}

/** The same as one instant: the first, if the time occurs twice. Convert a begin and an end together, with clock-pair.ts. */
export const toInstant = (date: string, time: string): string => instantsAt(date, time)[0]!

/** Takes an ISO instant; gives the calendar date in Amsterdam, YYYY-MM-DD. */
export function amsterdamDate(instant: string): string {
  return inAmsterdam(new Date(instant)).slice(0, 10)
}

/** Takes an ISO instant; gives the wall clock time in Amsterdam, HH:MM. */
export function amsterdamTime(instant: string): string {
  return inAmsterdam(new Date(instant)).slice(11)
}

/** Takes an ISO instant and a whole number of real hours; gives the instant on the wire. */
export function addHours(instant: string, hours: number): string {
  return wire(Date.parse(instant) + hours * hourMs)
}

/** Takes a date (YYYY-MM-DD) and a whole number of calendar days; gives the date. */
export function addDays(date: string, days: number): string {
  return new Date(dayMs(date) + days * dayInMs).toISOString().slice(0, 10)
}

/**
 * Takes two ISO instants; gives the real minutes from the first to the second, negative when the second is earlier. RangeError on
 * invalid input.
 */
export function minutesBetween(from: string, until: string): number {
  const minutes = (Date.parse(until) - Date.parse(from)) / 60_000
  if (Number.isNaN(minutes)) throw new RangeError(`No minutes between ${from} and ${until}`)
  return minutes
}

/** Takes two ISO instants; gives the real hours from the first to the second, with fractions. */
export function hoursBetween(from: string, until: string): number {
  return minutesBetween(from, until) / 60
}
