import { expect, it } from 'vitest'
import { firstDay } from './first-day.ts'

const sunday = '2026-11-22'
it.each([
  ['no week in the address begins today', undefined, sunday],
  ['this week begins today, not on its Monday', '2026-W47', sunday],
  ['the next week begins seven days later', '2026-W48', '2026-11-29'],
  ['a week that is over begins today', '2026-W40', sunday],
  ['over the turn of the year', '2027-W01', '2027-01-10'],
])('%s', (_, week, first) => {
  expect(firstDay(week, sunday)).toBe(first)
})
