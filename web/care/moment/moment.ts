import { today } from '#components/page/today.ts'
import type { Address } from '#contract/addresses.ts'
import { amsterdamDate } from '#rules/time/amsterdam.ts'
import { formatShift, formatShiftTimes, type Shift } from '#rules/time/broken-shift.ts'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import type { CareMomentStatus, ContractType, TimeScope } from '#words/nl.ts'
import type { Stretch } from './day-bar-geometry.ts'

/** The facts on a card or row of a care moment; instants are ISO with offset, money is whole cents. */
export type MomentFacts = Stretch & {
  href: Address
  title: string
  organizationName: string
  city: string
  distanceKm?: number | undefined
  levelName: string
  contractTypes: readonly ContractType[]
  hourlyRateCents: number
  /** With the bonus; 0 while no hours are agreed. */
  totalCents: number
  bonusCents: number
  /** The unpaid minutes of the shift: a card shows the paid hours. */
  breakMinutes?: number | undefined
  /** When the break begins, for a shift in two parts. */
  breakFrom?: string | undefined
  status?: CareMomentStatus | undefined
  /** What it is part of: 'Reeks, 7 data open: elke di en do'. */
  partOf?: string | undefined
  /** What the reader lacks for it: 'Je mist: Sondevoeding'. */
  lacks?: string | undefined
  timeScope: TimeScope
  /** For a period. */
  hoursPerWeek?: number | undefined
  now?: string | undefined
  overlaps?: readonly Stretch[] | undefined
}

/** The date in Amsterdam of an instant, as 'YYYY-MM-DD'. */
export const dateOf = amsterdamDate

/** First and last day of a period as 'ma 1 dec 2026 – vr 26 feb 2027'. */
export const formatDates = ({ startDate, endDate }: Stretch): string =>
  `${formatDate(dateOf(startDate))} – ${formatDate(dateOf(endDate))}`

type Timed = Shift & { timeScope: TimeScope }
/** When it is, in full: 'ma 23 nov 2026, 07:00 – 15:00'; for a period its first and last day. */
export const formatWhen = (timed: Timed): string => (timed.timeScope === 'period' ? formatDates(timed) : formatShift(timed))
/** The same without the year if it is that of `now`: 'ma 23 nov, 07:00 – 15:00'. */
export const formatShortWhen = (timed: Timed, now: string): string =>
  timed.timeScope === 'period' ? formatDates(timed) : `${formatShortDate(timed.startDate, now)}, ${formatShiftTimes(timed)}`

/** 'vr 20 nov': on cards and rows the year only shows if it is not that of `now`, by the clock of the app. */
export const formatShortDate = (instant: string, now = `${today()}T12:00Z`): string => {
  const [date, thisYear] = [formatDate(dateOf(instant)), dateOf(now).slice(0, 4)]
  return date.endsWith(thisYear) ? date.slice(0, -5) : date
}

/** 'tot 14:30', and the day if that is another one. */
export const untilWords = (instant: string, now: string): string =>
  dateOf(instant) === dateOf(now) ? `tot ${formatTime(instant)}` : `tot ${formatShortDate(instant, now)}, ${formatTime(instant)}`
