import { expect, test } from 'vitest'
import { lastDayToHandIn, reviewDay } from './review-time.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['Christmas Eve, a Thursday', '2026-12-24', '2026-12-28'],
  ['the Thursday before Easter: Good Friday is a working day', '2027-03-25', '2027-03-26'],
  ['the Friday before Easter', '2027-03-26', '2027-03-30'],
  ['New Year’s Eve', '2026-12-31', '2027-01-04'],
  ['the day before Ascension', '2027-05-05', '2027-05-07'],
])('what is handed in on %s is reviewed on the next working day', (_, handedInOn, day) => {
  expect(reviewDay(handedInOn)).toBe(day)
})

test.each([
  ['a Tuesday', '2026-12-01', '2026-11-29'],
  ['a Monday', '2026-11-30', '2026-11-26'],
  ['a Saturday', '2026-11-28', '2026-11-26'],
  ['the Monday after Christmas', '2026-12-28', '2026-12-23'],
])('for work on %s one hands in on time', (_, workDay, day) => {
  expect(lastDayToHandIn(workDay)).toBe(day)
  expect(reviewDay(day) < workDay).toBe(true)
})
