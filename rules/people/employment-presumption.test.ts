import { expect, test } from 'vitest'
import { presumptionOf } from './employment-presumption.ts'

test.each<[string, string, number, string, number | undefined]>([
  ['below the newest amount', 'freelance', 3799, '2026-11-20', 3800],
  ['the amount itself is enough', 'freelance', 3800, '2026-11-20', undefined],
  ['the amount of that day', 'freelance', 3700, '2025-12-31', undefined],
  ['below the earlier amount', 'freelance', 3500, '2026-03-05', 3600],
  ['the day that it changes', 'freelance', 3700, '2026-03-06', 3800],
  ['before anybody named one', 'freelance', 2000, '2025-06-30', undefined],
  ['temporary work has an employer already', 'temp_work', 2000, '2026-11-20', undefined],
])('%s', (_name, contractType, hourlyRate, date, cents) => {
  expect(presumptionOf({ contractType, hourlyRate }, date)?.cents).toBe(cents)
})
