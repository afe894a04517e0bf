// The values of the availability form, and the periods they mean.

import { isShaped } from '#client/draft-shape.ts'
import { today } from '#components/page/today.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { pairOf } from '#rules/time/clock-pair.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { addDays, daysBetween, mondayOf, weekOf } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'
import { daysOfWeek } from '../planning/planning-days.ts'
import type { NewAvailability } from './availability.ts'

/** The longest weekly repetition: each week becomes a row of its own. */
export const longestDays = 365
/** The length of a holiday until its last day is chosen. */
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
  /** An ISO week, and its days from Monday (0) on. */
  week: string
  days: number[]
  part: string
  /** Custom times. */
  from: string | null
  until: string | null
  weekly: boolean
  /** The last day of a weekly recurrence or a holiday. */
  last: string | null
  /** The first day of a holiday; whether its last day is only a proposal. */
  first: string | null
  proposed: boolean
}

const filled: Values = {
  ...{ kind: 'yes', week: '', days: [0], part: 'day', from: '', until: '', weekly: false, last: '', first: '', proposed: false },
}
/** The form values as stored in this browser. */
export const readValues = (kept: unknown): Values | undefined =>
  isShaped(kept, { ...filled, from: null, until: null, last: null, first: null }, filled) ? kept : undefined

/** A week without chosen days. */
export const emptyWeek = (week: string, kind: Kind): Values => ({
  ...{ kind, week, days: [], part: 'day', from: null, until: null, weekly: false, last: null, first: null, proposed: false },
})

// The last choice is the default for the next.
let lastKind: Kind = 'yes'
/** Remembers the chosen kind, except a holiday, which is unusual. */
export const rememberKind = (kind: Kind): void => {
  if (kind !== 'holiday') lastKind = kind
}
/** A week without days, of the kind chosen last. */
export const newWeek = (week: string): Values => emptyWeek(week, lastKind)
/** A holiday without days. */
export const newHoliday = (): Values => emptyWeek(weekOf(today()), 'holiday')

/** The form values for this period: more than one whole day is a holiday. */
export function valuesOf({ available, startDate, endDate }: NewAvailability): Values {
  const [date, from, until] = [dateOf(startDate), formatTime(startDate), formatTime(endDate)]
  const last = addDays(dateOf(endDate), -1)
  const start = emptyWeek(weekOf(date), available ? 'yes' : 'no')
  if (!available && from === '00:00' && until === '00:00' && last > date) return { ...start, kind: 'holiday', first: date, last }
  const known = (Object.keys(parts) as (keyof typeof parts)[]).find(one => parts[one][0] === from && parts[one][1] === until)
  return { ...start, days: [daysBetween(mondayOf(date), date)], ...(known ? { part: known } : { part: 'own', from, until }) }
}

/** The days of a holiday after another press on the calendar: first the first day, then the last. */
export function holidayAfter({ first, proposed }: Values, pressed: string): Pick<Values, 'first' | 'last' | 'proposed'> {
  if (first && proposed && pressed >= first) return { first, last: pressed, proposed: false }
  return { first: pressed, last: addDays(pressed, proposedDays - 1), proposed: true }
}

/** The periods meant, in chronological order; empty while something is missing. */
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
  // An end time that is not later than the begin is on the next day.
  return dates.map(date => ({
    available: kind === 'yes',
    ...pairOf({ date, time: begin }, { date: end > begin ? date : addDays(date, 1), time: end }, weekly ? 'repeated' : 'typed'),
  }))
}
