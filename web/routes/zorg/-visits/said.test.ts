import { expect, test } from 'vitest'
import { sayUntil } from '../../../care/time-left.ts'
import { phaseOf, sayFamiliar } from './said.ts'

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
