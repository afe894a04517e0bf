import { type PlacedWork, workedMinutes } from '../money/worked-hours.ts'
import { minutesBetween, toInstant } from '../time/amsterdam.ts'
import { nightsBetween } from '../time/day-parts.ts'

/** A shift as the Arbeidstijdenwet counts it (1:7): all work between two rests of at least 8 hours. Instants, minutes. */
export type AtwShift = {
  startDate: string
  endDate: string
  /** The pieces of work it is made of, in order. */
  works: PlacedWork[]
  workedMinutes: number
  /** Breaks within the work, and free time of a quarter of an hour or more between two pieces of it (5:4). */
  pauseMinutes: number
  /** The longest free time between two pieces of work. */
  longestGapMinutes: number
  nightMinutes: number
  /** The last night worked: the date on which it ends, when its work ended, and when the next work of the same shift begins. */
  lastNight?: { date: string; endDate: string; nextStartDate?: string }
}

const restThatEndsShiftMinutes = 8 * 60
const shortestBreakMinutes = 15

/** Takes pieces of work in any order; gives the shifts they form, in order. */
export function atwShifts(works: PlacedWork[]): AtwShift[] {
  const shifts: AtwShift[] = []
  for (const next of works.map(shiftOfOne).sort((one, other) => minutesBetween(other.startDate, one.startDate))) {
    const last = shifts.at(-1)
    if (last && minutesBetween(last.endDate, next.startDate) < restThatEndsShiftMinutes)
      shifts[shifts.length - 1] = join(last, next)
    else shifts.push(next)
  }
  return shifts
}

/** Takes a shift; tells whether it is a night shift (1:7): more than an hour of work between 00:00 and 06:00. */
export function isNightShift(shift: AtwShift): boolean {
  return shift.nightMinutes > 60
}

function shiftOfOne(work: PlacedWork): AtwShift {
  const { startDate, endDate, breakMinutes } = work
  const nights = nightsBetween(startDate, endDate)
  const lastNight = nights.at(-1)
  return {
    startDate,
    endDate,
    works: [work],
    workedMinutes: workedMinutes(work),
    pauseMinutes: breakMinutes,
    longestGapMinutes: 0,
    nightMinutes: nights.reduce((sum, night) => sum + night.minutes, 0),
    ...(lastNight && { lastNight: { date: lastNight.date, endDate } }),
  }
}

function join(shift: AtwShift, next: AtwShift): AtwShift {
  const gapMinutes = Math.max(0, minutesBetween(shift.endDate, next.startDate))
  const lastNight = next.lastNight ?? (shift.lastNight && { nextStartDate: next.startDate, ...shift.lastNight })
  return {
    startDate: shift.startDate,
    endDate: minutesBetween(shift.endDate, next.endDate) > 0 ? next.endDate : shift.endDate,
    works: [...shift.works, ...next.works],
    workedMinutes: shift.workedMinutes + next.workedMinutes,
    pauseMinutes: shift.pauseMinutes + next.pauseMinutes + (gapMinutes >= shortestBreakMinutes ? gapMinutes : 0),
    longestGapMinutes: Math.max(shift.longestGapMinutes, gapMinutes),
    nightMinutes: shift.nightMinutes + next.nightMinutes,
    ...(lastNight && { lastNight }),
  }
}

/** Takes a shift; tells whether its last night ended after 02:00. */
export function endsAfterTwo({ lastNight }: AtwShift): boolean {
  return lastNight !== undefined && minutesBetween(toInstant(lastNight.date, '02:00'), lastNight.endDate) > 0
}
