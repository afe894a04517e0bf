import { expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { type IrregularWindow, irregularMinutes } from './irregular-hours.ts'

const weekdays = ['1', '2', '3', '4', '5']
const windows: IrregularWindow[] = [
  { days: weekdays, from: '06:00', to: '07:00', percent: 22 },
  { days: weekdays, from: '20:00', to: '22:00', percent: 22 },
  { days: ['6'], from: '06:00', to: '08:00', percent: 38 },
  { days: ['6'], from: '12:00', to: '22:00', percent: 38 },
  { days: weekdays, from: '00:00', to: '06:00', percent: 44 },
  { days: weekdays, from: '22:00', to: '24:00', percent: 44 },
  { days: ['6'], from: '22:00', to: '24:00', percent: 49 },
  { days: ['7', 'holiday'], from: '00:00', to: '24:00', percent: 60 },
  { days: ['12-24', '12-31'], from: '18:00', to: '24:00', percent: 60 },
].map(window => ({ ...window, validFrom: '2026-01-01', validUntil: '2026-12-31' }))
const later = { days: ['5'], from: '00:00', to: '24:00', percent: 65, validFrom: '2027-01-01', validUntil: null }
test.each<[string, [string, string], [string, string], [number, number][]]>([
  ['a day shift on a Tuesday', ['2026-11-17', '07:00'], ['2026-11-17', '15:00'], []],
  ['an early one', ['2026-11-17', '06:30'], ['2026-11-17', '15:00'], [[22, 30]]],
  [
    'Saturday afternoon until Sunday morning',
    ['2026-11-21', '14:00'],
    ['2026-11-22', '08:00'],
    [
      [38, 480],
      [49, 120],
      [60, 480],
    ],
  ],
  ['a Thursday that is Ascension', ['2026-05-14', '07:00'], ['2026-05-14', '15:00'], [[60, 480]]],
  [
    'New Year’s Eve and its night: each day by the percentages of its own',
    ['2026-12-31', '19:00'],
    ['2027-01-01', '03:00'],
    [
      [60, 300],
      [65, 180],
    ],
  ],
  ['before the first day of any', ['2025-12-28', '07:00'], ['2025-12-28', '15:00'], []],
  ['Christmas Eve: the highest alone', ['2026-12-24', '17:00'], ['2026-12-24', '23:00'], [[60, 300]]],
  [
    'the night in which the clock goes back',
    ['2026-10-24', '22:00'],
    ['2026-10-25', '07:00'],
    [
      [49, 120],
      [60, 480],
    ],
  ],
])('%s', (_name, [startDay, start], [endDay, end], expected) => {
  expect([...irregularMinutes(toInstant(startDay, start), toInstant(endDay, end), [...windows, later])].sort()).toEqual(expected)
})
