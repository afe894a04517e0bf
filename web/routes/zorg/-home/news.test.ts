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
])('what %s is no longer news', (_what, more) =>
  expect(of({ visits: [visit('past', '2026-11-23T09:00:00+01:00', more)] })).toEqual([]),
)

test('a missed visit stays news until it was seen', () =>
  expect(
    of({
      visits: [visit('missed', '2026-11-23T07:00:00+01:00', { state: 'unfilled', endDate: '2026-11-23T11:00:00+01:00' })],
    }),
  ).toEqual(['missed']))

test('of a series for which somebody is sought there is one line, with all its visits and the first one first', () => {
  const later = { startDate: '2026-11-25T07:00:00+01:00', endDate: '2026-11-25T11:00:00+01:00' }
  const evening = { startDate: '2026-11-24T19:00:00+01:00', endDate: '2026-11-24T21:00:00+01:00' }
  const instead = { insteadOf: { firstName: 'Fatima' } }
  const visits = [
    // Of a series that was moved, too.
    visit('second', '2026-11-23T09:30:00+01:00', { ...later, before: { startDate: '2026-11-25T09:00:00+01:00' } }),
    visit('first', '2026-11-23T09:00:00+01:00'),
    visit('in the evening', '2026-11-23T08:30:00+01:00', evening),
    visit('instead', '2026-11-23T08:00:00+01:00', instead),
    visit('instead too', '2026-11-23T07:30:00+01:00', { ...later, ...instead }),
  ]
  expect(of({ visits })).toEqual(['open 07:00 – 11:00', 'in the evening', 'open 07:00 – 11:00 Fatima'])
  const [line] = newsOf({ ...none, visits } as unknown as Found, now)
  expect(line).toMatchObject({ open: [{ uuid: 'first' }, { uuid: 'second' }] })
})
