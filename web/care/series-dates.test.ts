import { expect, test } from 'vitest'
import { holidayOn as holidayByRule } from '../../rules/holidays.ts'
import { recurrenceDates } from '../../rules/recurrence.ts'
import { addDays } from './amsterdam-time.ts'
import { holidayOn, seriesDates } from './series-dates.ts'

test.each([
  ['every Monday and Thursday', { from: '2026-11-23', until: '2026-12-31', weekdays: [1, 4], everyWeeks: 1 }],
  ['every other week, begun on a Wednesday', { from: '2026-11-25', until: '2027-02-28', weekdays: [2, 5], everyWeeks: 2 }],
  ['every fourth Sunday', { from: '2026-12-06', until: '2027-06-01', weekdays: [7], everyWeeks: 4 }],
  ['over the night in which the clock changes', { from: '2027-03-22', until: '2027-04-04', weekdays: [6, 7], everyWeeks: 1 }],
] as const)('the preview shows the dates that the server will make: %s', (_name, series) => {
  const dates = seriesDates(series)
  expect(dates.length).toBeGreaterThan(0)
  expect(dates).toEqual(recurrenceDates({ ...series, weekdays: [...series.weekdays] }))
})

test('a series of more than 26 weeks has no dates, as the server refuses it', () => {
  expect(seriesDates({ from: '2026-11-23', until: '2027-05-25', weekdays: [1], everyWeeks: 1 })).toEqual([])
})

test('holidays are those of the rule, on every day of five years', () => {
  const days = Array.from({ length: 5 * 366 }, (_, day) => addDays('2026-01-01', day))
  const differing = days.filter(day => holidayOn(day) !== holidayByRule(day))
  expect(differing).toEqual([])
  expect(days.filter(holidayOn).length).toBeGreaterThan(40)
})
