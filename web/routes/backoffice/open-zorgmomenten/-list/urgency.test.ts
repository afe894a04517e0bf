import { expect, test } from 'vitest'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { groupsOf, urgencyOf } from './urgency.ts'

// Sunday 22 November 2026, 13:40 in Amsterdam.
const now = '2026-11-22T12:40:00+00:00'
const at = (startDate: string) => ({ uuid: startDate, startDate }) as ListedMoment

test.each([
  ['a minute ago', '2026-11-22T12:39:00+00:00', 'running'],
  ['now', '2026-11-22T12:40:00+00:00', 'soon'],
  ['in four hours', '2026-11-22T16:40:00+00:00', 'soon'],
  ['in four hours and a minute', '2026-11-22T16:41:00+00:00', 'today'],
  ['just before midnight', '2026-11-22T22:59:00+00:00', 'today'],
  ['at midnight', '2026-11-22T23:00:00+00:00', 'later'],
])('what begins %s', (_when, startDate, urgency) => {
  expect(urgencyOf({ startDate }, now)).toBe(urgency)
})
test('what begins soon after midnight is soon, and not of tomorrow', () => {
  expect(urgencyOf({ startDate: '2026-11-22T23:30:00+00:00' }, '2026-11-22T21:00:00+00:00')).toBe('soon')
})
test('the groups are named by how soon, then by day, with the year when it is another', () => {
  const starts = [
    '2026-11-22T14:00',
    '2026-11-22T20:00',
    '2026-11-23T06:00',
    '2026-11-24T06:00',
    '2026-11-24T07:00',
    '2027-01-04T07:00',
  ]
  const groups = groupsOf(
    starts.map(start => at(`${start}:00+00:00`)),
    now,
  )
  expect(groups.map(({ name, moments }) => `${name}: ${moments.length}`)).toEqual([
    'Binnen 4 uur: 1',
    'Vandaag: 1',
    'Morgen, ma 23 november: 1',
    'di 24 november: 2',
    'ma 4 januari 2027: 1',
  ])
})
