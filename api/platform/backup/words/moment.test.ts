import { expect, test } from 'vitest'
import { instantOf } from './moment.ts'

const present = new Date('2026-11-24T15:00:00Z')

test.each([
  ['in winter', '2026-11-24T13:59', '2026-11-24T12:59:00.000Z'],
  ['with seconds, and a space for the T', '2026-11-24 13:59:30', '2026-11-24T12:59:30.000Z'],
  ['in summer', '2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  ['with the offset of another place', '2026-11-24T13:59+00:00', '2026-11-24T13:59:00.000Z'],
  ['in UTC', '2026-11-24T13:59Z', '2026-11-24T13:59:00.000Z'],
  ['in the hour that came twice, the first time', '2026-10-25T02:30+02:00', '2026-10-25T00:30:00.000Z'],
  ['in the hour that came twice, the second time', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
  ['just before that hour', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['just after it', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('a moment %s', (_, text, instant) => expect(instantOf(text, present)).toBe(instant))

test.each([
  ['in an hour that came twice', '2026-10-25T02:30', 'was er twee keer'],
  ['in the hour that the clock skipped', '2026-03-29T02:30', 'was er niet'],
  ['that is still to come', '2026-11-24T17:00', 'is nog niet geweest'],
  ['of the clock alone', '13:59', 'Schrijf het als 2026-11-24T13:59'],
  ['on a day that is none', '2026-02-30T12:00', 'is geen moment'],
  ['at an hour that is none', '2026-11-24T25:00', 'is geen moment'],
  ['with an offset that is none', '2026-11-24T13:59+99:00', 'is geen moment'],
])('no moment %s', (_, text, sentence) => expect(() => instantOf(text, present)).toThrow(sentence))
