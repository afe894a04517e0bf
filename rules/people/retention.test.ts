import { expect, test } from 'vitest'
import { isKept, minYears, terms } from './retention.ts'

test.each([
  ['accessLog', 5],
  ['event', 20],
  ['client', 20],
  ['careWorker', 1],
  ['invoice', 7],
] as const)('%s may be kept %i years or more, and is so from the start', (kind, least) => {
  expect(minYears(kind)).toBe(least)
  expect(terms[kind].years).toBeGreaterThanOrEqual(least)
})

test.each([
  ['client', true],
  ['constructor', false],
  ['', false],
])('that %j is kept is %s', (kind, answer) => {
  expect(isKept(kind)).toBe(answer)
})
