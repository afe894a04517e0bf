import { addDays, amsterdamDate, minutesBetween } from './amsterdam.ts'
import { type AtwShift, isNightShift } from './atw-shifts.ts'
import { type Breach, sayInstant } from './breach.ts'
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
    const { startDate, pauseMinutes } = shift
    const start = sayInstant(startDate)
    const work = formatHours(shift.workedMinutes)
    const requiredMinutes = breakRequiredMinutes(shift.workedMinutes)
    const breaches: Breach[] = []
    if (shift.workedMinutes > longestShiftMinutes) {
      breaches.push({ id: 'ATW-SHIFT', fact: `je werkt vanaf ${start} ${work} in één dienst`, norm: 'hooguit 12 uur per dienst' })
    }
    // The law allows 12 hours of night work a few times (5 in 14 days). We do not know what happened elsewhere, so we report from
    // 10.
    if (isNightShift(shift) && shift.workedMinutes > longestNightMinutes) {
      breaches.push({
        id: 'ATW-NIGHT-LEN',
        fact: `je nachtdienst vanaf ${start} duurt ${work}`,
        norm: 'hooguit 10 uur per nachtdienst',
      })
    }
    if (pauseMinutes < requiredMinutes) {
      const fact = `je hebt ${pauseMinutes} minuten pauze in de dienst vanaf ${start}`
      breaches.push({ id: 'ATW-BREAK', fact, norm: `minstens ${requiredMinutes} minuten pauze bij ${work} werk` })
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
      const monday = formatDate(amsterdamDate(weekBounds(week).from))
      return {
        id: 'ATW-WEEK',
        fact: `je werkt ${formatHours(minutes)} in de week van ${monday}`,
        norm: 'hooguit 60 uur per week',
      }
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
