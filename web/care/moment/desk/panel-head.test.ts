import { expect, test } from 'vitest'
import { sayWhen } from './panel-head.tsx'

test('a panel says the day and the times of a shift, and of a period its first and last day', () => {
  const shift = { startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T15:00:00+01:00', timeScope: 'moment' as const }
  expect(sayWhen(shift, '2026-11-22T12:00:00+01:00')).toBe('morgen ma 23 november, 07:00 – 15:00')
  expect(sayWhen({ ...shift, timeScope: 'period', endDate: '2027-02-26T15:00:00+01:00' }, shift.startDate)).toBe(
    'ma 23 nov 2026 – vr 26 feb 2027',
  )
})
