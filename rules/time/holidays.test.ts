import { expect, test } from 'vitest'
import { holidayOn, holidaysOf } from './holidays.ts'

test.each([
  [2025, '04-20', '05-29', '06-08', '04-26'],
  [2026, '04-05', '05-14', '05-24', '04-27'],
  [2027, '03-28', '05-06', '05-16', '04-27'],
  [2028, '04-16', '05-25', '06-04', '04-27'],
  [2029, '04-01', '05-10', '05-20', '04-27'],
  [2030, '04-21', '05-30', '06-09', '04-27'],
  [2031, '04-13', '05-22', '06-01', '04-26'],
  [2032, '03-28', '05-06', '05-16', '04-27'],
])('%i: Easter %s, Ascension %s, Whit Sunday %s, King’s Day %s', (year, easter, ascension, whit, king) => {
  const names = [easter, ascension, whit, king].map(day => holidayOn(`${year}-${day}`))
  expect(names).toEqual(['Eerste paasdag', 'Hemelvaartsdag', 'Eerste pinksterdag', 'Koningsdag'])
})

test('a year has nine holidays, in order', () => {
  expect(holidaysOf(2026).map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-04-05',
    '2026-04-06',
    '2026-04-27',
    '2026-05-14',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ])
})

test.each(['2026-04-03', '2026-05-05', '2026-12-24', '2025-04-27'])('%s is no national holiday', date => {
  expect(holidayOn(date)).toBeUndefined()
})
