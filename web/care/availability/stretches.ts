// What is filled in on the sheet of availability, and the stretches of time that it means.
import { toInstant } from '../../../rules/amsterdam.ts'
import { pairOf } from '../../../rules/clock-pair.ts'
import { formatTime } from '../../../rules/format-nl.ts'
import { isShaped } from '../../client/draft-shape.ts'
import { today } from '../../components/today.ts'
import { addDays, daysBetween, mondayOf, weekOf } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'
import { daysOfWeek } from '../planning/planning-days.ts'
import type { NewAvailability } from './availability.ts'

/** Without a recurrence: each week of a year at most has its own. */
export const longestDays = 365
/** How long a holiday is until its last day is chosen. */
const proposedDays = 14

export const parts = {
  day: ['00:00', '00:00'],
  early: ['07:00', '15:00'],
  late: ['15:00', '23:00'],
  night: ['23:00', '07:00'],
} as const
export type Part = keyof typeof parts | 'own'
export type Kind = 'yes' | 'no' | 'holiday'
export interface Values {
  kind: Kind
  /** ISO week, and its days from Monday (0) on. */
  week: string
  days: number[]
  part: string
  /** With times of one's own. */
  from: string | null
  until: string | null
  weekly: boolean
  /** The last day of what comes every week, and of a holiday. */
  last: string | null
  /** The first day of a holiday; whether its last one was only proposed. */
  first: string | null
  proposed: boolean
}

const filled: Values = {
  ...{ kind: 'yes', week: '', days: [0], part: 'day', from: '', until: '', weekly: false, last: '', first: '', proposed: false },
}
/** These values as this browser kept them. */
export const readValues = (kept: unknown): Values | undefined =>
  isShaped(kept, { ...filled, from: null, until: null, last: null, first: null }, filled) ? kept : undefined

/** No day yet, of a week. */
export const emptyWeek = (week: string, kind: Kind): Values => ({
  ...{ kind, week, days: [], part: 'day', from: null, until: null, weekly: false, last: null, first: null, proposed: false },
})

// What was said last is probably said again.
let lastKind: Kind = 'yes'
/** Keeps the kind that was said, but for a holiday, which is the exception. */
export const rememberKind = (kind: Kind): void => {
  if (kind !== 'holiday') lastKind = kind
}
/** A week without days, of the kind that was said last. */
export const newWeek = (week: string): Values => emptyWeek(week, lastKind)
/** A holiday without days. */
export const newHoliday = (): Values => emptyWeek(weekOf(today()), 'holiday')

/** What means this stretch: whole days that are more than one are a holiday. */
export function valuesOf({ available, startDate, endDate }: NewAvailability): Values {
  const [date, from, until] = [dateOf(startDate), formatTime(startDate), formatTime(endDate)]
  const last = addDays(dateOf(endDate), -1)
  const start = emptyWeek(weekOf(date), available ? 'yes' : 'no')
  if (!available && from === '00:00' && until === '00:00' && last > date) return { ...start, kind: 'holiday', first: date, last }
  const known = (Object.keys(parts) as (keyof typeof parts)[]).find(one => parts[one][0] === from && parts[one][1] === until)
  return { ...start, days: [daysBetween(mondayOf(date), date)], ...(known ? { part: known } : { part: 'own', from, until }) }
}

/** The days of a holiday after one more press on the calendar: the first, then the last. */
export function holidayAfter({ first, proposed }: Values, pressed: string): Pick<Values, 'first' | 'last' | 'proposed'> {
  if (first && proposed && pressed >= first) return { first, last: pressed, proposed: false }
  return { first: pressed, last: addDays(pressed, proposedDays - 1), proposed: true }
}

/** What is meant, from early to late; empty while something is missing. */
export function stretchesOf({ kind, week, days, part, from, until, weekly, first, last }: Values): NewAvailability[] {
  if (kind === 'holiday')
    return first && last
      ? [{ available: false, startDate: toInstant(first, '00:00'), endDate: toInstant(addDays(last, 1), '00:00') }]
      : []
  const [begin, end] = part in parts ? parts[part as keyof typeof parts] : [from, until]
  if (!begin || !end || (weekly && !last)) return []
  const [monday] = daysOfWeek(week)
  const sunday = addDays(monday!, 6)
  const lastDate = weekly ? last! : sunday
  const dates: string[] = []
  for (let at = monday!; at <= lastDate; at = addDays(at, 7))
    dates.push(...days.map(day => addDays(at, day)).filter(date => date <= lastDate))
  // An end that is not later on the clock is on the next day.
  return dates.map(date => ({
    available: kind === 'yes',
    ...pairOf({ date, time: begin }, { date: end > begin ? date : addDays(date, 1), time: end }, weekly ? 'repeated' : 'typed'),
  }))
}
