import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const now = '2026-11-23T12:00:00+01:00'
type Found = Parameters<typeof newsOf>[0]
const visit = (uuid: string, changedAt: string, more = {}) => ({
  uuid,
  state: 'sought',
  startDate: '2026-11-24T07:00:00+01:00',
  endDate: '2026-11-24T11:00:00+01:00',
  insteadOf: null,
  before: null,
  changedAt,
  ...more,
})
const none = { visits: [], reports: [], answers: [] }
const of = (found: object) => newsOf({ ...none, ...found } as Found, now).map(({ id }) => id)

test('the newest is first, of whatever kind', () =>
  expect(
    of({
      visits: [visit('visit', '2026-11-23T09:00:00+01:00', { state: 'coming' })],
      reports: [{ uuid: 'report', createdAt: '2026-11-23T10:00:00+01:00' }],
      answers: [{ uuid: 'answer', lastAt: '2026-11-23T08:00:00+01:00', lastAuthorName: 'Anouk Visser' }],
    }),
  ).toEqual(['report', 'visit', 'answer']))

test.each([
  ['has been', { state: 'coming', startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T11:59:00+01:00' }],
  ['has begun', { state: 'coming', startDate: '2026-11-23T11:00:00+01:00', endDate: '2026-11-23T15:00:00+01:00' }],
  ['is off, and would be over', { state: 'off', startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T11:59:00+01:00' }],
])('what %s is not told any more', (_what, more) =>
  expect(of({ visits: [visit('past', '2026-11-23T09:00:00+01:00', more)] })).toEqual([]),
)

test('what has been and did not come is, until it was seen', () =>
  expect(
    of({
      visits: [visit('missed', '2026-11-23T07:00:00+01:00', { state: 'unfilled', endDate: '2026-11-23T11:00:00+01:00' })],
    }),
  ).toEqual(['missed']))

test('several for which nobody is found yet are one, unless somebody else was to come', () =>
  expect(
    of({
      visits: [
        visit('first', '2026-11-23T09:00:00+01:00'),
        visit('second', '2026-11-23T09:30:00+01:00'),
        visit('instead', '2026-11-23T08:00:00+01:00', { insteadOf: { firstName: 'Fatima' } }),
      ],
    }),
  ).toEqual(['open', 'instead']))
