// The medication of one day by the clock.
import type { AnswerOf } from '#client/api.ts'

type Medication = AnswerOf<'GET /medications'>['member'][number]

/**
 * The medication of a day (YYYY-MM-DD) by time: '08:00' with all that is due then. Medication without times is given when needed.
 */
export function dosesOn(medications: readonly Medication[], day: string): { time: string; given: Medication[] }[] {
  const current = medications.filter(({ from, until }) => from <= day && (!until || until >= day))
  const times = [...new Set(current.flatMap(({ times }) => times))].sort()
  return times.map(time => ({ time, given: current.filter(each => each.times.includes(time)) }))
}
