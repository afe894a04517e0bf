import { expect, test } from 'vitest'
import { describeExpense, differences, expensesCents, type Hours, paidMinutes, wageCents } from './moment.ts'

const plan: Hours = {
  startDate: '2026-11-17T16:00:00+00:00',
  endDate: '2026-11-17T21:00:00+00:00',
  breakMinutes: 0,
  expenses: [],
}
const train = { kind: 'public_transport', quantity: 1, amount: 1423, description: 'Trein' } as const
const car = { kind: 'kilometres', quantity: 24.5, amount: 23, description: '' } as const

test.each([
  ['the same hours, written with another offset', { ...plan, startDate: '2026-11-17T17:00:00+01:00' }, []],
  ['a later end', { ...plan, endDate: '2026-11-17T21:15:00+00:00' }, ['einde 22:15 in plaats van 22:00']],
  [
    'an end on the next day says the day',
    { ...plan, endDate: '2026-11-17T23:30:00+00:00' },
    ['einde 00:30 (18-11-2026) in plaats van 22:00'],
  ],
  [
    'everything at once',
    { startDate: '2026-11-17T15:45:00+00:00', endDate: plan.endDate, breakMinutes: 30, expenses: [train] },
    ['begin 16:45 in plaats van 17:00', 'pauze 30 in plaats van 0 minuten', 'onkosten €\u00a014,23'],
  ],
])('differences with the plan: %s', (_name, hours, said) => {
  expect(differences(plan, hours)).toEqual(said)
})

test('money goes by whole cents, rounded half up', () => {
  expect(paidMinutes({ ...plan, breakMinutes: 30 })).toBe(270)
  expect(wageCents(270, 4350)).toBe(19_575)
  expect(wageCents(1, 4350)).toBe(73)
  expect(expensesCents([train, car])).toBe(1423 + 564)
})

test('an expense says how it comes to its amount', () => {
  expect(describeExpense(car)).toBe('Kilometers: 24,5 km à €\u00a00,23 = €\u00a05,64')
  expect(describeExpense(train)).toBe('Openbaar vervoer (Trein): €\u00a014,23')
})
