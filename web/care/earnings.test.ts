import { describe, expect, test } from 'vitest'
import { type Earnings, earnedIn, earnedInYear, invoiceDay, monthBar, paidBy, type Sums, stepsOf } from './earnings.ts'

const sums = (some: Partial<Sums>): Sums => ({
  ...{ worked: 0, approved: 0, invoiced: 0, paid: 0, minutes: 0, toHandIn: 0, toApprove: 0, toInvoice: 0 },
  ...{ toPayroll: 0, payroll: 0, toPayOut: 0, inPayoutRun: 0, toPayBack: 0 },
  ...some,
})
const months = [
  { month: 3, ...sums({ worked: 102_550, approved: 102_550, invoiced: 100_049, toInvoice: 2_501, minutes: 1440 }) },
  { month: 11, ...sums({ worked: 50_000, approved: 44_000, toInvoice: 44_000, toHandIn: 6_000, minutes: 600 }) },
]
const earnings: Earnings = { months, weeks: [] }

test('a year brings the sum of its months; a month without work nothing', () => {
  expect(earnedInYear(earnings)).toEqual(
    sums({ worked: 152_550, approved: 146_550, invoiced: 100_049, toInvoice: 46_501, toHandIn: 6_000, minutes: 2040 }),
  )
  expect(earnedIn(earnings, 4)).toEqual(sums({}))
  expect(earnedIn(undefined, 3).approved).toBe(0)
})
test('a bar says its month and whole euros', () => {
  expect(monthBar(earnings, 3, true)).toEqual({ label: 'mrt', value: 102_550, text: '€\u00a01.026', chosen: true })
})

describe('from worked to paid', () => {
  test.each([
    ['invoices', sums({ toInvoice: 1 }), ['temp_work'] as const, 'invoice'],
    ['payroll', sums({ payroll: 1 }), ['freelance'] as const, 'payroll'],
    ['both', sums({ payroll: 1, invoiced: 1 }), ['freelance'] as const, 'both'],
    ['payroll, for a temp worker with nothing approved', sums({ toHandIn: 1 }), ['temp_work'] as const, 'payroll'],
    ['invoices, for who is both', sums({ toHandIn: 1 }), ['freelance', 'temp_work'] as const, 'invoice'],
  ])('by %s', (_name, one, forms, by) => {
    expect(paidBy(one, forms)).toBe(by)
  })
  const mixed = sums({
    ...{ worked: 1300, approved: 1000, invoiced: 500, paid: 350, toHandIn: 100, toApprove: 200, toInvoice: 150 },
    ...{ toPayroll: 50, payroll: 300, toPayOut: 160, inPayoutRun: 40, toPayBack: -50 },
  })
  test.each([
    ['invoice', sums({ worked: 300, approved: 200, invoiced: 150, paid: 50, toHandIn: 100, toInvoice: 50, toPayOut: 100 })],
    ['payroll', sums({ worked: 300, approved: 200, payroll: 150, toApprove: 100, toPayroll: 50 })],
    ['both', mixed],
  ] as const)('each number is the one before it less what was left behind, when paid by %s', (by, one) => {
    const steps = stepsOf(one, by)
    expect(steps).toHaveLength(by === 'payroll' ? 3 : 4)
    for (const [at, { cents, less }] of steps.entries())
      if (at > 0) expect(cents).toBe(steps[at - 1]!.cents - less.reduce((sum, each) => sum + each.cents, 0))
    for (const { cents, stages } of steps) expect(stages.reduce((sum, stage) => sum + one[stage], 0)).toBe(cents)
  })
})

test.each([
  ['2026-11-22', '12:00', '2026-11-23'],
  ['2026-11-23', '05:59', '2026-11-23'],
  ['2026-11-23', '06:00', '2026-11-30'],
])('after %s %s the next invoices are of %s', (date, time, day) => {
  expect(invoiceDay(date, time)).toBe(day)
})
