// The periods of an organization's figures: days, weeks and the same weeks a year earlier; and shares.
import { addDays } from '../time/amsterdam.ts'
import { counted, formatCount, formatNumber, weekDates } from '../time/format-nl.ts'
import { isoWeekOf } from '../time/iso-week.ts'
import { weekdayOf } from '../time/recurrence.ts'

/** The first and the last day (YYYY-MM-DD), both included. */
export interface Days {
  from: string
  to: string
}
/** The days of a period within one ISO week, and the same days of that week a year earlier. */
export interface FigureWeek extends Days {
  week: string
  /** Null for a week 53 when the year before has none. */
  before: (Days & { week: string }) | null
}

/** Takes a day and a number of weeks; gives that many whole weeks, the last of which is the one before this day's week. */
export function lastWholeWeeks(today: string, weeks: number): Days {
  const monday = addDays(today, 1 - weekdayOf(today))
  return { from: addDays(monday, -7 * weeks), to: addDays(monday, -1) }
}

/**
 * Takes a period; gives its ISO weeks in order, each with its days in the period. A week is compared with the week of the same
 * number a year earlier, weekday by weekday: half a week with the same half.
 */
export function weeksOf({ from, to }: Days): FigureWeek[] {
  const weeks: FigureWeek[] = []
  for (let first = from; first <= to; ) {
    const sunday = addDays(first, 7 - weekdayOf(first))
    const last = sunday < to ? sunday : to
    weeks.push({ week: isoWeekOf(first), from: first, to: last, before: daysBefore(first, last) })
    first = addDays(last, 1)
  }
  return weeks
}

function daysBefore(from: string, to: string): FigureWeek['before'] {
  const week = isoWeekOf(from)
  const before = `${Number(week.slice(0, 4)) - 1}${week.slice(4)}`
  const { monday } = weekDates(before)
  if (isoWeekOf(monday) !== before) return null
  return { week: before, from: addDays(monday, weekdayOf(from) - 1), to: addDays(monday, weekdayOf(to) - 1) }
}

/**
 * Takes a part and the whole, in the same unit; gives the part in whole percents, rounded half up. Null when the whole is zero.
 */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.floor((part * 200 + whole) / (2 * whole)) : null
}

/**
 * From when a freelancer's share of a client's hours is marked: half of them, and a hundred hours. The law has no such number;
 * decision 66 says why these.
 */
export const shareMark = { percent: 50, minutes: 100 * 60 } as const
/** Takes one freelancer's minutes and all minutes of the client; gives the share in percent, and whether it is marked. */
export function shareOf(minutes: number, totalMinutes: number): { percent: number; isMarked: boolean } {
  const isLarge = minutes * 100 >= totalMinutes * shareMark.percent
  return { percent: percentOf(minutes, totalMinutes) ?? 0, isMarked: isLarge && minutes >= shareMark.minutes }
}

/** Takes a day; gives the year that ends with it: from the day after the same date a year before. */
export function lastYear(today: string): Days {
  const year = Number(today.slice(0, 4)) - 1
  // For 29 February that is the 28th, the last day that exists.
  const sameDay = today.endsWith('02-29') ? `${year}-02-28` : `${year}${today.slice(4)}`
  return { from: addDays(sameDay, 1), to: today }
}

/** Minutes as whole hours, rounded, with a dot in thousands: 74100 is '1.235 uur'. */
export const formatWholeHours = (minutes: number): string => `${formatCount(minutes / 60)} uur`

/** How long something took, in everyday words: '45 minuten', '5 uur', from two days on '3,5 dagen'. */
export function formatWaited(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minuut', 'minuten')
  if (minutes < 2 * 1440) return `${Math.round(minutes / 60)} uur`
  return `${formatNumber(minutes / 1440, 1)} dagen`
}
