import { expect, test } from 'vitest'
import { officeAt } from './office-hours.ts'

const hours = { days: ['1', '2', '3', '4', '5'], fromTime: '08:00', untilTime: '18:00' }
const at = (open: boolean, until?: string, holiday?: string) => ({ open, until, holiday })

test.each([
  ['on a Monday morning, until six', '2026-11-23T08:30:00+00:00', at(true, '2026-11-23T17:00:00+00:00')],
  ['at the minute it opens', '2026-11-23T07:00:00+00:00', at(true, '2026-11-23T17:00:00+00:00')],
  [
    'not any more at the minute it closes, until the next day',
    '2026-11-23T17:00:00+00:00',
    at(false, '2026-11-24T07:00:00+00:00'),
  ],
  ['not before eight, until eight', '2026-11-23T05:00:00+00:00', at(false, '2026-11-23T07:00:00+00:00')],
  ['not on a Friday evening, until Monday', '2026-11-27T19:00:00+00:00', at(false, '2026-11-30T07:00:00+00:00')],
  [
    'not on Christmas, nor the day after, nor the weekend',
    '2026-12-25T10:00:00+00:00',
    at(false, '2026-12-28T07:00:00+00:00', 'Eerste Kerstdag'),
  ],
  ['in summer by the clock of Amsterdam', '2026-07-06T06:00:00+00:00', at(true, '2026-07-06T16:00:00+00:00')],
])('the office is open %s', (_name, now, expected) => {
  const { holiday, ...rest } = officeAt(hours, now)
  expect(rest).toEqual({ open: expected.open, until: expected.until })
  expect(Boolean(holiday)).toBe(Boolean(expected.holiday))
})
test('an office without days never opens', () => {
  expect(officeAt({ ...hours, days: [] }, '2026-11-23T08:30:00+00:00')).toEqual({
    open: false,
    until: undefined,
    holiday: undefined,
  })
})
