import { expect, test } from 'vitest'
import { isoWeekOf, previousWeek, weekBounds } from './iso-week.ts'

test.each([
  ['2026-11-20', '2026-W47'],
  ['2025-12-29', '2026-W01'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2026-11-22T22:59:59+00:00', '2026-W47'],
  ['2026-11-22T23:00:00+00:00', '2026-W48'],
  ['2027-01-03T23:00:00+00:00', '2027-W01'],
])('%s lies in %s', (instantOrDate, week) => {
  expect(isoWeekOf(instantOrDate)).toBe(week)
})

test.each([
  ['2026-W47', '2026-11-15T23:00:00+00:00', '2026-11-22T23:00:00+00:00', 'winter'],
  ['2026-W43', '2026-10-18T22:00:00+00:00', '2026-10-25T23:00:00+00:00', 'the clock goes back: 169 hours'],
  ['2026-W53', '2026-12-27T23:00:00+00:00', '2027-01-03T23:00:00+00:00', 'over new year'],
  ['2027-W01', '2027-01-03T23:00:00+00:00', '2027-01-10T23:00:00+00:00', 'the first week'],
])('%s runs from %s until %s (%s)', (week, from, until) => {
  expect(weekBounds(week)).toEqual({ from, until })
})

test.each([
  ['2026-W47', '2026-W46'],
  ['2027-W01', '2026-W53'],
  ['2026-W01', '2025-W52'],
])('before %s comes %s', (week, previous) => {
  expect(previousWeek(week)).toBe(previous)
})

test.each(['2027-W53', '2026-W00', '2026-W54', '2026-47', ''])('"%s" is no week', week => {
  expect(() => weekBounds(week)).toThrow(`No ISO week: ${week}`)
})
