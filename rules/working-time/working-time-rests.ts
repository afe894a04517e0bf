import type { PlacedWork, Work } from '../money/worked-hours.ts'
import { addDays, addHours, amsterdamDate, minutesBetween } from '../time/amsterdam.ts'
import { formatDate, formatHours } from '../time/format-nl.ts'
import { type AtwShift, endsAfterTwo, isNightShift } from './atw-shifts.ts'
import { type Breach, nameWorks, placeRest, restLine, workLine } from './breach.ts'

const hour = 60
const week = 7 * 24 * hour

/**
 * Takes shifts in order; gives those without 11 hours of rest in the 24 hours from their start; once a week 8 hours are enough
 * (5:3), unless the caller rules that out. Free time within a shift counts too: 7.5 hours between two pieces of work do not end
 * the shift, but the worker did rest.
 */
export function dayRestBreaches(shifts: AtwShift[], mayOnceAWeek = true): Breach[] {
  const breaches: Breach[] = []
  let lastShort: (DayRest & { endDate: string }) | undefined
  shifts.forEach((shift, index) => {
    const rest = dayRest(shifts, index)
    if (rest >= dayRestMinutes) return
    const found = dayRestOf(shifts, index, rest)
    const isFirst = lastShort === undefined || minutesBetween(lastShort.endDate, shift.endDate) >= week
    const earlier = isFirst ? undefined : lastShort
    lastShort = { ...found, endDate: shift.endDate }
    if (mayOnceAWeek && isFirst && rest >= 8 * hour) return
    const say = (candidate?: Work) => `${found.where(candidate)} maar ${formatHours(rest)} rust`
    const once = earlier ? [`eerder in deze 7 dagen: ${earlier.sum.at(-1)}`] : []
    const works = [...new Set([...(earlier?.works ?? []), ...found.works])]
    const sum = [...once, ...found.sum]
    breaches.push({ id: 'ATW-DAY-REST', at: shift.startDate, minutes: rest, say, norm: '11 uur', works, sum })
  })
  return breaches
}

/** The rest in 24 hours (5:3). */
export const dayRestMinutes = 11 * hour
/** The longest rest in the 24 hours from the start of a shift, in minutes. */
const dayRest = (shifts: AtwShift[], index: number): number => {
  const { startDate, endDate, longestGapMinutes } = shifts[index]!
  return Math.max(longestGapMinutes, Math.min(24 * hour - minutesBetween(startDate, endDate), restAfter(shifts, index)))
}

/** The longest rest in the 24 hours from the start of a shift: the work around it, and its wording and calculation. */
type DayRest = { works: PlacedWork[]; sum: string[]; where: (candidate?: Work) => string }
// The rest is between two pieces of the shift, or after it; otherwise too much of the 24 hours is work.
function dayRestOf(shifts: AtwShift[], index: number, rest: number): DayRest {
  const { works, longestGapMinutes, startDate, endDate } = shifts[index]!
  const inside = works.findIndex((work, place) => {
    const next = works[place + 1]
    return next && longestGapMinutes === rest && minutesBetween(work.endDate, next.startDate) === rest
  })
  const after = restAfter(shifts, index) === rest ? shifts[index + 1] : undefined
  const [before, next] = inside >= 0 ? [works[inside]!, works[inside + 1]!] : [works.at(-1)!, after?.works[0]]
  if (next)
    return {
      works: [before, next],
      sum: [restLine(inside >= 0 ? before.endDate : endDate, next.startDate)],
      where: candidate => `${placeRest(before, next.startDate, candidate)} heb je`,
    }
  const length = formatHours(minutesBetween(startDate, endDate))
  return {
    works,
    sum: [...works.map(work => workLine(work)), `van begin tot einde ${length}; 24 uur – ${length} = ${formatHours(rest)} rust`],
    where: candidate => `Met ${nameWorks(works, candidate)} heb je in 24 uur`,
  }
}

/**
 * Takes shifts in order; gives the night shifts that ended after 02:00 without 14 hours of rest after them (5:8). The law allows
 * 8 hours once a week, but only where the work makes it necessary. People must judge that, so it is reported each time.
 */
export function nightRestBreaches(shifts: AtwShift[]): Breach[] {
  return shifts.flatMap((shift, index) => {
    if (!shift.lastNight || !isNightShift(shift) || !endsAfterTwo(shift)) return []
    const { endDate, nextStartDate } = shift.lastNight
    const rest = nextStartDate ? minutesBetween(endDate, nextStartDate) : restAfter(shifts, index)
    if (rest >= 14 * hour) return []
    const before = shift.works.find(work => work.endDate === endDate) ?? shift.works.at(-1)!
    const [next] = nextStartDate ? shift.works.filter(work => work.startDate === nextStartDate) : (shifts[index + 1]?.works ?? [])
    if (!next) return []
    const say = (candidate?: Work) => `${placeRest(before, next.startDate, candidate)} heb je maar ${formatHours(rest)} rust`
    const sum = [restLine(endDate, next.startDate)]
    return [
      { id: 'ATW-NIGHT-REST', at: endDate, minutes: rest, say, norm: '14 uur na een nachtdienst', works: [before, next], sum },
    ]
  })
}

/** Takes shifts in order; gives the series of three or more nights in a row without 46 hours of rest after them (5:8). */
export function nightSeriesBreaches(shifts: AtwShift[]): Breach[] {
  let nights = 0
  let works: PlacedWork[] = []
  let lastNight: string | undefined
  return shifts.flatMap((shift, index) => {
    const night = isNightShift(shift) ? shift.lastNight?.date : undefined
    nights = night === undefined ? 0 : follows(lastNight, night) ? nights + 1 : 1
    works = nights > 1 ? [...works, ...shift.works] : shift.works
    lastNight = night
    const next = shifts[index + 1]
    if (nights < 3 || !next || (isNightShift(next) && follows(night, next.lastNight?.date))) return []
    const rest = restAfter(shifts, index)
    if (rest >= 46 * hour) return []
    const count = nights
    const say = () => `Na ${count} nachtdiensten achter elkaar heb je maar ${formatHours(rest)} rust`
    const sum = [`${count} nachtdiensten achter elkaar`, restLine(shift.endDate, next.startDate)]
    const around = [...works, next.works[0]!]
    return [{ id: 'ATW-NIGHT-SERIES', at: shift.endDate, minutes: rest, say, norm: '46 uur', works: around, sum }]
  })
}

/**
 * Takes shifts in order; gives the weeks, counted from the first shift after a long rest, without 36 hours of rest in 7 days, nor
 * 72 hours in 14 days in pieces of at least 32 (5:5).
 */
export function weekRestBreaches(shifts: AtwShift[]): Breach[] {
  return shifts.flatMap((shift, index) => {
    const before = shifts[index - 1]
    if (before && minutesBetween(before.endDate, shift.startDate) < 32 * hour) return []
    const until = addHours(shift.startDate, 7 * 24)
    const rests = restsUntil(until, shifts, index)
    const longest = Math.max(...rests)
    const longRests = restsUntil(addHours(shift.startDate, 14 * 24), shifts, index).filter(rest => rest >= 32 * hour)
    if (longest >= 36 * hour || longRests.reduce((sum, rest) => sum + rest, 0) >= 72 * hour) return []
    const rest = Math.max(0, longest)
    const from = formatDate(amsterdamDate(shift.startDate))
    const say = () => `In de 7 dagen vanaf ${from} heb je hooguit ${formatHours(rest)} rust achter elkaar`
    const works = shifts.slice(index).flatMap(each => each.works.filter(work => minutesBetween(work.startDate, until) > 0))
    const [last, next] = [shifts[index + rests.indexOf(longest)], shifts[index + rests.indexOf(longest) + 1]]
    const isWithin = next && minutesBetween(next.startDate, until) >= 0
    const line = last && restLine(last.endDate, isWithin ? next.startDate : until, isWithin ? 'begin' : 'einde van de 7 dagen')
    const sum = rest > 0 && line ? [`de langste rust: ${line}`] : []
    return [{ id: 'ATW-WEEK-REST', at: shift.startDate, minutes: rest, say, norm: '36 uur', works, sum }]
  })
}

function restAfter(shifts: AtwShift[], index: number): number {
  const [shift, next] = [shifts[index], shifts[index + 1]]
  return shift && next ? minutesBetween(shift.endDate, next.startDate) : Number.POSITIVE_INFINITY
}

/** The rest after each shift from this one on, cut off at an instant. */
function restsUntil(until: string, shifts: AtwShift[], first: number): number[] {
  return shifts
    .slice(first)
    .map((shift, index) => Math.min(restAfter(shifts, first + index), minutesBetween(shift.endDate, until)))
}

function follows(night: string | undefined, next: string | undefined): boolean {
  return night !== undefined && next === addDays(night, 1)
}
