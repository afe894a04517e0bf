import { expect, test } from 'vitest'
import { holidayOf } from './holiday.ts'

test.each([
  ['on it', '2026-12-25T07:00:00+01:00', '2026-12-25T15:00:00+01:00', 'Eerste kerstdag'],
  ['a night into it', '2026-12-24T23:00:00+01:00', '2026-12-25T07:00:00+01:00', 'Eerste kerstdag'],
  ['until midnight before it', '2026-12-24T15:00:00+01:00', '2026-12-25T00:00:00+01:00', undefined],
  ['the night after it', '2026-12-26T23:00:00+01:00', '2026-12-27T07:00:00+01:00', 'Tweede kerstdag'],
])('a shift %s', (_, startDate, endDate, holiday) => {
  expect(holidayOf({ startDate, endDate })).toBe(holiday)
})
