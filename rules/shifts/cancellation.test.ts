import { expect, test } from 'vitest'
import { cancellationOf, inTimeUntil } from './cancellation.ts'

const shift = { startDate: '2026-11-21T07:00:00+00:00', cancellationTermHours: 24 }
const changed = { ...shift, changeAnnouncedAt: '2026-11-20T10:00:00+00:00' }

test.each([
  ['in time to the minute', shift, '2026-11-20T07:00:00Z', { kind: 'in_time', minutesLeft: 1440 }],
  ['late a second after that', shift, '2026-11-20T07:00:01Z', { kind: 'late', minutesLeft: 1439 }],
  ['late when it has begun', shift, '2026-11-21T07:30:00Z', { kind: 'late', minutesLeft: -30 }],
  ['never late while a change waits for a yes', changed, '2026-11-21T06:00:00Z', { kind: 'changed', minutesLeft: 60 }],
  [
    'as any other once the change was agreed to',
    { ...changed, changeConfirmedAt: '2026-11-20T12:00:00+00:00' },
    '2026-11-21T06:00:00Z',
    { kind: 'late', minutesLeft: 60 },
  ],
  ['never late when there is no term', { ...shift, cancellationTermHours: 0 }, '2026-11-21T07:00:00Z', { kind: 'in_time' }],
])('%s', (_name, moment, now, expected) => {
  expect(cancellationOf(moment, now)).toMatchObject(expected)
})

test('until the instant that is named calling off is in time, and a second later it is late', () => {
  expect(inTimeUntil(shift)).toBe('2026-11-20T07:00:00+00:00')
  expect(cancellationOf(shift, inTimeUntil(shift)).kind).toBe('in_time')
})
