import { expect, test } from 'vitest'
import { type Recurrence, recurrenceDates } from './recurrence.ts'

// 20 November 2026 is a Friday.
const weekly: Recurrence = { from: '2026-11-20', until: '2026-12-04', weekdays: [5], everyWeeks: 1 }

test.each<[string, Partial<Recurrence>, string[]]>([
  ['the last day counts', {}, ['2026-11-20', '2026-11-27', '2026-12-04']],
  ['an excepted date is left out', { except: ['2026-11-27'] }, ['2026-11-20', '2026-12-04']],
  ['every two weeks counts from the first week', { everyWeeks: 2 }, ['2026-11-20', '2026-12-04']],
  [
    'Monday of the next week is already in another week',
    { weekdays: [1, 5], everyWeeks: 2, until: '2026-12-01' },
    ['2026-11-20', '2026-11-30'],
  ],
  ['the order of weekdays does not matter', { weekdays: [7, 6], until: '2026-11-22' }, ['2026-11-21', '2026-11-22']],
  ['every four weeks over new year', { everyWeeks: 4, until: '2027-01-15' }, ['2026-11-20', '2026-12-18', '2027-01-15']],
  ['what is there already is left out', { after: '2026-11-20' }, ['2026-11-27', '2026-12-04']],
  [
    'every two weeks goes on counting from the first week',
    { everyWeeks: 2, after: '2026-12-11', until: '2027-01-10' },
    ['2026-12-18', '2027-01-01'],
  ],
  ['no weekdays, no dates', { weekdays: [] }, []],
  ['an end before the start has no dates', { until: '2026-11-19' }, []],
])('%s', (_, change, dates) => {
  expect(recurrenceDates({ ...weekly, ...change })).toEqual(dates)
})

test('26 weeks ahead is allowed, a day more is not', () => {
  expect(recurrenceDates({ ...weekly, until: '2027-05-21' })).toHaveLength(27)
  expect(() => recurrenceDates({ ...weekly, until: '2027-05-22' })).toThrow(RangeError)
  expect(recurrenceDates({ ...weekly, after: '2027-05-21', until: '2027-05-28' })).toEqual(['2027-05-28'])
})
