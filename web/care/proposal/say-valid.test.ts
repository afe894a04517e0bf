import { expect, test } from 'vitest'
import { sayValid } from './say-valid.ts'

test.each([
  ['2026-11-23T09:00:00Z', 'do 3 dec 2026, nog 10 dagen'],
  ['2026-12-02T22:30:00Z', 'do 3 dec 2026, nog 1 dag'],
  ['2026-12-03T05:00:00Z', 'do 3 dec 2026, alleen vandaag nog'],
])('at %s it says until when an answer can be given: %s', (now, said) => {
  expect(sayValid('2026-12-03T09:00:00Z', now)).toBe(said)
})
