import { addDays, amsterdamDate, minutesBetween } from './amsterdam.ts'
import { type AtwShift, isNightShift } from './atw-shifts.ts'
import { type Breach, beginWithWorks, nameWorks } from './breach.ts'
import { formatDate, formatHours } from './format-nl.ts'
import { isoWeekOf, weekBounds } from './iso-week.ts'
import { breakRequiredMinutes, type Work, workedMinutes } from './worked-hours.ts'

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
    if (minutes > longestShiftMinutes) {
      const say = (candidate: Work) => `${beginWithWorks(shift, candidate)} ${formatHours(minutes)}`
      breaches.push({ id: 'ATW-SHIFT', at, minutes, say, norm: 'hooguit 12 uur' })
    }
    // The law allows 12 hours of night work a few times (5 in 14 days). We do not know what happened elsewhere, so we report from
    // 10.
    if (isNightShift(shift) && minutes > longestNightMinutes) {
      const say = (candidate: Work) => `${beginWithWorks(shift, candidate)} ${formatHours(minutes)}, voor een deel in de nacht`
      breaches.push({ id: 'ATW-NIGHT-LEN', at, minutes, say, norm: 'hooguit 10 uur' })
    }
    if (pauseMinutes < requiredMinutes) {
      const say = (candidate: Work) => `In ${nameWorks(works, candidate)} heb je ${pauseMinutes} minuten pauze`
      breaches.push({ id: 'ATW-BREAK', at, minutes: pauseMinutes, say, norm: `minstens ${requiredMinutes} minuten` })
    }
    return breaches
  })
}

/** Takes pieces of work; gives the weeks from Monday 00:00 with more than 60 hours in them (5:7). */
export function weekBreaches(works: Work[]): Breach[] {
  const minutesOfWeek = new Map<string, number>()
  for (const work of works) {
    for (const [week, minutes] of weeksOf(work)) minutesOfWeek.set(week, (minutesOfWeek.get(week) ?? 0) + minutes)
  }
  return [...minutesOfWeek]
    .filter(([, minutes]) => minutes > longestWeekMinutes)
    .map(([week, minutes]) => {
      const monday = amsterdamDate(weekBounds(week).from)
      const say = () => `Met deze dienst werk je ${formatHours(minutes)} in de week van ${formatDate(monday)}`
      return { id: 'ATW-WEEK', at: monday, minutes, say, norm: 'hooguit 60 uur' }
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
