import { minutesBetween } from '../time/amsterdam.ts'
import { formatDateTimes, formatMoney } from '../time/format-nl.ts'

/** Work from one instant (ISO with offset) to another, with the minutes of break in it. */
export type Work = { startDate: string; endDate: string; breakMinutes: number }
/** Work, with the name of the place if known. */
export type PlacedWork = Work & { placeName?: string }

/**
 * Takes work; gives the whole minutes worked, without breaks. Counts real time: around a clock change a day has 23 or 25 hours.
 * RangeError when the end is before the start or the break is longer than the work: such hours may never reach an invoice.
 */
export function workedMinutes({ startDate, endDate, breakMinutes }: Work): number {
  const elapsedMinutes = Math.floor(minutesBetween(startDate, endDate))
  if (elapsedMinutes < 0 || breakMinutes < 0 || breakMinutes > elapsedMinutes) {
    throw new RangeError(`No hours from ${startDate} until ${endDate} with ${breakMinutes} minutes of break`)
  }
  return elapsedMinutes - breakMinutes
}

/**
 * Takes work while it is being typed; gives the result of `workedMinutes`, or 0 where that throws: an end before the start, a
 * break longer than the work.
 */
export function typedMinutes({ startDate, endDate, breakMinutes }: Work): number {
  const elapsedMinutes = Math.floor(minutesBetween(startDate, endDate))
  return breakMinutes < 0 ? 0 : Math.max(0, elapsedMinutes - breakMinutes)
}

/** Takes minutes of work without breaks; gives the minutes of break the Arbeidstijdenwet requires (article 5:4). */
export function breakRequiredMinutes(workMinutes: number): number {
  if (workMinutes > 10 * 60) return 45
  return workMinutes > 5.5 * 60 ? 30 : 0
}

const hour = 60
const earliestBeforeStart = 12 * hour
const latestAfterEnd = 24 * hour
const longest = 36 * hour
/** Hours that someone handed in or worked for another shift, and where. The place is left out when the reader may not see it. */
export type WorkElsewhere = Pick<Work, 'startDate' | 'endDate'> & { place?: string }
/** Why hours are impossible: the wrong field and what to do about it, in Dutch. */
type HoursProblem = { field: keyof Work; message: string }

/**
 * Takes hours as worked, the plan of their shift, the present instant and the worker's hours elsewhere; gives why these hours are
 * impossible, undefined when they are possible.
 */
export function hoursProblem(
  hours: Work,
  plan: Pick<Work, 'startDate' | 'endDate'>,
  now: string,
  elsewhere: WorkElsewhere[],
): HoursProblem | undefined {
  const { startDate, endDate, breakMinutes } = hours
  const minutes = minutesBetween(startDate, endDate)
  const problem = (field: keyof Work, message: string) => ({ field, message })
  if (minutes <= 0) return problem('endDate', 'Het einde moet na het begin liggen.')
  if (breakMinutes >= minutes) return problem('breakMinutes', 'De pauze is langer dan de werktijd.')
  if (minutesBetween(startDate, plan.startDate) > earliestBeforeStart)
    return problem('startDate', 'Dit is meer dan 12 uur voor het begin van de dienst.')
  if (minutesBetween(plan.endDate, endDate) > latestAfterEnd)
    return problem('endDate', 'Dit is meer dan 24 uur na het einde van de dienst.')
  if (minutes > longest) return problem('endDate', 'De uren van een dienst duren hooguit 36 uur.')
  if (minutesBetween(now, endDate) > 0) return problem('endDate', 'Dit tijdstip ligt nog in de toekomst.')
  if (!overlaps(hours, plan)) return problem('startDate', 'Deze uren vallen buiten de dienst.')
  const other = elsewhere.find(each => overlaps(hours, each))
  return other && problem(minutesBetween(other.startDate, startDate) >= 0 ? 'startDate' : 'endDate', overlapMessage(other))
}
const overlaps = (one: Pick<Work, 'startDate' | 'endDate'>, other: Pick<Work, 'startDate' | 'endDate'>) =>
  minutesBetween(one.startDate, other.endDate) > 0 && minutesBetween(other.startDate, one.endDate) > 0
const overlapMessage = ({ startDate, endDate, place = 'een andere organisatie' }: WorkElsewhere) =>
  `Deze uren overlappen met uren die al zijn ingediend: ${formatDateTimes(startDate, endDate)}, bij ${place}.`

/**
 * After this many days without an answer hours are approved automatically, within the margin below; otherwise a planner decides.
 */
export const approvedAfterDays = 7
/**
 * The margin within which hours are approved automatically when nobody answers: the difference from the plan in minutes, and the
 * extra cost in cents.
 */
type ApprovalMargin = { minutes: number; cents: number }
/**
 * Takes hours and the plan, each with its cost in cents, and the margin; gives why the hours are not approved automatically, in
 * Dutch, undefined when they are. Begin, end and worked time each count.
 */
export function beyondMargin(
  hours: Work & { costCents: number },
  plan: Work & { costCents: number },
  margin: ApprovalMargin,
): string | undefined {
  const minutes = Math.max(
    Math.abs(minutesBetween(plan.startDate, hours.startDate)),
    Math.abs(minutesBetween(plan.endDate, hours.endDate)),
    Math.abs(workedMinutes(hours) - workedMinutes(plan)),
  )
  const cents = hours.costCents - plan.costCents
  const checks = [
    ...(minutes > margin.minutes ? [`wijken ${Math.ceil(minutes)} minuten af van de planning`] : []),
    ...(cents > margin.cents ? [`kosten ${formatMoney(cents)} meer dan gepland`] : []),
  ]
  return checks.length > 0 ? `De uren ${checks.join(' en ')}.` : undefined
}
