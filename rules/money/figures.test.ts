import { expect, test } from 'vitest'
import { formatWaited, formatWholeHours, lastWholeWeeks, lastYear, percentOf, shareOf, weeksOf } from './figures.ts'

test.each([
  ['on a Monday', '2026-11-23', { from: '2026-08-24', to: '2026-11-22' }],
  ['on a Sunday: the week is not over', '2026-11-22', { from: '2026-08-17', to: '2026-11-15' }],
  ['over the change of the clock and of the year', '2027-01-06', { from: '2026-10-05', to: '2027-01-03' }],
])('the last thirteen whole weeks %s', (_name, today, expected) => {
  expect(lastWholeWeeks(today, 13)).toEqual(expected)
})

test.each([
  [
    'a whole week is compared with the same week',
    { from: '2026-11-16', to: '2026-11-22' },
    [
      {
        week: '2026-W47',
        from: '2026-11-16',
        to: '2026-11-22',
        before: { week: '2025-W47', from: '2025-11-17', to: '2025-11-23' },
      },
    ],
  ],
  [
    'half a week with the same half',
    { from: '2026-11-18', to: '2026-11-19' },
    [
      {
        week: '2026-W47',
        from: '2026-11-18',
        to: '2026-11-19',
        before: { week: '2025-W47', from: '2025-11-19', to: '2025-11-20' },
      },
    ],
  ],
  [
    'week 53 with nothing where the year before has none, and week 1 with week 1',
    { from: '2026-12-28', to: '2027-01-04' },
    [
      { week: '2026-W53', from: '2026-12-28', to: '2027-01-03', before: null },
      {
        week: '2027-W01',
        from: '2027-01-04',
        to: '2027-01-04',
        before: { week: '2026-W01', from: '2025-12-29', to: '2025-12-29' },
      },
    ],
  ],
  [
    'the weeks after a year with week 53 with those of that year',
    { from: '2027-12-27', to: '2028-01-03' },
    [
      {
        week: '2027-W52',
        from: '2027-12-27',
        to: '2028-01-02',
        before: { week: '2026-W52', from: '2026-12-21', to: '2026-12-27' },
      },
      {
        week: '2028-W01',
        from: '2028-01-03',
        to: '2028-01-03',
        before: { week: '2027-W01', from: '2027-01-04', to: '2027-01-04' },
      },
    ],
  ],
])('%s', (_name, days, expected) => {
  expect(weeksOf(days)).toEqual(expected)
})

test('the weeks of a period have every day of it once', () => {
  const weeks = weeksOf({ from: '2026-01-01', to: '2027-01-06' })
  expect(weeks.map(({ week }) => week)).toHaveLength(54)
  expect(weeks.every(({ to }, index) => index === 53 || weeks[index + 1]!.from > to)).toBe(true)
  expect([weeks[0]!.from, weeks.at(-1)!.to]).toEqual(['2026-01-01', '2027-01-06'])
})

test.each([
  [412, 520, 79],
  [1, 8, 13],
  [1, 3, 33],
  [199, 200, 100],
  [0, 5, 0],
  [0, 0, null],
])('%i of %i is %s percent', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected)
})

test.each([
  ['Sanne with 412 of 520 hours', 412, 520, { percent: 79, isMarked: true }],
  ['exactly half', 100, 200, { percent: 50, isMarked: true }],
  ['a minute less than half, though it rounds to half', 99.99, 200, { percent: 50, isMarked: false }],
  ['all of a few hours', 99, 99, { percent: 100, isMarked: false }],
  ['a small part of many', 400, 2000, { percent: 20, isMarked: false }],
])('the share of %s', (_name, hours, total, expected) => {
  expect(shareOf(Math.round(hours * 60), total * 60)).toEqual(expected)
})

test.each([
  ['2026-11-23', '2025-11-24'],
  ['2025-02-28', '2024-02-29'],
  ['2028-02-29', '2027-03-01'],
])('the year until %s begins on %s', (to, from) => {
  expect(lastYear(to)).toEqual({ from, to })
})

test.each([
  [1, '1 minuut'],
  [59, '59 minuten'],
  [60, '1 uur'],
  [2879, '48 uur'],
  [2880, '2 dagen'],
  [5040, '3,5 dagen'],
])('%i minutes of waiting are %s', (minutes, expected) => {
  expect(formatWaited(minutes)).toBe(expected)
})

test.each([
  [0, '0 uur'],
  [89, '1 uur'],
  [90, '2 uur'],
  [74_100, '1.235 uur'],
])('%i minutes are about %s', (minutes, expected) => {
  expect(formatWholeHours(minutes)).toBe(expected)
})
