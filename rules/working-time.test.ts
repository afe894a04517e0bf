import { describe, expect, test } from 'vitest'
import { addDays, toInstant } from './amsterdam.ts'
import type { Work } from './worked-hours.ts'
import { workingTimeSignals } from './working-time.ts'
import { lawBehind } from './working-time-law.ts'

/** "16 23:00-07:00 30": the day of November 2026 (16 is a Monday), from, until (the next day when not later), break. */
const work = (text: string): Work => {
  const [day = '', times = '', breakMinutes = '0'] = text.split(' ')
  const [from = '', until = ''] = times.split('-')
  const date = addDays('2026-10-31', Number(day))
  const endDate = toInstant(until > from ? date : addDays(date, 1), until)
  return { startDate: toInstant(date, from), endDate, breakMinutes: Number(breakMinutes) }
}
const idsOf = (candidate: string, others: string[]) =>
  workingTimeSignals(work(candidate), others.map(work), 'temp_work').map(signal => signal.id)

const threeNights = ['16 23:00-07:00 30', '17 23:00-07:00 30', '18 23:00-07:00 30']
const fiveOf12 = [16, 17, 18, 19].map(day => `${day} 07:00-19:45 45`)

describe('the vectors of the Arbeidstijdenwet', () => {
  test.each<[string, string, string[], string[]]>([
    [
      '11 hours of rest after 8 hours that week',
      '20 10:00-15:00',
      ['16 15:00-23:00 30', '17 07:00-15:00 30', '19 15:00-23:00 30'],
      [],
    ],
    ['11 hours of rest', '17 09:00-14:00', ['16 14:00-22:00 30'], []],
    ['8 hours of rest, the first time', '17 07:00-15:00 30', ['16 15:00-23:00 30'], []],
    [
      '8 hours of rest twice in a week',
      '20 07:00-15:00 30',
      ['16 15:00-23:00 30', '17 07:00-15:00 30', '19 15:00-23:00 30'],
      ['ATW-DAY-REST'],
    ],
    [
      '8 hours of rest again after a week',
      '24 07:00-15:00 30',
      ['16 15:00-23:00 30', '17 07:00-15:00 30', '23 15:00-23:00 30'],
      [],
    ],
    [
      'the second short rest already stood after the candidate',
      '17 07:00-12:00',
      ['16 15:00-23:00 30', '18 15:00-23:00 30', '19 07:00-12:00'],
      ['ATW-DAY-REST'],
    ],
    ['7.5 hours of rest makes one shift', '17 06:30-10:00', ['16 15:00-23:00 30'], ['ATW-DAY-REST']],
    ['two pieces of work on one day are no breach', '16 17:00-21:00', ['16 07:00-11:00'], []],
    ['a night of 8 hours without a break', '16 23:00-07:00', [], ['ATW-BREAK']],
    ['a day of rest after a night', '17 21:00-23:00', ['16 23:00-07:00 30'], []],
    ['less than 14 hours after a night', '17 20:59-23:00', ['16 23:00-07:00 30'], ['ATW-NIGHT-REST']],
    ['3 hours after a night', '17 10:00-12:00', ['16 23:00-07:00 30'], ['ATW-NIGHT-REST']],
    ['45 minutes of night is no night shift', '17 11:00-15:00', ['16 18:00-00:45 30'], []],
    ['a night that ends before 02:00', '17 13:00-15:00', ['16 18:00-01:30 30'], []],
    ['12.5 hours without a break', '16 07:00-19:30', [], ['ATW-SHIFT', 'ATW-BREAK']],
    ['the same with 45 minutes of break', '16 07:00-19:30 45', [], []],
    ['60 hours in a week', '20 07:00-19:45 45', fiveOf12, []],
    ['a minute more', '20 07:00-19:45 44', fiveOf12, ['ATW-SHIFT', 'ATW-BREAK', 'ATW-WEEK']],
    ['40 hours after three nights', '20 23:00-03:00', threeNights, ['ATW-NIGHT-SERIES']],
    ['46 hours after three nights', '21 05:00-10:00', threeNights, []],
    ['a fourth night', '19 23:00-07:00 30', threeNights, []],
    ['40 hours after two nights', '19 23:00-03:00', threeNights.slice(0, 2), []],
    [
      'the third night makes the series',
      '18 23:00-07:00 30',
      [...threeNights.slice(0, 2), '20 23:00-03:00'],
      ['ATW-NIGHT-SERIES'],
    ],
    ['a night of more than 10 hours', '16 20:00-07:00 45', [], ['ATW-NIGHT-LEN']],
    ['a night of 10 hours', '16 21:00-07:30 30', [], []],
  ])('%s', (_, candidate, others, ids) => {
    expect(idsOf(candidate, others)).toEqual(ids)
  })
})

describe('a week of rest', () => {
  const mornings = (...days: number[]) => days.map(day => `${day} 09:00-13:00`)
  test('a seventh day in a row is made good by 72 hours in the second week, not by less', () => {
    expect(idsOf('22 09:00-13:00', mornings(16, 17, 18, 19, 20, 21, 23, 24, 25, 26))).toEqual([])
    expect(idsOf('22 09:00-13:00', mornings(16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27))).toEqual(['ATW-WEEK-REST'])
  })
  test('72 hours in two weeks, in pieces of 32, are enough', () => {
    // From Saturday 17:00 until Monday 02:00 is 33 hours; the next weekend has 40.
    const first = [16, 17, 18, 19, 20].map(day => `${day} 13:00-17:00`)
    const second = [24, 25, 26, 27].map(day => `${day} 13:00-17:00`)
    expect(idsOf('23 02:00-06:00', [...first, '21 13:00-17:00', ...second, '29 09:00-13:00'])).toEqual([])
    expect(idsOf('23 00:30-06:00', [...first, '21 13:00-17:00', ...second, '29 10:00-13:00'])).toEqual(['ATW-WEEK-REST'])
    expect(idsOf('23 02:00-06:00', [...first, '21 13:00-17:00', ...second, '28 13:00-17:00', '29 13:00-17:00'])).toEqual([
      'ATW-WEEK-REST',
    ])
  })
})

describe('weeks', () => {
  test('work over Monday 00:00 counts in both', () => {
    expect(idsOf('22 18:00-06:00 0', [...fiveOf12, '20 07:00-13:00'])).not.toContain('ATW-WEEK')
    expect(idsOf('22 17:59-06:00 0', [...fiveOf12, '20 07:00-13:00'])).toContain('ATW-WEEK')
  })
})

describe('only what the candidate does is told', () => {
  const broken = ['16 15:00-23:00 30', '17 06:00-14:00 30']
  test('an old breach is not', () => {
    expect(idsOf('24 09:00-12:00', broken)).toEqual([])
  })
  test('an old breach made worse is', () => {
    expect(idsOf('20 07:00-10:00', [...fiveOf12, '21 06:00-18:45 45', '22 07:00-13:00'])).toContain('ATW-WEEK')
  })
})

test('the law speaks to temp workers, a guideline to freelancers, under the same id', () => {
  const [candidate, others] = [work('17 20:00-23:00'), [work('16 23:00-07:00 30')]]
  const told = (who: 'temp_work' | 'freelance') => workingTimeSignals(candidate, others, who)
  const fact = 'Voor deze dienst heb je maar 13 uur rust.'
  expect(told('temp_work')).toEqual([{ id: 'ATW-NIGHT-REST', message: `${fact} De wet zegt: 14 uur na een nachtdienst.` }])
  expect(told('freelance')).toEqual([{ id: 'ATW-NIGHT-REST', message: `${fact} De richtlijn is 14 uur na een nachtdienst.` }])
})

test.each<[string, string, string[], string]>([
  [
    'a rest after it',
    '22 16:00-23:00 30',
    ['23 06:00-14:00 30'],
    'Na deze dienst heb je maar 7 uur rust. De richtlijn is 11 uur.',
  ],
  [
    'a rest before it',
    '23 06:00-14:00 30',
    ['22 16:00-23:00 30'],
    'Voor deze dienst heb je maar 7 uur rust. De richtlijn is 11 uur.',
  ],
  [
    'two shifts that count as one',
    '22 16:00-23:00',
    ['23 06:00-14:00'],
    'Deze dienst en die van maandag zijn samen 15 uur. De richtlijn is hooguit 12 uur.',
  ],
  [
    'two on one day',
    '16 07:00-15:00',
    ['16 16:00-23:00'],
    'Deze dienst en je andere dienst die dag zijn samen 15 uur. De richtlijn is hooguit 12 uur.',
  ],
  ['a long one', '16 07:00-19:30', [], 'Deze dienst is 12,5 uur. De richtlijn is hooguit 12 uur.'],
  ['too short a break', '16 07:00-19:30', [], 'In deze dienst heb je 0 minuten pauze. De richtlijn is minstens 45 minuten.'],
  [
    'too little of the day left',
    '16 05:00-22:00 60',
    [],
    'Met deze dienst heb je in 24 uur maar 7 uur rust. De richtlijn is 11 uur.',
  ],
  [
    'a rest that was allowed once',
    '17 07:00-12:00',
    ['16 15:00-23:00 30', '18 15:00-23:00 30', '19 07:00-12:00'],
    'Na je dienst van wo 18 nov 2026 heb je maar 8 uur rust. De richtlijn is 11 uur.',
  ],
])('%s is told in plain words', (_, candidate, others, message) => {
  expect(workingTimeSignals(work(candidate), others.map(work), 'freelance').map(signal => signal.message)).toContain(message)
})

test('each tells the law behind it', () => {
  expect(lawBehind('ATW-DAY-REST')).toMatch(/11 uur rust.*Arbeidstijdenwet, artikel 5:3/)
  expect(lawBehind('pets')).toBeUndefined()
})
