import { expect, test } from 'vitest'
import type { Plan } from '../roster.ts'
import { lettersOf, placeRows, sayCell, weeksBetween } from './week-cells.ts'

const [singel, park] = ['De Singel', 'Parkzicht'].map(name => ({ '@id': name, uuid: name, name, city: 'Utrecht' }))
const organization = { name: 'Lindevecht' }
const at = (uuid: string, location: object | undefined, startDate: string) => ({ uuid, location, startDate, organization })
const plan = {
  lines: [at('a', singel, '2026-12-01T06:00:00+00:00'), at('b', singel, '2026-12-01T23:30:00+00:00')],
  open: [
    at('c', singel, '2026-12-01T14:00:00+00:00'),
    at('d', park, '2026-12-01T14:00:00+00:00'),
    at('e', park, '2026-12-03T14:00:00+00:00'),
  ],
  assigned: [at('f', singel, '2026-12-01T08:00:00+00:00')],
  firstCome: ['a', 'c'],
} as unknown as Plan

test('each location has its days, with what somebody had, gets, and what stays open; most open first', () => {
  const rows = placeRows(plan)
  expect(rows.map(({ place, organization: of, sum }) => [place.name, of, sum.open])).toEqual([
    ['Parkzicht', 'Lindevecht', 2],
    ['De Singel', 'Lindevecht', 1],
  ])
  expect([...rows[1]!.days]).toEqual([
    ['2026-12-01', { assigned: 1, filled: 1, open: 1, firstCome: 2 }],
    ['2026-12-02', { assigned: 0, filled: 1, open: 0, firstCome: 0 }],
  ])
})

test('days are divided over their weeks', () => {
  const weeks = weeksBetween({ startDate: '2026-12-05', endDate: '2026-12-08' })
  expect(weeks).toEqual([
    { week: '2026-W49', days: ['2026-12-05', '2026-12-06'] },
    { week: '2026-W50', days: ['2026-12-07', '2026-12-08'] },
  ])
})

test.each([
  [{ assigned: 0, filled: 0, open: 0, firstCome: 0 }, 'geen werk'],
  [{ assigned: 2, filled: 0, open: 0, firstCome: 0 }, '2 had al iemand'],
  [
    { assigned: 0, filled: 3, open: 1, firstCome: 2 },
    '3 door dit rooster gevuld, 1 nog open, 2 gevuld als het gaat naar wie het eerst komt',
  ],
])('%o is said', (cell, said) => {
  expect(sayCell(cell)).toBe(said)
})

test.each([
  [{ assigned: 0, filled: 1, open: 1 }, 4],
  [{ assigned: 1, filled: 1, open: 1 }, 6],
  [{ assigned: 0, filled: 1, open: 25 }, 5],
  [{ assigned: 0, filled: 0, open: 1286 }, 5],
])('the numbers of %o take so many letters', (cell, letters) => {
  expect(lettersOf({ ...cell, firstCome: 0 })).toBe(letters)
})
