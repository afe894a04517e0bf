import { expect, test } from 'vitest'
import { toInstant } from './amsterdam.ts'
import { dayPart, nightsBetween } from './day-parts.ts'

test.each([
  ['2026-11-20 07:00', '2026-11-20 15:00', 'early', 0],
  ['2026-11-20 05:00', '2026-11-20 13:00', 'early', 60],
  ['2026-11-20 04:59', '2026-11-20 13:00', 'night', 61],
  ['2026-11-20 08:59', '2026-11-20 12:00', 'early', 0],
  ['2026-11-20 09:00', '2026-11-20 17:00', 'day', 0],
  ['2026-11-20 13:59', '2026-11-20 18:00', 'day', 0],
  ['2026-11-20 14:00', '2026-11-20 22:00', 'late', 0],
  ['2026-11-20 18:00', '2026-11-21 00:45', 'late', 45],
  ['2026-11-20 18:00', '2026-11-21 01:30', 'night', 90],
  ['2026-11-20 23:00', '2026-11-21 07:00', 'night', 360],
  ['2026-11-20 02:00', '2026-11-20 04:00', 'night', 120],
  ['2026-11-20 23:00', '2026-11-22 02:00', 'night', 480],
  ['2026-10-24 22:00', '2026-10-25 07:00', 'night', 420],
  ['2027-03-27 22:00', '2027-03-28 07:00', 'night', 300],
])('%s until %s is %s, with %i minutes of night', (start, end, part, minutes) => {
  const [startDate, endDate] = [start, end].map(text => toInstant(text.slice(0, 10), text.slice(11))) as [string, string]
  expect(dayPart(startDate, endDate)).toBe(part)
  expect(nightsBetween(startDate, endDate).reduce((sum, night) => sum + night.minutes, 0)).toBe(minutes)
})

test('each night is named by the date it ends on', () => {
  expect(nightsBetween(toInstant('2026-11-20', '05:30'), toInstant('2026-11-22', '02:00'))).toEqual([
    { date: '2026-11-20', minutes: 30 },
    { date: '2026-11-21', minutes: 360 },
    { date: '2026-11-22', minutes: 120 },
  ])
})
