import { expect, test } from 'vitest'
import { nameDay, sayWhen } from './moment-words.ts'

test.each([
  ['2026-11-22', 'vandaag', 'zo 22 november'],
  ['2026-11-23', 'morgen', 'ma 23 november'],
  ['2026-11-21', 'gisteren', 'za 21 november'],
  ['2027-01-01', undefined, 'vr 1 januari 2027'],
])('%s is named %s %s', (date, near, short) => {
  expect(nameDay(date, '2026-11-22')).toMatchObject({ near, short })
})

test('where it stands alone, a shift has its day, and a period its first and last', () => {
  const shift = { startDate: '2026-11-23T07:00:00+01:00', endDate: '2026-11-23T15:00:00+01:00', timeScope: 'moment' as const }
  expect(sayWhen(shift, '2026-11-22T12:00:00+01:00')).toBe('morgen ma 23 november, 07:00 – 15:00')
  expect(sayWhen({ ...shift, timeScope: 'period', endDate: '2027-02-26T15:00:00+01:00' }, shift.startDate)).toBe(
    'ma 23 nov 2026 – vr 26 feb 2027',
  )
})
