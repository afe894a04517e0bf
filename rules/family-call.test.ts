import { expect, test } from 'vitest'
import { familyCallBy } from './family-call.ts'

const hours = { days: ['1', '2', '3', '4', '5'], fromTime: '08:00', untilTime: '18:00' }

test.each([
  ['an evening visit: four hours before', '2026-11-24T19:00:00+01:00', '2026-11-24T14:00:00+00:00'],
  ['a morning visit: the afternoon before', '2026-11-24T08:00:00+01:00', '2026-11-23T16:00:00+00:00'],
  ['a night visit: before the office closes', '2026-11-24T23:00:00+01:00', '2026-11-24T16:00:00+00:00'],
  ['on a Sunday: on Friday', '2026-11-22T19:00:00+01:00', '2026-11-20T16:00:00+00:00'],
  ['on the second day of Christmas: on Christmas Eve', '2026-12-26T10:00:00+01:00', '2026-12-24T16:00:00+00:00'],
  ['in summer by the clock of summer', '2026-07-01T19:00:00+02:00', '2026-07-01T13:00:00+00:00'],
])('the family hears of %s', (_, startDate, by) => expect(familyCallBy(startDate, hours)).toBe(by))

test('an office that is never open promises nothing', () => {
  expect(familyCallBy('2026-11-24T19:00:00+01:00', { ...hours, days: [] })).toBeUndefined()
})
