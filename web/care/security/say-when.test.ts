import { expect, test } from 'vitest'
import { sayWhen } from './say-when.ts'

const now = '2026-11-20T00:10:00+01:00'

test.each([
  ['2026-11-20T00:05:00+01:00', 'vandaag om 00:05'],
  ['2026-11-19T22:10:00+00:00', 'gisteren om 23:10'],
  ['2026-11-19T23:05:00+00:00', 'vandaag om 00:05'],
  ['2026-11-18T07:30:00+01:00', 'wo 18 nov 2026 om 07:30'],
])('%s is %s', (instant, words) => {
  expect(sayWhen(instant, now)).toBe(words)
})
