import { expect, test } from 'vitest'
import { toInstant } from '../../rules/amsterdam.ts'
import { isoWeekOf } from '../../rules/iso-week.ts'
import { addDays, instantAt, weekOf } from './amsterdam-time.ts'

const wallClocks: [name: string, date: string, time: string][] = [
  ['a winter morning', '2026-11-20', '07:00'],
  ['a summer night', '2026-07-01', '00:30'],
  ['midnight of new year', '2027-01-01', '00:00'],
  ['a time that the clock skips in March', '2026-03-29', '02:30'],
  ['just before it', '2026-03-29', '01:59'],
  ['just after it', '2026-03-29', '03:00'],
  ['a time that comes twice in October', '2026-10-25', '02:30'],
  ['just after that', '2026-10-25', '03:00'],
]
test.each(wallClocks)('%s is the same instant as on the server', (_name, date, time) => {
  expect(instantAt(date, time)).toBe(toInstant(date, time))
})

test('every day of eight years lies in the week that the server says', () => {
  const days = Array.from({ length: 8 * 366 }, (_, day) => addDays('2020-01-01', day))
  expect(days.map(weekOf)).toEqual(days.map(isoWeekOf))
})
