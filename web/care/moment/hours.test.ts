import { expect, test } from 'vitest'
import type { ListedMoment } from './care-moment.ts'
import {
  describeExpense,
  differences,
  type Hours,
  nameDifference,
  payFor,
  payForAll,
  proposedHours,
  workedHours,
} from './hours.ts'

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

const moment = { ...plan, breakMinutes: 30, hourlyRate: 4350, bonus: 2500 } as ListedMoment
const handedIn = {
  ...moment,
  actualStartDate: plan.startDate,
  actualEndDate: '2026-11-17T22:00:00+00:00',
  actualBreakMinutes: 0,
  expenses: [train, car],
} as ListedMoment

test('hours come to minutes and cents, those of several moments together', () => {
  expect(payFor(workedHours(moment), moment)).toMatchObject({ minutes: 270, totalCents: 19_575 + 2500, expensesCents: 0 })
  const extra = 26_100 + 2500 + 1423 + 564
  expect(payFor(workedHours(handedIn), handedIn)).toMatchObject({ minutes: 360, totalCents: extra, expensesCents: 1987 })
  expect(payForAll([moment, handedIn])).toEqual({ minutes: 630, totalCents: 22_075 + extra })
  expect(payForAll([])).toEqual({ minutes: 0, totalCents: 0 })
})

test('hours that hold no work are no minutes', () => {
  expect(payFor({ ...plan, endDate: plan.startDate }, moment).minutes).toBe(0)
})

test('what was not proposed is not there', () => {
  expect(proposedHours(handedIn)).toBeUndefined()
  const proposed = { ...handedIn, proposedStartDate: plan.startDate, proposedEndDate: plan.endDate, proposedBreakMinutes: 15 }
  expect(proposedHours(proposed)).toEqual({ ...plan, breakMinutes: 15 })
})

test('an expense says how it comes to its amount', () => {
  expect(describeExpense(car)).toBe('Kilometers: 24,5 km à €\u00a00,23 = €\u00a05,64')
  expect(describeExpense({ ...train, kind: 'other', description: '' })).toBe('Onkosten: €\u00a014,23')
  expect(describeExpense(train)).toBe('Openbaar vervoer (Trein): €\u00a014,23')
})

test.each([
  ['as planned', {}, undefined],
  ['half an hour longer', { actualEndDate: '2026-11-17T21:30:00+00:00' }, '30 min langer'],
  ['with a longer break', { actualBreakMinutes: 45 }, '15 min korter'],
  [
    'an hour later',
    { actualStartDate: '2026-11-17T17:00:00+00:00', actualEndDate: '2026-11-17T22:00:00+00:00' },
    'andere tijden',
  ],
  ['with expenses', { expenses: [train] }, 'met onkosten'],
])('the difference in the fewest words: %s', (_name, worked, words) => {
  const submitted = {
    ...moment,
    actualStartDate: plan.startDate,
    actualEndDate: plan.endDate,
    actualBreakMinutes: moment.breakMinutes,
  }
  expect(nameDifference({ ...submitted, expenses: [], ...worked })).toBe(words)
})
