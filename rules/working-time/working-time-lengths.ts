import { breakRequiredMinutes, type PlacedWork, type Work, workedMinutes } from '../money/worked-hours.ts'
import { addDays, amsterdamDate, minutesBetween } from '../time/amsterdam.ts'
import { formatDate, formatHours } from '../time/format-nl.ts'
import { isoWeekOf, weekBounds } from '../time/iso-week.ts'
import { type AtwShift, isNightShift } from './atw-shifts.ts'
import { type Breach, beginWithWorks, nameWorks, workLine } from './breach.ts'

const longestShiftMinutes = 12 * 60
const longestNightMinutes = 10 * 60
const longestWeekMinutes = 60 * 60

/**
 * Takes shifts; gives shifts that are too long (5:7), night shifts that are too long (5:8) and shifts with too short a break
 * (5:4).
 */
export function shiftLengthBreaches(shifts: AtwShift[]): Breach[] {
  return shifts.flatMap(shift => {
    const { startDate: at, works, workedMinutes: minutes, pauseMinutes } = shift
    const requiredMinutes = breakRequiredMinutes(minutes)
    const breaches: Breach[] = []
    const sum = lengthOf(shift)
    if (minutes > longestShiftMinutes) {
      const say = (candidate?: Work) => `${beginWithWorks(shift, candidate)} ${formatHours(minutes)}`
      breaches.push({ id: 'ATW-SHIFT', at, minutes, say, norm: 'hooguit 12 uur', works, sum })
    }
    // The law allows 12 hours of night work a few times (5 in 14 days). We do not know what happened elsewhere, so we report from
    // 10.
    if (isNightShift(shift) && minutes > longestNightMinutes) {
      const say = (candidate?: Work) => `${beginWithWorks(shift, candidate)} ${formatHours(minutes)}, voor een deel in de nacht`
      breaches.push({ id: 'ATW-NIGHT-LEN', at, minutes, say, norm: 'hooguit 10 uur', works, sum })
    }
    if (pauseMinutes < requiredMinutes) {
      const say = (candidate?: Work) => `In ${nameWorks(works, candidate)} heb je ${pauseMinutes} minuten pauze`
      const pause = `pauze: ${pauseMinutes} minuten, nodig: ${requiredMinutes} minuten`
      const norm = `minstens ${requiredMinutes} minuten`
      breaches.push({ id: 'ATW-BREAK', at, minutes: pauseMinutes, say, norm, works, sum: [...sum, pause] })
    }
    return breaches
  })
}

/** The length of a shift, and why its pieces count as one. */
function lengthOf({ works, workedMinutes: minutes }: AtwShift): string[] {
  if (works.length === 1) return works.map(work => workLine(work))
  const lines = works.map(work => workLine(work))
  return [...lines, 'ertussen is minder dan 8 uur rust: het telt als één dienst', `samen ${formatHours(minutes)}`]
}

/** Takes pieces of work; gives the weeks from Monday 00:00 with more than 60 hours in them (5:7). */
export function weekBreaches(works: PlacedWork[]): Breach[] {
  const partsOfWeek = new Map<string, { work: PlacedWork; minutes: number }[]>()
  for (const work of works) {
    for (const [week, minutes] of weeksOf(work)) partsOfWeek.set(week, [...(partsOfWeek.get(week) ?? []), { work, minutes }])
  }
  return [...partsOfWeek].flatMap(([week, parts]): Breach[] => {
    const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
    if (minutes <= longestWeekMinutes) return []
    parts.sort((one, other) => minutesBetween(other.work.startDate, one.work.startDate))
    const monday = amsterdamDate(weekBounds(week).from)
    const say = (candidate?: Work) =>
      `${candidate ? 'Met deze dienst werk je' : 'Je werkt'} ${formatHours(minutes)} in de week van ${formatDate(monday)}`
    const sum = [...parts.map(part => workLine(part.work, part.minutes)), `samen ${formatHours(minutes)}`]
    return [{ id: 'ATW-WEEK', at: monday, minutes, say, norm: 'hooguit 60 uur', works: parts.map(({ work }) => work), sum }]
  })
}

/** Work across Monday 00:00 counts in both weeks. The time of the break is unknown, so it is spread evenly over the work. */
function weeksOf(work: Work): [string, number][] {
  const total = workedMinutes(work)
  const firstWeek = isoWeekOf(work.startDate)
  if (isoWeekOf(work.endDate) === firstWeek) return [[firstWeek, total]]
  const elapsed = minutesBetween(work.startDate, work.endDate)
  const weeks: [string, number][] = []
  let left = total
  for (let week = firstWeek; left > 0; week = isoWeekOf(addDays(amsterdamDate(weekBounds(week).from), 7))) {
    const untilWeekEnd = minutesBetween(work.startDate, weekBounds(week).until)
    const minutes = Math.min(left, Math.round((untilWeekEnd * total) / elapsed) - (total - left))
    weeks.push([week, minutes])
    left -= minutes
  }
  return weeks
}
