import { expect, test } from 'vitest'
import { minutesBetween } from './amsterdam.ts'
import { formatShift, formatShiftTimes, partsOf, sayBreak } from './broken-shift.ts'

const day = (date: string, from: string, until: string, breakMinutes: number, breakFrom: string | null = null, last = date) => ({
  startDate: new Date(`${date}T${from}`).toISOString(),
  endDate: new Date(`${last}T${until}`).toISOString(),
  breakMinutes,
  breakFrom,
})
test.each([
  ['a shift of one piece', day('2026-11-23', '07:00+01:00', '15:00+01:00', 30), '07:00 – 15:00', '30 minuten pauze'],
  ['without a break', day('2026-11-23', '07:00+01:00', '11:00+01:00', 0), '07:00 – 11:00', 'zonder pauze'],
  [
    'in two parts',
    day('2026-11-23', '07:00+01:00', '21:00+01:00', 300, '11:00'),
    '07:00 – 11:00 en 16:00 – 21:00',
    'vrij van 11:00 tot 16:00',
  ],
  [
    'free over midnight',
    day('2026-11-23', '18:00+01:00', '07:00+01:00', 480, '22:00', '2026-11-24'),
    '18:00 – 22:00 en 06:00 – 07:00',
    'vrij van 22:00 tot di 06:00',
  ],
  [
    'free after midnight',
    day('2026-11-23', '20:00+01:00', '09:00+01:00', 360, '00:30', '2026-11-24'),
    '20:00 – di 00:30 en 06:30 – 09:00',
    'vrij van 00:30 tot 06:30',
  ],
  [
    'a begin without a length says nothing',
    day('2026-11-23', '07:00+01:00', '15:00+01:00', 0, '11:00'),
    '07:00 – 15:00',
    'zonder pauze',
  ],
])('%s', (_name, shift, times, pause) => {
  expect(formatShiftTimes(shift)).toBe(times)
  expect(formatShift(shift)).toBe(`ma 23 nov 2026, ${times}`)
  expect(sayBreak(shift)).toBe(pause)
})
test('the parts together last as long as is paid, also in the nights in which the clock changes', () => {
  for (const [date, from, until] of [
    ['2027-03-27', '20:00+01:00', '09:00+02:00'],
    ['2026-10-24', '20:00+02:00', '09:00+01:00'],
  ] as const) {
    const last = date === '2027-03-27' ? '2027-03-28' : '2026-10-25'
    const shift = day(date, from, until, 300, '23:00', last)
    const worked = partsOf(shift).reduce((sum, part) => sum + minutesBetween(part.startDate, part.endDate), 0)
    expect(worked).toBe(minutesBetween(shift.startDate, shift.endDate) - 300)
  }
})
