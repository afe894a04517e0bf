// When a care worker came and went, as they say it themselves. Instants are ISO texts, compared as times.

interface Shift {
  startDate: string
  endDate: string
}
const minuteMs = 60_000
const minutesAfter = (at: string, other: string) => (Date.parse(at) - Date.parse(other)) / minuteMs

/** From so many minutes before the start, and until so many after the end, the screens of the care worker offer it. */
const offeredBeforeMinutes = 30
const offeredAfterMinutes = 4 * 60
/** Whether a care worker is offered to say that they are there or leave, of this shift, at `now`. */
export const isTimeToTell = ({ startDate, endDate }: Shift, now: string): boolean =>
  minutesAfter(now, startDate) >= -offeredBeforeMinutes && minutesAfter(now, endDate) <= offeredAfterMinutes

/** So many minutes after the start, without a word, the office is told. */
export const missedAfterMinutes = 30
/** Whether a shift goes on since so long, and neither who works it nor who plans said a word of it. */
export const isMissing = (
  shift: Shift & { [told in 'arrivedAt' | 'leftAt' | 'arrivalCheckedAt']?: string | undefined },
  now: string,
): boolean =>
  !(shift.arrivedAt || shift.leftAt || shift.arrivalCheckedAt) &&
  minutesAfter(now, shift.startDate) >= missedAfterMinutes &&
  minutesAfter(now, shift.endDate) < 0

const quarterMs = 15 * minuteMs
/** The next whole quarter: the first time for which somebody else can be asked. */
export const nextQuarter = (now: string): string =>
  new Date(Math.floor(Date.parse(now) / quarterMs + 1) * quarterMs).toISOString()

// How far the clock of a device may be ahead once it was set by that of the server.
const aheadMinutes = 5
const latestMinutes = 12 * 60
/**
 * Why somebody cannot have come or gone at `at`, in words for them; undefined when they can. `earliestMinutes` before the start is the
 * first; the other of the two, when it was told, is on its own side.
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

// A few minutes beside the plan are the plan: half of the quarter in which people reckon.
const besidePlanMinutes = 7.5
// Down, so that hours that are filled in at once do not end in the future.
const filledFrom = (told: string | undefined, planned: string): string =>
  !told || Math.abs(minutesAfter(told, planned)) < besidePlanMinutes
    ? planned
    : new Date(Math.floor(Date.parse(told) / minuteMs) * minuteMs).toISOString()
/** The times with which hours begin, from what was told: the plan where that is within some minutes, else the whole minute. */
export function hoursFromTelling(planned: Shift, told: { arrivedAt?: string | undefined; leftAt?: string | undefined }): Shift {
  const startDate = filledFrom(told.arrivedAt, planned.startDate)
  const endDate = filledFrom(told.leftAt, planned.endDate)
  // Who said both at once, when it was over, fills in by hand.
  return Date.parse(endDate) > Date.parse(startDate) ? { startDate, endDate } : planned
}
