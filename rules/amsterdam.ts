const timeZone = 'Europe/Amsterdam'

/** Takes a point in time; gives it in the one form used on the wire: UTC, numeric offset, whole seconds. */
export function wireInstant(instant: Temporal.Instant): string {
  return instant.toString({ timeZone: 'UTC', smallestUnit: 'second' })
}

/**
 * Takes a date (YYYY-MM-DD) and a wall clock time (HH:MM) in Amsterdam; gives the instant on the wire. A time that the clock
 * skips in March moves an hour on; of a time that occurs twice in October it gives the first. RangeError on nonsense.
 */
export function toInstant(date: string, time: string): string {
  const wallClock = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time))
  return wireInstant(wallClock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).toInstant())
}

/** Takes an ISO instant; gives the calendar date in Amsterdam, YYYY-MM-DD. */
export function amsterdamDate(instant: string): string {
  return inAmsterdam(instant).toPlainDate().toString()
}

/** Takes an ISO instant; gives the wall clock time in Amsterdam, HH:MM. */
export function amsterdamTime(instant: string): string {
  return inAmsterdam(instant).toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' })
}

/** Takes an ISO instant and a whole number of real hours; gives the instant on the wire. */
export function addHours(instant: string, hours: number): string {
  return wireInstant(Temporal.Instant.from(instant).add({ hours }))
}

/** Takes a date (YYYY-MM-DD) and a whole number of calendar days; gives the date. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/**
 * Takes two ISO instants; gives the real minutes from the first to the second, negative when it lies before. RangeError on
 * nonsense.
 */
export function minutesBetween(from: string, until: string): number {
  // With Date: screens count minutes too, in browsers without Temporal.
  const minutes = (Date.parse(until) - Date.parse(from)) / 60_000
  if (Number.isNaN(minutes)) throw new RangeError(`No minutes between ${from} and ${until}`)
  return minutes
}

/** Takes two ISO instants; gives the real hours from the first to the second, with fractions. */
export function hoursBetween(from: string, until: string): number {
  return minutesBetween(from, until) / 60
}

function inAmsterdam(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
}
