import { expect, test } from 'vitest'
import { beyondMargin, breakRequiredMinutes, hoursProblem, workedMinutes } from './worked-hours.ts'

test.each([
  ['2026-10-24T22:00:00+02:00', '2026-10-25T07:00:00+01:00', 0, 600, 'the clock goes back'],
  ['2027-03-27T22:00:00+01:00', '2027-03-28T07:00:00+02:00', 0, 480, 'the clock goes forward'],
  ['2026-11-20T22:00:00+01:00', '2026-11-21T07:00:00+01:00', 30, 510, 'a common night'],
  ['2026-11-20T06:30:00+00:00', '2026-11-20T15:30:00+01:00', 30, 450, 'two offsets'],
  ['2026-11-20T07:00:30+01:00', '2026-11-20T08:00:00+01:00', 0, 59, 'a begun minute is no minute'],
  ['2026-11-20T07:00:00+01:00', '2026-11-20T07:00:00+01:00', 0, 0, 'nothing'],
])('%s until %s with %i minutes of break is %i minutes (%s)', (startDate, endDate, breakMinutes, minutes) => {
  expect(workedMinutes({ startDate, endDate, breakMinutes })).toBe(minutes)
})

test.each([
  ['2026-11-20T08:00:00+01:00', '2026-11-20T07:00:00+01:00', 0],
  ['2026-11-20T08:00:00+01:00', '2026-11-20T09:00:00+01:00', 61],
  ['2026-11-20T08:00:00+01:00', '2026-11-20T09:00:00+01:00', -1],
])('%s until %s with %i minutes of break is refused', (startDate, endDate, breakMinutes) => {
  expect(() => workedMinutes({ startDate, endDate, breakMinutes })).toThrow(RangeError)
})

test.each([
  [330, 0],
  [331, 30],
  [600, 30],
  [601, 45],
])('%i minutes of work ask for %i minutes of break', (work, pause) => {
  expect(breakRequiredMinutes(work)).toBe(pause)
})

// A shift from 07:00 to 15:00 in winter, two days ago.
const plan = { startDate: '2026-11-20T07:00:00+01:00', endDate: '2026-11-20T15:00:00+01:00', breakMinutes: 30 }
const elsewhere = [
  { startDate: '2026-11-20T16:00:00+01:00', endDate: '2026-11-20T20:00:00+01:00', place: 'Lindenhof Oost in Utrecht' },
  { startDate: '2026-11-20T04:00:00+01:00', endDate: '2026-11-20T06:00:00+01:00' },
]
test.each([
  ['2026-11-20T07:00:00+01:00', '2026-11-20T15:00:00+01:00', 30, undefined, 'as planned'],
  ['2026-11-20T06:00:00+01:00', '2026-11-20T16:00:00+01:00', 0, undefined, 'from the end of other work to the begin of the next'],
  ['2026-11-20T15:00:00+01:00', '2026-11-20T07:00:00+01:00', 0, 'endDate', 'end before begin'],
  ['2026-11-20T07:00:00+01:00', '2026-11-20T15:00:00+01:00', 480, 'breakMinutes', 'nothing but break'],
  ['2026-11-19T18:59:00+01:00', '2026-11-20T15:00:00+01:00', 0, 'startDate', 'a minute more than 12 hours before'],
  ['1900-01-01T00:00:00+00:00', '2026-11-20T15:00:00+01:00', 0, 'startDate', 'centuries before'],
  ['2026-11-20T07:00:00+01:00', '2026-11-21T15:01:00+01:00', 0, 'endDate', 'a minute more than 24 hours after'],
  ['2026-11-20T02:59:00+01:00', '2026-11-21T15:00:00+01:00', 0, 'endDate', 'more than 36 hours in all'],
  ['2026-11-20T15:00:00+01:00', '2026-11-20T16:00:00+01:00', 0, 'startDate', 'outside the shift'],
  ['2026-11-20T07:00:00+01:00', '2026-11-20T16:01:00+01:00', 0, 'endDate', 'into other work'],
  ['2026-11-20T05:59:00+01:00', '2026-11-20T15:00:00+01:00', 0, 'startDate', 'begun before other work was over'],
])('%s until %s with %i minutes of break: %s (%s)', (startDate, endDate, breakMinutes, field, _name) => {
  const hours = { startDate, endDate, breakMinutes }
  expect(hoursProblem(hours, plan, '2026-11-22T12:00:00+01:00', elsewhere)?.field).toBe(field)
})
test('hours may begin 12 hours before the shift and end 24 hours after it, to the minute, over a clock change too', () => {
  const night = { startDate: '2026-10-24T22:00:00+02:00', endDate: '2026-10-25T07:00:00+01:00' }
  const early = { startDate: '2026-10-24T10:00:00+02:00', endDate: '2026-10-25T07:00:00+01:00', breakMinutes: 0 }
  const late = { startDate: '2026-10-25T06:00:00+01:00', endDate: '2026-10-26T07:00:00+01:00', breakMinutes: 0 }
  for (const hours of [early, late]) expect(hoursProblem(hours, night, '2026-11-01T12:00:00Z', [])).toBeUndefined()
  const later = { ...late, endDate: '2026-10-26T07:01:00+01:00' }
  expect(hoursProblem(later, night, '2026-11-01T12:00:00Z', [])).toMatchObject({ field: 'endDate' })
})
test('hours may end now, not a minute later', () => {
  expect(hoursProblem(plan, plan, plan.endDate, [])).toBeUndefined()
  expect(hoursProblem(plan, plan, '2026-11-20T14:59:00+01:00', [])).toMatchObject({ field: 'endDate' })
})
test('an overlap names when and where, and only when for whom the place is not', () => {
  const at = (startDate: string, endDate: string) =>
    hoursProblem({ startDate, endDate, breakMinutes: 0 }, plan, '2026-11-22T12:00:00Z', elsewhere)!.message
  expect(at('2026-11-20T07:00:00+01:00', '2026-11-20T18:00:00+01:00')).toBe(
    'Deze uren overlappen met uren die al zijn ingediend: vr 20 nov 2026, 16:00 – 20:00, bij Lindenhof Oost in Utrecht.',
  )
  expect(at('2026-11-20T05:00:00+01:00', '2026-11-20T15:00:00+01:00')).toContain('bij een andere organisatie')
})

const margin = { minutes: 60, cents: 5000 }
test.each([
  ['as planned', {}, 0, undefined],
  ['an hour later and an hour without break more', { endDate: '2026-11-20T16:00:00+01:00' }, 4500, undefined],
  ['61 minutes longer', { endDate: '2026-11-20T16:01:00+01:00' }, 4575, 'De uren wijken 61 minuten af van de planning.'],
  ['61 minutes shorter', { endDate: '2026-11-20T13:59:00+01:00' }, -4575, 'De uren wijken 61 minuten af van de planning.'],
  [
    'as long, two hours later',
    { startDate: '2026-11-20T09:00:00+01:00', endDate: '2026-11-20T17:00:00+01:00' },
    0,
    '120 minuten',
  ],
  [
    '45 minutes on both sides',
    { startDate: '2026-11-20T06:15:00+01:00', endDate: '2026-11-20T15:45:00+01:00' },
    4000,
    '90 minuten',
  ],
  ['no break and 31 minutes longer', { endDate: '2026-11-20T15:31:00+01:00', breakMinutes: 0 }, 4575, '61 minuten'],
  ['for as much more as may be', {}, 5000, undefined],
  ['for a cent more', {}, 5001, 'kosten €\u00a050,01 meer dan gepland'],
  ['both', { endDate: '2026-11-20T17:00:00+01:00' }, 9000, 'wijken 120 minuten af van de planning en kosten €\u00a090,00 meer'],
])('hours %s are %s', (_name, changes, extra, expected) => {
  const hours = { ...plan, ...changes, costCents: 30_000 + extra }
  const answer = beyondMargin(hours, { ...plan, costCents: 30_000 }, margin)
  if (expected === undefined) expect(answer).toBeUndefined()
  else expect(answer).toContain(expected)
})
