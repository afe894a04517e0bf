import { expect, test } from 'vitest'
import { outcomeOf } from './proposal-words.ts'

const expiresAt = '2026-12-01T09:00:00+00:00'
test.each([
  ['open', '2026-12-01T08:59:59.000Z', undefined],
  ['open', '2026-12-01T09:00:00.000Z', 'expired'],
  ['accepted', '2026-12-02T09:00:00.000Z', 'accepted'],
  ['withdrawn', '2026-11-02T09:00:00.000Z', 'withdrawn'],
] as const)('a proposal that the server calls %s is at %s: %s', (status, now, outcome) => {
  expect(outcomeOf({ status, expiresAt }, now)).toBe(outcome)
})
