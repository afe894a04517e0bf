// When a care worker arrived and left, by their own report. Instants are ISO texts, compared as times.

interface Shift {
  startDate: string
  endDate: string
}
const minuteMs = 60_000
const minutesAfter = (at: string, other: string) => (Date.parse(at) - Date.parse(other)) / minuteMs

/** How many minutes before the start, and after the end, the care worker's screens offer to report it. */
const offeredBeforeMinutes = 30
const offeredAfterMinutes = 4 * 60
/** Whether a care worker is offered at `now` to report arriving at or leaving this shift. */
export const isTimeToTell = ({ startDate, endDate }: Shift, now: string): boolean =>
  minutesAfter(now, startDate) >= -offeredBeforeMinutes && minutesAfter(now, endDate) <= offeredAfterMinutes

/** How many minutes after the start, without a sign, the office is notified. */
export const missedAfterMinutes = 30
/** Whether a shift has been running that long without a word from its worker or a planner. */
export const isMissing = (
  shift: Shift & { [told in 'arrivedAt' | 'leftAt' | 'arrivalCheckedAt']?: string | undefined },
  now: string,
): boolean =>
  !(shift.arrivedAt || shift.leftAt || shift.arrivalCheckedAt) &&
  minutesAfter(now, shift.startDate) >= missedAfterMinutes &&
  minutesAfter(now, shift.endDate) < 0

const quarterMs = 15 * minuteMs
/** The next whole quarter of an hour: the earliest start for which somebody else can be asked. */
export const nextQuarter = (now: string): string =>
  new Date(Math.floor(Date.parse(now) / quarterMs + 1) * quarterMs).toISOString()

// How far a device's clock may be ahead after it was synchronized with the server's.
const aheadMinutes = 5
const latestMinutes = 12 * 60
/**
 * Why somebody cannot have arrived or left at `at`, in words for them; undefined when they can. `earliestMinutes` before the
 * start is the earliest; and arriving comes before leaving.
 */
export function tellingProblem(
  at: string,
  { startDate, endDate, arrivedAt, leftAt }: Shift & { arrivedAt?: string | undefined; leftAt?: string | undefined },
  earliestMinutes: number,
  now: string,
): string | undefined {
  if (minutesAfter(at, now) > aheadMinutes) return 'Deze tijd is nog niet geweest. Kijk of de klok van je toestel goed staat.'
  if (minutesAfter(at, startDate) < -earliestMinutes) return 'Deze tijd is te lang voor het begin van de dienst.'
  if (minutesAfter(at, endDate) > latestMinutes) return 'Deze tijd is te lang na het einde van de dienst. Vul je uren in.'
  if (leftAt && minutesAfter(leftAt, at) < 0) return 'Je meldde dat je eerder wegging.'
  return arrivedAt && minutesAfter(at, arrivedAt) < 0 ? 'Je meldde dat je later kwam.' : undefined
}

// A few minutes' difference counts as on time: half of the quarter of an hour in which people calculate.
const besidePlanMinutes = 7.5
// Rounded down, so that hours filled in at once do not end in the future.
const filledFrom = (tapped: string | undefined, planned: string): string =>
  !tapped || Math.abs(minutesAfter(tapped, planned)) < besidePlanMinutes
    ? planned
    : new Date(Math.floor(Date.parse(tapped) / minuteMs) * minuteMs).toISOString()
/**
 * The times that the hours form starts with, from the reports: the planned time if within a few minutes, otherwise the whole
 * minute.
 */
export function hoursFromTelling(planned: Shift, tapped: { arrivedAt?: string | undefined; leftAt?: string | undefined }): Shift {
  const startDate = filledFrom(tapped.arrivedAt, planned.startDate)
  const endDate = filledFrom(tapped.leftAt, planned.endDate)
  // Someone who reported both afterwards, at the same time, enters the times by hand.
  return Date.parse(endDate) > Date.parse(startDate) ? { startDate, endDate } : planned
}
