import { expect, test } from 'vitest'
import { type Earnings, earnedIn, earnedInYear, monthBar } from './earnings.ts'

const months = [
  { month: 3, invoiced: 100_049, toInvoice: 2_501, minutes: 1440 },
  { month: 11, invoiced: 0, toInvoice: 44_000, minutes: 600 },
]
const earnings = { months } as unknown as Earnings

test('a month brings what is invoiced and what is still to be', () => {
  expect(earnedIn(earnings, 3)).toEqual({ invoiced: 100_049, toInvoice: 2_501, minutes: 1440, earned: 102_550 })
  expect(earnedIn(earnings, 4).earned).toBe(0)
  expect(earnedIn(undefined, 3).earned).toBe(0)
})

test('a year brings the sum of its months', () => {
  expect(earnedInYear(earnings)).toEqual({ invoiced: 100_049, toInvoice: 46_501, minutes: 2040 })
})

test('a bar says its month and whole euros', () => {
  expect(monthBar(earnings, 3, true)).toEqual({ label: 'mrt', value: 102_550, text: '€\u00a01.026', chosen: true })
})
