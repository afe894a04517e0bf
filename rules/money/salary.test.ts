import { expect, test } from 'vitest'
import { salaryForHours } from './salary.ts'

test.each([
  ['a full week is the scale itself', 261_100, 36, 261_100],
  ['24 hours are two thirds', 261_100, 24, 174_067],
  ['8 hours, rounded half up', 223_101, 8, 49_578],
])('%s', (_name, scale, hours, salary) => {
  expect(salaryForHours(scale, hours)).toBe(salary)
})
