import { addDays, amsterdamDate } from '../time/amsterdam.ts'
import { weekdayOf } from '../time/recurrence.ts'
import { wageCents } from './invoice-lines.ts'
import { type PlannedWork, sumOf } from './pay.ts'
import { typedMinutes } from './worked-hours.ts'

/** Open work that follows a rate: its plan, the period it belongs to, and its current cents an hour (null: none yet). */
export type RatedWork = PlannedWork & { uuid: string; carePeriod: string | null; hourlyRateCents: number | null }
/** The effect of a rate on open work: how much there is, its planned minutes a week, and the weekly cost now and then. */
export type RateEffect = { openMoments: number; minutesAWeek: number; centsAWeekNow: number; centsAWeekThen: number }

const mondayOf = (instant: string): string => {
  const date = amsterdamDate(instant)
  return addDays(date, 1 - weekdayOf(date))
}
/** The number of calendar weeks from the first to the last of these instants. */
const weeksOf = (instants: readonly string[]): number => {
  const mondays = instants.map(mondayOf).sort()
  return 1 + Math.round((Date.parse(mondays.at(-1)!) - Date.parse(mondays[0]!)) / (7 * 86_400_000))
}

/**
 * Takes open work and its new rate in cents an hour; gives the effect. Shifts are spread evenly over the calendar weeks from the
 * first to the last of them. A period counts with its hours a week; shifts inside it are those hours, and are not counted twice.
 * Bonuses do not change and are left out. Amounts are rounded half up per shift.
 */
export function rateEffect(work: readonly RatedWork[], hourlyRateCents: number): RateEffect {
  const periods = work.filter(({ timeScope, hoursPerWeek }) => timeScope === 'period' && hoursPerWeek)
  const counted = new Set(periods.map(({ uuid }) => uuid))
  const shifts = work.filter(({ timeScope, carePeriod }) => timeScope === 'moment' && !counted.has(carePeriod ?? ''))
  const weeks = shifts.length > 0 ? weeksOf(shifts.map(({ startDate }) => startDate)) : 1
  const weekly = (amountOf: (one: RatedWork, minutes: number) => number) =>
    Math.round(sumOf(shifts, one => amountOf(one, typedMinutes(one))) / weeks) +
    sumOf(periods, one => amountOf(one, one.hoursPerWeek! * 60))
  return {
    openMoments: work.length,
    minutesAWeek: weekly((_one, minutes) => minutes),
    centsAWeekNow: weekly((one, minutes) => wageCents(minutes, one.hourlyRateCents ?? 0)),
    centsAWeekThen: weekly((_one, minutes) => wageCents(minutes, hourlyRateCents)),
  }
}

/** Takes an effect; gives the extra cents a week, negative when it costs less. */
export const moreAWeek = ({ centsAWeekNow, centsAWeekThen }: Pick<RateEffect, 'centsAWeekNow' | 'centsAWeekThen'>): number =>
  centsAWeekThen - centsAWeekNow
