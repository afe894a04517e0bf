import { describe, expect, test } from 'vitest'
import { maxAvailabilitiesAtOnce } from '#contract/workers/care-workers.ts'
import { emptyWeek, holidayAfter, longestDays, stretchesOf, type Values, valuesOf } from './stretches.ts'

const week = emptyWeek('2026-W49', 'yes')
const said = (values: Partial<Values>) =>
  stretchesOf({ ...week, ...values }).map(
    ({ available, startDate, endDate }) => `${available ? '+' : '-'} ${startDate.slice(0, 16)} ${endDate.slice(0, 16)}`,
  )

test.each<[string, Partial<Values>, string[]]>([
  ['no day is nothing', {}, []],
  ['two whole days', { days: [0, 2] }, ['+ 2026-11-29T23:00 2026-11-30T23:00', '+ 2026-12-01T23:00 2026-12-02T23:00']],
  ['a night ends on the next day', { days: [6], part: 'night', kind: 'no' }, ['- 2026-12-06T22:00 2026-12-07T06:00']],
  ['own times that are not there yet are nothing', { days: [0], part: 'own', from: '07:30' }, []],
  ['own times', { days: [0], part: 'own', from: '07:30', until: '12:00' }, ['+ 2026-11-30T06:30 2026-11-30T11:00']],
  [
    'every week up to its last day, and not after it',
    { days: [0, 4], part: 'early', weekly: true, last: '2026-12-07' },
    ['+ 2026-11-30T06:00 2026-11-30T14:00', '+ 2026-12-04T06:00 2026-12-04T14:00', '+ 2026-12-07T06:00 2026-12-07T14:00'],
  ],
  ['every week without a last day is nothing yet', { days: [0], weekly: true }, []],
  [
    'a holiday is one stretch',
    { kind: 'holiday', first: '2026-12-14', last: '2026-12-27' },
    ['- 2026-12-13T23:00 2026-12-27T23:00'],
  ],
])('%s', (_, values, expected) => {
  expect(said(values)).toEqual(expected)
})

test('every day of the longest year is no more than may be said at once', () => {
  const all = { days: [0, 1, 2, 3, 4, 5, 6], weekly: true, last: '2027-11-30' }
  expect(stretchesOf({ ...week, ...all })).toHaveLength(longestDays + 1)
  expect(longestDays + 1).toBeLessThanOrEqual(maxAvailabilitiesAtOnce)
})

describe('a holiday by pressing its days', () => {
  const press = (days: string[]) => {
    const values = { ...week }
    for (const day of days) Object.assign(values, holidayAfter(values, day))
    return values
  }
  test.each([
    [['2026-12-14'], '2026-12-14', '2026-12-27'],
    [['2026-12-14', '2026-12-18'], '2026-12-14', '2026-12-18'],
    [['2026-12-14', '2026-12-14'], '2026-12-14', '2026-12-14'],
    [['2026-12-14', '2026-12-07'], '2026-12-07', '2026-12-20'],
    [['2026-12-14', '2026-12-18', '2026-12-21'], '2026-12-21', '2027-01-03'],
  ])('%j', (days, first, last) => {
    expect(press(days)).toMatchObject({ first, last })
  })
})

test.each<Partial<Values>>([
  { days: [2] },
  { days: [6], part: 'night', kind: 'no' },
  { days: [0], part: 'own', from: '07:30', until: '12:00' },
  { kind: 'holiday', first: '2026-12-14', last: '2026-12-27', week: '2026-W51' },
])('what stands is filled in as it was said: %j', values => {
  const whole = { ...week, ...values }
  expect(valuesOf(stretchesOf(whole)[0]!)).toEqual(whole)
})
