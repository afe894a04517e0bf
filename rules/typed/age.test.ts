import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['the day before a birthday', '1941-11-23', '2026-11-22', 84],
  ['on a birthday', '1941-11-22', '2026-11-22', 85],
  ['born on a leap day, in another year', '1940-02-29', '2026-02-28', 85],
  ['and the day after', '1940-02-29', '2026-03-01', 86],
])('the age %s', (_name, born, day, years) => {
  expect(ageOn(born, day)).toBe(years)
})
