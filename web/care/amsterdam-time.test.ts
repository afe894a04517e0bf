import { expect, test } from 'vitest'
import { isoWeekOf } from '#rules/time/iso-week.ts'
import { addDays, weekOf } from './amsterdam-time.ts'

test('every day of eight years lies in the week that the server says', () => {
  const days = Array.from({ length: 8 * 366 }, (_, day) => addDays('2020-01-01', day))
  expect(days.map(weekOf)).toEqual(days.map(isoWeekOf))
})
