import { describe, expect, test } from 'vitest'
import { familyCallBy, sayWhomToCall, whomToCall } from './family-call.ts'

const hours = { days: ['1', '2', '3', '4', '5'], fromTime: '08:00', untilTime: '18:00' }

test.each([
  ['an evening visit: four hours before', '2026-11-24T19:00:00+01:00', '2026-11-24T14:00:00+00:00'],
  ['a morning visit: the afternoon before', '2026-11-24T08:00:00+01:00', '2026-11-23T16:00:00+00:00'],
  ['a night visit: before the office closes', '2026-11-24T23:00:00+01:00', '2026-11-24T16:00:00+00:00'],
  ['on a Sunday: on Friday', '2026-11-22T19:00:00+01:00', '2026-11-20T16:00:00+00:00'],
  ['on the second day of Christmas: on Christmas Eve', '2026-12-26T10:00:00+01:00', '2026-12-24T16:00:00+00:00'],
  ['in summer by the clock of summer', '2026-07-01T19:00:00+02:00', '2026-07-01T13:00:00+00:00'],
])('the family is told of %s', (_, startDate, by) => expect(familyCallBy(startDate, hours)).toBe(by))

test('an office that is never open promises nothing', () => {
  expect(familyCallBy('2026-11-24T19:00:00+01:00', { ...hours, days: [] })).toBeUndefined()
})

describe('whom a family calls', () => {
  const manager = { firstName: 'Anouk', phone: '+31612345090' }
  const office = { ...hours, phone: '+31302071234' }
  const place = { name: 'De Linde', phone: '+31302075678' }
  const [open, closed] = ['2026-11-24T10:00:00+01:00', '2026-11-24T06:05:00+01:00']
  test.each<[string, Parameters<typeof whomToCall>[0], string, string]>([
    ['while the office is open', { manager, office, place }, open, 'Bel Anouk: 06 12 34 50 90. Of bel De Linde: 030 207 56 78.'],
    ['before it opens', { manager, office, place }, closed, 'Bel De Linde: 030 207 56 78. Of bel Anouk: 06 12 34 50 90.'],
    [
      'on a holiday',
      { manager, office, place },
      '2026-12-25T10:00:00+01:00',
      'Bel De Linde: 030 207 56 78. Of bel Anouk: 06 12 34 50 90.',
    ],
    ['when the manager has no number', { manager: { firstName: 'Anouk' }, office }, open, 'Bel Anouk: 030 207 12 34.'],
    ['when nobody manages the client', { office, place: { name: 'De Linde', phone: null } }, closed, 'Bel ons: 030 207 12 34.'],
    ['when no number is known', { manager: { firstName: 'Anouk' } }, open, ''],
  ])('%s', (_when, reachable, now, expected) => expect(sayWhomToCall(whomToCall(reachable, now))).toBe(expected))
})
