import { expect, test } from 'vitest'
import { breakRequiredMinutes, workedMinutes } from './worked-hours.ts'

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
