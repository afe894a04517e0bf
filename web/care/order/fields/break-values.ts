// The break of a shift on the form: its length or, for a shift in two parts, the time off in between.

import { typedMinutes, type Work } from '#rules/money/worked-hours.ts'
import { clockMinutes } from '#rules/time/clock-pair.ts'
import { breakProblem } from '#rules/time/shift.ts'
import { addDays } from '../../amsterdam-time.ts'

export type BreakValues = {
  breakMinutes: number | null
  /** Whether the shift is in two parts. */
  inParts: boolean
  freeFrom: string | null
  freeUntil: string | null
}
export const noBreak: BreakValues & { breakMinutes: number } = {
  breakMinutes: 0,
  inParts: false,
  freeFrom: null,
  freeUntil: null,
}
export const breakLabels: Record<keyof BreakValues, string> = {
  ...{ breakMinutes: 'Pauze', inParts: 'Gebroken dienst', freeFrom: 'Vrij van', freeUntil: 'Vrij tot' },
}
const someDay = '2026-01-01'

export const breakValues = ({
  breakMinutes,
  breakFrom,
}: {
  breakMinutes: number
  breakFrom?: string | undefined
}): BreakValues => {
  if (!breakFrom) return { ...noBreak, breakMinutes }
  const ends = new Date(Date.parse(`${someDay}T${breakFrom}Z`) + breakMinutes * 60_000)
  return { breakMinutes: 0, inParts: true, freeFrom: breakFrom, freeUntil: ends.toISOString().slice(11, 16) }
}
export const breakOfValues = ({ breakMinutes, inParts, freeFrom, freeUntil }: BreakValues) => {
  if (!inParts || !freeFrom || !freeUntil) return { breakMinutes: breakMinutes ?? 0, breakFrom: null }
  const last = freeUntil > freeFrom ? someDay : addDays(someDay, 1)
  return { breakMinutes: clockMinutes({ date: someDay, time: freeFrom }, { date: last, time: freeUntil }), breakFrom: freeFrom }
}
/** The errors by field; `work` is the shift as entered so far. */
export const checkBreak = (values: BreakValues, work: Work | undefined): { [F in keyof BreakValues]?: string } => {
  const { breakMinutes, inParts, freeFrom, freeUntil } = values
  if (inParts && !freeFrom) return { freeFrom: 'Vul een tijd in, zoals 11:00.' }
  if (inParts && !freeUntil) return { freeUntil: 'Vul een tijd in, zoals 16:00.' }
  if (!inParts && breakMinutes === null) return { breakMinutes: 'Vul het aantal minuten in; 0 zonder pauze.' }
  if (!work) return {}
  if (!inParts && typedMinutes(work) === 0) return { breakMinutes: 'De pauze is langer dan de werktijd.' }
  const problem = breakProblem({ ...work, ...breakOfValues(values) })
  if (!problem) return {}
  return inParts ? { freeFrom: problem.message } : { breakMinutes: longBreak }
}
const longBreak = 'Een pauze van meer dan 4 uur? Kies ‘Gebroken dienst’.'
/** The form field that shows an API error. */
export const breakFieldOf = { breakFrom: 'freeFrom' } as const
