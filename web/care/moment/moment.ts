import type { Address } from '../../../contract/addresses.ts'
import { amsterdamDate } from '../../../rules/amsterdam.ts'
import { formatShift, formatShiftTimes, type Shift } from '../../../rules/broken-shift.ts'
import { formatDate, formatTime } from '../../../rules/format-nl.ts'
import { today } from '../../components/today.ts'
import type { CareMomentStatus, ContractType, TimeScope } from '../../words/nl.ts'
import type { Stretch } from './day-bar-geometry.ts'

/** What a card or a row of a care moment shows; instants are ISO with offset, money is whole cents. */
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
  /** Unpaid minutes of the shift: a card shows the hours that are paid. */
  breakMinutes?: number | undefined
  /** When the break begins, of a shift in two parts. */
  breakFrom?: string | undefined
  status?: CareMomentStatus | undefined
  /** What it is part of: 'Reeks, 7 data open: elke di en do'. */
  partOf?: string | undefined
  /** What the reader lacks for it: 'Je mist: Sondevoeding'. */
  lacks?: string | undefined
  timeScope: TimeScope
  /** Of a period. */
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
/** The whole of when it is: 'ma 23 nov 2026, 07:00 – 15:00'; of a period its first and last day. */
export const formatWhen = (timed: Timed): string => (timed.timeScope === 'period' ? formatDates(timed) : formatShift(timed))
/** The same without the year when it is the one of `now`: 'ma 23 nov, 07:00 – 15:00'. */
export const formatShortWhen = (timed: Timed, now: string): string =>
  timed.timeScope === 'period' ? formatDates(timed) : `${formatShortDate(timed.startDate, now)}, ${formatShiftTimes(timed)}`

/** 'vr 20 nov': on cards and rows the year only shows when it is not the one of `now`, by the clock of the app. */
export const formatShortDate = (instant: string, now = `${today()}T12:00Z`): string => {
  const [date, thisYear] = [formatDate(dateOf(instant)), dateOf(now).slice(0, 4)]
  return date.endsWith(thisYear) ? date.slice(0, -5) : date
}

/** 'tot 14:30', and the day when that is another one. */
export const untilWords = (instant: string, now: string): string =>
  dateOf(instant) === dateOf(now) ? `tot ${formatTime(instant)}` : `tot ${formatShortDate(instant, now)}, ${formatTime(instant)}`
