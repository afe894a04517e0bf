import { expect, test } from 'vitest'
import { toInstant } from '../time/amsterdam.ts'
import { atwShifts, endsAfterTwo, isNightShift } from './atw-shifts.ts'

const at = (text: string) => toInstant(`2026-11-${text.slice(0, 2)}`, text.slice(3))
const work = ([start, end, breakMinutes = 0]: [string, string, number?]) => ({
  startDate: at(start),
  endDate: at(end),
  breakMinutes,
})

test.each<[string, [string, string, number?][], [string, string][]]>([
  [
    'less than 8 hours between makes one shift',
    [
      ['16 15:00', '16 23:00'],
      ['17 06:30', '17 14:30'],
    ],
    [['16 15:00', '17 14:30']],
  ],
  [
    '8 hours between makes two, in order',
    [
      ['17 07:00', '17 15:00'],
      ['16 15:00', '16 23:00'],
    ],
    [
      ['16 15:00', '16 23:00'],
      ['17 07:00', '17 15:00'],
    ],
  ],
  [
    'work within other work does not shorten it',
    [
      ['16 07:00', '16 15:00'],
      ['16 08:00', '16 09:00'],
    ],
    [['16 07:00', '16 15:00']],
  ],
  ['nothing gives nothing', [], []],
])('%s', (_, works, shifts) => {
  const expected = shifts.map(([start, end]) => ({ startDate: at(start), endDate: at(end) }))
  expect(atwShifts(works.map(work)).map(({ startDate, endDate }) => ({ startDate, endDate }))).toEqual(expected)
})

test('free time of a quarter between two pieces of work is a break, less is not', () => {
  const works: [string, string, number?][] = [
    ['16 07:00', '16 09:00', 10],
    ['16 09:14', '16 11:00'],
    ['16 11:15', '16 12:00'],
  ]
  expect(atwShifts(works.map(work))[0]).toMatchObject({ workedMinutes: 261, pauseMinutes: 25, longestGapMinutes: 15 })
})

test.each<[string, string, boolean, boolean]>([
  ['16 18:00', '17 00:45', false, false],
  ['16 18:00', '17 01:30', true, false],
  ['16 18:00', '17 02:00', true, false],
  ['16 18:00', '17 02:01', true, true],
  ['16 23:00', '17 07:00', true, true],
  ['16 07:00', '16 15:00', false, false],
  ['16 05:00', '16 13:00', false, true],
  ['16 04:59', '16 13:00', true, true],
])('%s until %s: night shift %s, worked after 02:00 %s', (start, end, night, afterTwo) => {
  const [shift] = atwShifts([work([start, end])])
  expect([isNightShift(shift!), endsAfterTwo(shift!)]).toEqual([night, afterTwo])
})

test('two short pieces of work in one night make a night shift together', () => {
  const [shift, ...rest] = atwShifts(
    [['16 23:00', '17 00:40'] as const, ['17 05:00', '17 08:00'] as const].map(([a, b]) => work([a, b])),
  )
  expect(rest).toEqual([])
  expect(isNightShift(shift!)).toBe(true)
  expect(shift?.lastNight).toEqual({ date: '2026-11-17', endDate: at('17 08:00') })
})
