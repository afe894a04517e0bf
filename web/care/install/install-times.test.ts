import { expect, test } from 'vitest'
import { isGoodMoment, offerNoMore } from './install-times.ts'

test('the app is offered from the second day on, and not after a no', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(isGoodMoment(storage, '2026-11-22')).toBe(false)
  expect(isGoodMoment(storage, '2026-11-22')).toBe(false)
  expect(isGoodMoment(storage, '2026-11-23')).toBe(true)
  offerNoMore(storage)
  expect(isGoodMoment(storage, '2026-12-01')).toBe(false)
})
