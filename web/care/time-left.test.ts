import { expect, test } from 'vitest'
import { clockSince, minutesUntil, sayLeft, sayMinutes, sayTimeLeft } from './time-left.ts'

const endsAtSeconds = 1_795_000_000

test.each([
  [3600, 'Nog 60 minuten'],
  [3599, 'Nog 60 minuten'],
  [3540, 'Nog 59 minuten'],
  [61, 'Nog 2 minuten'],
  [60, 'Nog 1 minuut'],
  [1, 'Nog 1 minuut'],
  [0, 'Nog 0 minuten'],
  [-90, 'Nog 0 minuten'],
])('%d seconds before the end: %s', (secondsLeft, words) => {
  expect(sayLeft(minutesUntil(endsAtSeconds, (endsAtSeconds - secondsLeft) * 1000))).toBe(words)
})

test.each([
  [1, 'nog 1 minuut'],
  [59, 'nog 59 minuten'],
  [60, 'nog 1 uur'],
  [125, 'nog 2 uur en 5 minuten'],
  [0.4, 'nog 1 minuut'],
  [119.6, 'nog 2 uur'],
  [1560.57, 'nog 26 uur en 1 minuut'],
  [1561, 'nog 26 uur en 1 minuut'],
  [3000, 'nog 2 dagen'],
])('%d minutes: %s', (minutes, words) => {
  expect(sayTimeLeft(minutes)).toBe(words)
})

test.each([
  [15, '15 minuten'],
  [90, '90 minuten'],
  [120, '2 uur'],
])('%d minutes to answer: %s', (minutes, words) => {
  expect(sayMinutes(minutes)).toBe(words)
})

test.each([
  ['2026-11-24T09:00:00Z', '0:00'],
  ['2026-11-24T08:59:18Z', '0:42'],
  ['2026-11-24T07:58:55Z', '61:05'],
  ['2026-11-24T09:00:03Z', '0:00'],
])('a call since %s lasts %s', (since, clock) => {
  expect(clockSince(since, '2026-11-24T09:00:00Z')).toBe(clock)
})
