import { expect, test } from 'vitest'
import type { Expense } from './invoice-lines.ts'
import { type PlannedWork, payOf, plannedPay, sumOf } from './pay.ts'

const night = { startDate: '2026-11-20T22:00:00+00:00', endDate: '2026-11-21T06:00:00+00:00', breakMinutes: 0 }
const shift = { ...night, timeScope: 'moment' } as const
const fourWeeks = { startDate: '2026-11-02T00:00:00+01:00', endDate: '2026-11-29T23:59:00+01:00', breakMinutes: 0 }
const period = { ...fourWeeks, timeScope: 'period' } as const

test.each<[string, PlannedWork, rate: number, minutes: number | undefined, wage: number]>([
  ['a break is not paid', { ...shift, breakMinutes: 30 }, 4000, 450, 30_000],
  ['half a cent goes up', { ...shift, breakMinutes: 465 }, 4002, 15, 1001],
  ['an end before the start is nothing', { ...shift, endDate: '2026-11-20T21:00:00+00:00' }, 4000, 0, 0],
  ['a break longer than the shift leaves nothing', { ...shift, breakMinutes: 481 }, 4000, 0, 0],
  ['a period pays its hours by the week', { ...period, hoursPerWeek: 24 }, 4000, 96 * 60, 384_000],
  [
    'of a period that is no whole weeks, in whole hours',
    { ...period, endDate: '2026-11-04T23:59:00+01:00', hoursPerWeek: 20 },
    4000,
    9 * 60,
    36_000,
  ],
  [
    'a period that ends before it begins is nothing',
    { ...period, endDate: '2026-11-01T23:59:00+01:00', hoursPerWeek: 20 },
    4000,
    0,
    0,
  ],
  ['a period without agreed hours says nothing', { ...period, hoursPerWeek: null }, 4000, undefined, 0],
])('planned: %s', (_name, work, hourlyRateCents, minutes, wageCents) => {
  expect(plannedPay(work, hourlyRateCents, 0)).toEqual({ minutes, wageCents, totalCents: wageCents })
  expect(plannedPay(work, hourlyRateCents, 2500, 3)).toEqual({ minutes, wageCents, totalCents: 3 * (wageCents + 2500) })
})

const train: Expense = { kind: 'public_transport', quantity: 1, amountCents: 1423, description: '' }
const car: Expense = { kind: 'kilometres', quantity: 24.5, amountCents: 23, description: '' }
test.each([
  ['hours with bonus and expenses', { breakMinutes: 30, expenses: [train, car] }, 450, 33_000 + 2500 + 1423 + 564, 1987],
  ['hours alone', { expenses: [] }, 480, 35_200 + 2500, 0],
  ['hours that cannot be', { breakMinutes: 500, expenses: [car] }, 0, 2500 + 564, 564],
])('handed in: %s', (_name, changes, minutes, totalCents, expensesCents) => {
  expect(payOf({ ...night, ...changes }, 4400, 2500)).toMatchObject({ minutes, totalCents, expensesCents })
})

test('the lines of hours are those of the invoice', () => {
  expect(payOf({ ...night, expenses: [car] }, 4400, 0).lines.map(line => line.description)).toEqual(['Uurtarief', 'Kilometers'])
})

test('a sum of nothing is 0', () => {
  expect(sumOf([], () => 1)).toBe(0)
  expect(sumOf([car, train], one => one.quantity)).toBe(25.5)
})
