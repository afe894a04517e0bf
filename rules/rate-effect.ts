import { addDays, amsterdamDate } from './amsterdam.ts'
import { wageCents } from './invoice-lines.ts'
import { type PlannedWork, sumOf } from './pay.ts'
import { weekdayOf } from './recurrence.ts'
import { typedMinutes } from './worked-hours.ts'

/** Open work that follows a rate: its plan, the period that holds it, and the cents an hour that it has now (null: none yet). */
export type RatedWork = PlannedWork & { uuid: string; carePeriod: string | null; hourlyRateCents: number | null }
/** What a rate means for open work: how much there is of it, its planned minutes a week, and what a week costs now and then. */
export type RateEffect = { openMoments: number; minutesAWeek: number; centsAWeekNow: number; centsAWeekThen: number }

const mondayOf = (instant: string): string => {
  const date = amsterdamDate(instant)
  return addDays(date, 1 - weekdayOf(date))
}
/** The calendar weeks from the first to the last of these instants. */
const weeksOf = (instants: readonly string[]): number => {
  const mondays = instants.map(mondayOf).sort()
  return 1 + Math.round((Date.parse(mondays.at(-1)!) - Date.parse(mondays[0]!)) / (7 * 86_400_000))
}

/**
 * Takes open work and the cents an hour that it is to have; gives the effect. Shifts are spread evenly over the calendar weeks from
 * the first to the last of them. A period counts with its hours a week; shifts inside such a period are those hours, and are
 * not counted twice. Bonuses stay the same and are left out. Amounts are rounded half up, a shift at a time.
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

/** Takes an effect; gives the cents that a week costs more, negative when it costs less. */
export const moreAWeek = ({ centsAWeekNow, centsAWeekThen }: Pick<RateEffect, 'centsAWeekNow' | 'centsAWeekThen'>): number =>
  centsAWeekThen - centsAWeekNow
