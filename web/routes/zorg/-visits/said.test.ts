import { expect, test } from 'vitest'
import { sayUntil } from '../../../care/time-left.ts'
import { phaseOf, sayDay, sayFamiliar } from './said.ts'
import type { Visit } from './visits.ts'

const now = '2026-11-22T08:50:00+01:00'
test.each([
  ['2026-11-22T08:51:00+01:00', 'zo meteen'],
  ['2026-11-22T09:10:00+01:00', 'over 20 minuten'],
  ['2026-11-22T09:50:00+01:00', 'over 1 uur'],
  ['2026-11-22T12:30:00+01:00', 'over ruim 3 uur'],
  ['2026-11-23T09:00:00+01:00', 'over 1 dag'],
  ['2026-11-24T20:50:00+01:00', 'over 3 dagen'],
])('%s is %s', (start, said) => expect(sayUntil(start, now)).toBe(said))
test.each([
  [0, 'komt voor het eerst'],
  [1, 'kwam 1 keer eerder'],
  [12, 'kwam 12 keer eerder'],
])('%i visits before: %s', (times, said) => expect(sayFamiliar(times)).toBe(said))
test.each([
  ['2026-11-22T07:45:00+01:00', '2026-11-22T08:50:00+01:00', 'been'],
  ['2026-11-22T08:50:00+01:00', '2026-11-22T09:50:00+01:00', 'now'],
  ['2026-11-22T08:51:00+01:00', '2026-11-22T09:50:00+01:00', 'next'],
])('from %s until %s is %s', (startDate, endDate, phase) => expect(phaseOf({ startDate, endDate }, now)).toBe(phase))

const visit = (from: string, until: string, firstName: string | undefined, day = '2026-11-22') =>
  ({
    startDate: `${day}T${from}:00+01:00`,
    endDate: `${day}T${until}:00+01:00`,
    state: firstName ? 'coming' : 'sought',
    assignee: firstName && { profile: { firstName } },
  }) as Visit
test.each([
  ['nobody was to come', [], 'Niemand vandaag'],
  ['only tomorrow somebody does', [visit('07:00', '08:00', 'Kees', '2026-11-23')], 'Niemand vandaag'],
  ['one has been', [visit('07:15', '08:15', 'Marjolein')], 'Marjolein is geweest'],
  ['one has been and one comes', [visit('07:15', '08:15', 'Marjolein'), visit('17:00', '18:00', 'Kees')], '17:00 Kees'],
  ['one is there', [visit('08:00', '09:00', 'Femke'), visit('17:00', '18:00', 'Kees')], 'Femke is er'],
  ['somebody is still sought', [visit('08:00', '09:00', 'Femke'), visit('09:30', '10:30', undefined)], '09:30 niemand'],
])('of a day on which %s it is said so', (_what, visits, words) => {
  expect(sayDay(visits, now)).toMatchObject({ words })
})
