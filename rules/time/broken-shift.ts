// A shift in two parts (gebroken dienst): 07:00 to 11:00 and 16:00 to 21:00, by one person. It is one shift with a break at a
// fixed time, so pay, hours and the law treat it as any other break (Arbeidstijdenwet, art. 1:7: what lies between two daily
// rests is one shift).
import { addDays, toInstant } from './amsterdam.ts'
import { onClock, type Span } from './clock-pair.ts'
import { formatDateTimes, formatTimes } from './format-nl.ts'

/** Planned work: `breakFrom` is the clock time in Amsterdam, HH:MM, at which a fixed break begins. */
export type Shift = Span & { breakMinutes?: number | undefined; breakFrom?: string | null | undefined }

/** Takes planned work; gives its break as instants, or undefined when it may be taken at any time. */
export function breakOf({ startDate, breakMinutes = 0, breakFrom }: Shift): Span | undefined {
  if (!breakFrom || breakMinutes <= 0) return undefined
  const { date, time } = onClock(startDate)
  const begins = toInstant(breakFrom > time ? date : addDays(date, 1), breakFrom)
  return { startDate: begins, endDate: new Date(Date.parse(begins) + breakMinutes * 60_000).toISOString() }
}

/** Takes planned work; gives when somebody is present: its two parts, or all of it. */
export function partsOf({ startDate, endDate, ...rest }: Shift): [Span, ...Span[]] {
  const between = breakOf({ startDate, endDate, ...rest })
  if (!between) return [{ startDate, endDate }]
  return [
    { startDate, endDate: between.startDate },
    { startDate: between.endDate, endDate },
  ]
}

const inWords = (shift: Shift, say: (start: string, end: string) => string) => {
  const [first, ...others] = partsOf(shift)
  return [say(first.startDate, first.endDate), ...others.map(part => formatTimes(part.startDate, part.endDate))].join(' en ')
}
/** Its times, where its day is known: '07:00 – 15:30', or '07:00 – 11:00 en 16:00 – 21:00'. */
export const formatShiftTimes = (shift: Shift): string => inWords(shift, formatTimes)
/** The same with the day of the start: 'vr 20 nov 2026, 07:00 – 11:00 en 16:00 – 21:00'. */
export const formatShift = (shift: Shift): string => inWords(shift, formatDateTimes)
/** Its break: '30 minuten pauze', 'zonder pauze', or of a shift in two parts 'vrij van 11:00 tot 16:00'. */
export function sayBreak(shift: Shift): string {
  const between = breakOf(shift)
  if (between) return `vrij van ${formatTimes(between.startDate, between.endDate).replace(' – ', ' tot ')}`
  return shift.breakMinutes ? `${shift.breakMinutes} minuten pauze` : 'zonder pauze'
}
