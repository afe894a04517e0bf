import { describe, expect, test } from 'vitest'
import { type Billable, type Expense, invoiceLines, invoiceTotalCents, sayLineWork } from './invoice-lines.ts'

const hours: Billable = { workedMinutes: 450, hourlyRateCents: 4500, fixedRate: false, bonusCents: 0, expenses: [] }
const ride: Expense = { kind: 'kilometres', quantity: 24, amountCents: 23, description: '' }

test('7,5 uur at 45,00 with 24 km at 0,23 and a bonus of 25,00 is 368,02', () => {
  const lines = invoiceLines({ ...hours, bonusCents: 2500, expenses: [ride] })
  expect(lines).toEqual([
    { kind: 'hourly_rate', description: 'Uurtarief', quantity: 7.5, unit: 'HUR', unitPriceCents: 4500, amountCents: 33750 },
    { kind: 'bonus', description: 'Bonus', quantity: 1, unit: 'C62', unitPriceCents: 2500, amountCents: 2500 },
    { kind: 'expense', description: 'Kilometers', quantity: 24, unit: 'KMT', unitPriceCents: 23, amountCents: 552 },
  ])
  expect(invoiceTotalCents(lines)).toBe(36802)
})

test('without a bonus there is no bonus line', () => {
  expect(invoiceLines(hours).map(line => line.kind)).toEqual(['hourly_rate'])
})

test('a rate fixed by contract has its own kind of line', () => {
  expect(invoiceLines({ ...hours, fixedRate: true })[0]).toMatchObject({
    kind: 'fixed_hourly_rate',
    description: 'Vast uurtarief',
    amountCents: 33750,
  })
})

describe('hours are rounded half up once, from the exact minutes', () => {
  test.each([
    [440, 4500, 7.3333, 33000, 'the printed quantity would give 329,9985'],
    [1, 30, 0.0167, 1, 'half a cent goes up'],
    [1, 29, 0.0167, 0, 'less than half goes down'],
    [47, 4599, 0.7833, 3603, '3602,55'],
    [0, 4500, 0, 0, 'nothing'],
  ])('%i minutes at %i cents: quantity %d, %i cents (%s)', (workedMinutes, hourlyRateCents, quantity, amountCents) => {
    expect(invoiceLines({ ...hours, workedMinutes, hourlyRateCents })[0]).toMatchObject({ quantity, amountCents })
  })
})

describe('expenses', () => {
  test.each<[Expense, string, string, number]>([
    [{ ...ride, quantity: 1.15, amountCents: 50 }, 'Kilometers', 'KMT', 58],
    [{ ...ride, quantity: 12.35, amountCents: 23, description: 'heen en terug' }, 'Kilometers: heen en terug', 'KMT', 284],
    [{ kind: 'public_transport', quantity: 1, amountCents: 480, description: '' }, 'Openbaar vervoer', 'C62', 480],
    [{ kind: 'other', quantity: 1, amountCents: 1250, description: 'parkeren' }, 'Onkosten: parkeren', 'C62', 1250],
  ])('%o is "%s" in %s: %i cents', (expense, description, unit, amountCents) => {
    expect(invoiceLines({ ...hours, expenses: [expense] })[1]).toMatchObject({ kind: 'expense', description, unit, amountCents })
  })
})

test('the total of no lines is nothing', () => {
  expect(invoiceTotalCents([])).toBe(0)
})

test.each([
  ['by day', '2026-11-18T07:00:00+01:00', '2026-11-18T15:30:00+01:00', 'De Linde, 07:00 – 15:30'],
  ['through a night', '2026-11-18T23:00:00+01:00', '2026-11-19T07:00:00+01:00', 'De Linde, 23:00 – do 07:00'],
])('a line says where and when the work was: %s', (_case, startDate, endDate, expected) => {
  expect(sayLineWork({ location: 'De Linde', startDate, endDate })).toBe(expected)
})

test('a line from before it was recorded leaves it out', () => {
  expect(sayLineWork({ location: null, startDate: null, endDate: null })).toBeNull()
})
