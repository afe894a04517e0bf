// The deadline for an answer: the choice on the screen, as the number of minutes that the server takes.
import { minutesBetween, toInstant } from '#rules/time/amsterdam.ts'
import { addDays } from '../amsterdam-time.ts'
import { dateOf } from '../moment/moment.ts'

export const answerTimeWords = {
  '30-minuten': '30 min',
  '2-uur': '2 uur',
  '4-uur': '4 uur',
  morgen: 'Morgen 12:00',
  eigen: 'Eigen tijd',
} as const
export type AnswerTime = keyof typeof answerTimeWords
/** The allowed minimum and maximum. */
const [least, most] = [15, 4320]
const fixed: Partial<Record<AnswerTime, number>> = { '30-minuten': 30, '2-uur': 120, '4-uur': 240 }

/** A choice; `date` and `clock` are for a time of one's own. */
export interface Chosen {
  time: AnswerTime
  date: string | null
  clock: string | null
}
/** The number of minutes from now; undefined while a custom time is incomplete. */
export function answerMinutes({ time, date, clock }: Chosen, now: string): number | undefined {
  const minutes = fixed[time]
  if (minutes !== undefined) return minutes
  if (time === 'morgen') return minutesBetween(now, toInstant(addDays(dateOf(now), 1), '12:00'))
  return date && clock ? minutesBetween(now, toInstant(date, clock)) : undefined
}

/** The error of a custom time, as a sentence; undefined when there is none. */
export function wrongWith(chosen: Chosen, startDate: string, now: string): string | undefined {
  const minutes = answerMinutes(chosen, now)
  if (minutes === undefined) return 'Vul een dag en een tijd in.'
  if (minutes < least) return `Geef minstens ${least} minuten om te antwoorden.`
  if (minutes > most) return 'Geef hooguit drie dagen om te antwoorden.'
  return minutes > minutesBetween(now, startDate) ? 'Dan is de opdracht al begonnen.' : undefined
}

/** The times that end before the start; always including the shortest, which then ends at the start. */
export const timesBefore = (startDate: string, now: string): AnswerTime[] =>
  (Object.keys(answerTimeWords) as AnswerTime[]).filter((time, index) => {
    const minutes = answerMinutes({ time, date: null, clock: null }, now)
    return index === 0 || minutes === undefined || minutes <= minutesBetween(now, startDate)
  })
