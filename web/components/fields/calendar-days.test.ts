import { expect, test } from 'vitest'
import { monthsAfter, moveByKey, weeksAround } from './calendar-days.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-20', 2, '2027-01-20'],
])('%s and %i months is %s', (date, months, then) => {
  expect(monthsAfter(date, months)).toBe(then)
})

test.each([
  ['2026-11-22', 6, '2026-10-26', '2026-12-06'],
  ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
  ['2026-08-10', 6, '2026-07-27', '2026-09-06'],
])('the month of %s takes %i weeks, from %s to %s', (date, count, first, last) => {
  const weeks = weeksAround(date)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
})

test('a month of four weeks is drawn as high as any other', () => {
  expect(weeksAround('2027-02-01', 6).map(week => week[0])).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
    '2027-03-01',
    '2027-03-08',
  ])
})

test.each([
  ['ArrowLeft', false, '2026-10-31'],
  ['ArrowDown', false, '2026-11-08'],
  ['Home', false, '2026-10-26'],
  ['End', false, '2026-11-01'],
  ['PageDown', false, '2026-12-01'],
  ['PageUp', true, '2025-11-01'],
  ['a', false, undefined],
])('from Sunday 1 November the key %s (shift: %s) leads to %s', (key, shift, date) => {
  expect(moveByKey('2026-11-01', key, shift)).toBe(date)
})
