import { describe, expect, test } from 'vitest'
import type { Work } from '../money/worked-hours.ts'
import { addDays, toInstant } from '../time/amsterdam.ts'
import { plannedSignals, workingTimeSignals } from './working-time.ts'

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
    [
      'an hour of rest after a night that was planned before is not reported again; what the third part makes longer is',
      '17 18:00-22:00',
      ['17 00:00-08:00 30', '17 09:00-17:00 30'],
      ['ATW-DAY-REST', 'ATW-SHIFT', 'ATW-NIGHT-LEN'],
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

describe('only breaches by the candidate are reported', () => {
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
  const signalsFor = (who: 'temp_work' | 'freelance') => workingTimeSignals(candidate, others, who)
  const fact = 'Voor deze dienst heb je maar 13 uur rust.'
  const lawful = {
    id: 'ATW-NIGHT-REST',
    message: `${fact} De wet zegt: 14 uur na een nachtdienst.`,
    calculation: { isLaw: true },
  }
  const advised = {
    ...{ id: 'ATW-NIGHT-REST', message: `${fact} De richtlijn is 14 uur na een nachtdienst.` },
    calculation: { isLaw: false },
  }
  expect(signalsFor('temp_work')).toMatchObject([lawful])
  expect(signalsFor('freelance')).toMatchObject([advised])
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

describe('the sum behind a signal', () => {
  test.each<[string, string, string[], string, string, string[]]>([
    [
      'the second short rest in a week, with the first',
      '20 07:00-15:00 30',
      ['16 15:00-23:00 30', '17 07:00-15:00 30', '19 15:00-23:00 30'],
      'ATW-DAY-REST',
      '5:3',
      [
        'eerder in deze 7 dagen: ma 16 nov 23:00 einde – di 17 nov 07:00 begin = 8 uur rust',
        'do 19 nov 23:00 einde – vr 20 nov 07:00 begin = 8 uur rust',
      ],
    ],
    [
      'a rest that is too short, within what counts as one shift',
      '17 06:30-10:00',
      ['16 15:00-23:00 30'],
      'ATW-DAY-REST',
      '5:3',
      ['ma 16 nov 23:00 einde – di 17 nov 06:30 begin = 7,5 uur rust'],
    ],
    [
      'too little of 24 hours left',
      '16 05:00-22:00 60',
      [],
      'ATW-DAY-REST',
      '5:3',
      ['ma 16 nov 05:00 – 22:00, 60 min pauze = 16 uur', 'van begin tot einde 17 uur; 24 uur – 17 uur = 7 uur rust'],
    ],
    [
      'two that are one shift',
      '17 06:00-14:00',
      ['16 16:00-23:00'],
      'ATW-SHIFT',
      '5:7',
      [
        'ma 16 nov 16:00 – 23:00 = 7 uur',
        'di 17 nov 06:00 – 14:00 = 8 uur',
        'ertussen is minder dan 8 uur rust: het telt als één dienst',
        'samen 15 uur',
      ],
    ],
    [
      'a shift without a break',
      '16 07:00-19:30',
      [],
      'ATW-BREAK',
      '5:4',
      ['ma 16 nov 07:00 – 19:30 = 12,5 uur', 'pauze: 0 minuten, nodig: 45 minuten'],
    ],
    [
      'a minute more than 60 hours',
      '20 07:00-19:45 44',
      fiveOf12,
      'ATW-WEEK',
      '5:7',
      [
        ...['ma 16', 'di 17', 'wo 18', 'do 19'].map(day => `${day} nov 07:00 – 19:45, 45 min pauze = 12 uur`),
        'vr 20 nov 07:00 – 19:45, 44 min pauze = 12,02 uur',
        'samen 60,02 uur',
      ],
    ],
    [
      'a start before 21:00 after a night',
      '17 20:00-23:00',
      ['16 23:00-07:00 30'],
      'ATW-NIGHT-REST',
      '5:8',
      ['di 17 nov 07:00 einde – di 17 nov 20:00 begin = 13 uur rust'],
    ],
    [
      '40 hours after three nights',
      '20 23:00-03:00',
      threeNights,
      'ATW-NIGHT-SERIES',
      '5:8',
      ['3 nachtdiensten achter elkaar', 'do 19 nov 07:00 einde – vr 20 nov 23:00 begin = 40 uur rust'],
    ],
    [
      'a week without a day of rest',
      '22 09:00-13:00',
      [16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27].map(day => `${day} 09:00-13:00`),
      'ATW-WEEK-REST',
      '5:5',
      ['de langste rust: ma 16 nov 13:00 einde – di 17 nov 09:00 begin = 20 uur rust'],
    ],
  ])('%s', (_, candidate, others, id, article, sum) => {
    const signal = workingTimeSignals(work(candidate), others.map(work), 'temp_work').find(one => one.id === id)
    expect(signal?.calculation).toMatchObject({ article, sum })
  })
  test('it names the shifts it is made from, and which of them is new', () => {
    const before = { ...work('16 15:00-23:00 30'), placeName: 'De Singel' }
    const [signal] = workingTimeSignals(work('17 06:30-10:00'), [before, work('10 09:00-12:00')], 'temp_work')
    expect(signal?.calculation?.shifts).toEqual([
      { ...before, isNew: false },
      { ...work('17 06:30-10:00'), isNew: true },
    ])
  })
})

test('what planned shifts breach together is told without a new one, the earliest first', () => {
  const planned = ['27 07:00-19:30 45', '26 07:00-20:00 45', '16 15:00-23:00 30', '17 06:30-10:00'].map(work)
  expect(plannedSignals(planned, 'freelance').map(({ message, until }) => [message, until])).toEqual([
    ['Na je dienst van ma 16 nov 2026 heb je maar 7,5 uur rust. De richtlijn is 11 uur.', '2026-11-17T09:00:00+00:00'],
    ['Je dienst van do 26 nov 2026 is 12,25 uur. De richtlijn is hooguit 12 uur.', '2026-11-26T19:00:00+00:00'],
  ])
  expect(plannedSignals([work('16 07:00-15:00 30'), work('17 07:00-15:00 30')], 'temp_work')).toEqual([])
})
