// The placement of shifts and availability on days of the Amsterdam calendar.

import type { CSSProperties } from 'react'
import { percentOfDay } from '#components/lists/use-drag-select.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { type ClockTime, pairOf } from '#rules/time/clock-pair.ts'
import { formatTime, weekDates } from '#rules/time/format-nl.ts'
import { addDays, weekOf } from '../amsterdam-time.ts'
import type { Stretch } from '../moment/day-bar-geometry.ts'
import { dateOf } from '../moment/moment.ts'

/** The part of a period on one day: hours by the clock, 0 to 24. */
export type Piece<T extends Stretch> = {
  item: T
  fromHour: number
  untilHour: number
  /** The period began on an earlier day, or continues on a later one. */
  fromBefore: boolean
  goesOn: boolean
  /** The piece's column, and the number of columns, among the pieces that overlap it. */
  lane: number
  lanes: number
}

/** The hours on the clock of Amsterdam at an instant, with fractions: 7.5 at half past seven. */
export const hourOf = (instant: string): number => {
  const [hours, minutes] = formatTime(instant).split(':').map(Number)
  return hours! + minutes! / 60
}

function piecesOn<T extends Stretch>(date: string, items: readonly T[]): Piece<T>[] {
  return items.flatMap(item => {
    const [first, last] = [dateOf(item.startDate), dateOf(item.endDate)]
    if (first > date || last < date) return []
    const fromHour = first < date ? 0 : hourOf(item.startDate)
    const untilHour = last > date ? 24 : hourOf(item.endDate)
    // A period that ends at midnight has no piece on the next day.
    if (untilHour <= fromHour) return []
    return {
      item,
      fromHour,
      untilHour,
      fromBefore: first < date,
      goesOn: last > addDays(date, 1) || (last > date && hourOf(item.endDate) > 0),
      lane: 0,
      lanes: 1,
    }
  })
}

/** The pieces of one day in chronological order; overlapping ones get columns side by side. */
export function layOut<T extends Stretch>(date: string, items: readonly T[]): Piece<T>[] {
  const pieces = piecesOn(date, items).sort((a, b) => a.fromHour - b.fromHour || b.untilHour - a.untilHour)
  let group: Piece<T>[] = []
  let groupEnds = 0
  const close = () => {
    const lanes = 1 + Math.max(0, ...group.map(piece => piece.lane))
    for (const piece of group) piece.lanes = lanes
    group = []
  }
  for (const piece of pieces) {
    if (piece.fromHour >= groupEnds) close()
    const taken = new Set(group.filter(other => other.untilHour > piece.fromHour).map(other => other.lane))
    while (taken.has(piece.lane)) piece.lane++
    group.push(piece)
    groupEnds = Math.max(group.length > 1 ? groupEnds : 0, piece.untilHour)
  }
  close()
  return pieces
}

/** The position of a piece in the column of its day. */
export const placeOf = ({ fromHour, untilHour, lane, lanes }: Omit<Piece<Stretch>, 'item'>): CSSProperties => ({
  top: percentOfDay(fromHour),
  height: percentOfDay(untilHour - fromHour),
  left: `${(lane / lanes) * 100}%`,
  width: `${100 / lanes}%`,
})

/** Whether two periods overlap. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  Date.parse(one.startDate) < Date.parse(other.endDate) && Date.parse(other.startDate) < Date.parse(one.endDate)

const daysFrom = (date: string, count: number): string[] => Array.from({ length: count }, (_, day) => addDays(date, day))

/** The seven days of an ISO week. */
export const daysOfWeek = (week: string): string[] => daysFrom(weekDates(week).monday, 7)

/** The month that a week belongs to (the month of its Thursday), as 'YYYY-MM'. */
export const monthOf = (week: string): string => addDays(weekDates(week).monday, 3).slice(0, 7)

/** The month this many months later ('YYYY-MM'), as the week of its 15th, which certainly belongs to it. */
export function weekOfMonth(month: string, later: number): string {
  const at = new Date(`${month}-15T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + later)
  return weekOf(at.toISOString().slice(0, 10))
}

/**
 * The whole weeks that cover a month ('YYYY-MM'): from the Monday on or before its first day to the Sunday on or after its last.
 */
export function weeksOfMonth(month: string): string[] {
  const first = weekDates(weekOf(`${month}-01`)).monday
  return daysFrom(first, 42)
    .filter((_, day) => day % 7 === 0)
    .filter(monday => monday.slice(0, 7) <= month)
    .map(weekOf)
}

/** The bounds of consecutive days: the first midnight and the midnight after the last day. */
export const boundsOf = (days: readonly string[]): Stretch => ({
  startDate: toInstant(days[0]!, '00:00'),
  endDate: toInstant(addDays(days.at(-1)!, 1), '00:00'),
})

/** From one clock hour of a date to another; hours from 24 on are the next day. */
export const stretchOn = (date: string, fromHour: number, untilHour: number): Stretch =>
  pairOf(clockAt(date, fromHour), clockAt(date, untilHour), 'typed')
function clockAt(date: string, hours: number): ClockTime {
  const minutes = Math.round((hours % 24) * 60)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { date: addDays(date, Math.floor(hours / 24)), time }
}
