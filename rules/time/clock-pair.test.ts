import { describe, expect, test } from 'vitest'
import { minutesBetween } from './amsterdam.ts'
import { daysOn, onClock, pairOf } from './clock-pair.ts'

const march = '2027-03-28'
const october = '2026-10-25'
const before = { [march]: '2027-03-27', [october]: '2026-10-24' }
type Row = [name: string, from: string, until: string, repeated: string, typed?: string]
/** Begin and end on the clock at that time (a star: the second time it shows this), and real minutes. */
const pairOn = (date: keyof typeof before, from: string, until: string, given: 'typed' | 'repeated') => {
  const isNight = until <= from
  const { startDate, endDate } = pairOf({ date: isNight ? before[date]! : date, time: from }, { date, time: until }, given)
  const show = (instant: string) =>
    `${onClock(instant).time}${instant >= `${october}T01:00` && instant < `${october}T02:00` ? '*' : ''}`
  return `${show(startDate)}–${show(endDate)} ${minutesBetween(startDate, endDate)}`
}
const nights: [keyof typeof before, Row[]][] = [
  [
    march,
    [
      ['a night keeps the clock', '23:00', '07:00', '23:00–07:00 420'],
      ['begins in the hour that does not exist: 45 minutes stay 45', '02:30', '03:15', '03:30–04:15 45'],
      ['the hour that does not exist', '02:00', '03:00', '03:00–04:00 60'],
      ['inside it', '02:15', '02:45', '03:15–03:45 30'],
      ['ends in it', '01:45', '02:30', '01:45–03:30 45'],
      ['a night that ends in it', '18:30', '02:30', '18:30–03:30 480'],
      ['who takes over from that night begins when it ends', '02:30', '07:00', '03:30–07:00 210'],
      ['a visit across it keeps its length; typed, the clock is meant', '01:50', '03:05', '01:50–04:05 75', '01:50–03:05 15'],
      ['before it', '01:00', '01:45', '01:00–01:45 45'],
      ['after it', '03:00', '03:45', '03:00–03:45 45'],
    ],
  ],
  [
    october,
    [
      ['a night keeps the clock', '23:00', '07:00', '23:00–07:00 540'],
      ['begins in the hour that is twice: the second, so that clock and length are kept', '02:30', '03:15', '02:30*–03:15 45'],
      ['the hour that is twice', '02:00', '03:00', '02:00*–03:00 60'],
      ['inside it: the first', '02:15', '02:45', '02:15–02:45 30'],
      ['ends in it: the first', '01:45', '02:30', '01:45–02:30 45'],
      ['a night that ends in it', '18:30', '02:30', '18:30–02:30 480'],
      ['who takes over from that night begins when it ends', '02:30', '07:00', '02:30–07:00 330'],
      ['a visit across it keeps its length; typed, the clock is meant', '01:30', '03:15', '01:30–02:15* 105', '01:30–03:15 165'],
      ['before it', '01:00', '01:45', '01:00–01:45 45'],
      ['after it', '03:00', '03:45', '03:00–03:45 45'],
    ],
  ],
]
describe.each(nights)('in the night of %s', (date, rows) => {
  test.each(rows)('%s: %s to %s', (_name, from, until, repeated, typed = repeated) => {
    expect(pairOn(date, from, until, 'repeated')).toBe(repeated)
    expect(pairOn(date, from, until, 'typed')).toBe(typed)
  })
  test('every time of the night begins before it ends, and no visit is longer than the clock says', () => {
    const quarters = Array.from(
      { length: 96 },
      (_, n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`,
    )
    for (const from of quarters)
      for (const until of quarters.filter(one => one > from)) {
        const { startDate, endDate } = pairOf({ date, time: from }, { date, time: until }, 'repeated')
        const clock = minutesBetween(`${date}T${from}Z`, `${date}T${until}Z`)
        const real = minutesBetween(startDate, endDate)
        expect(real, `${from}–${until}`).toBeGreaterThan(0)
        if (clock < 240) expect(real, `${from}–${until}`).toBe(clock)
      }
  })
})

test('times that were left as they are stay the same instants', () => {
  const was = { startDate: '2026-10-25T00:30:00+00:00', endDate: '2026-10-25T01:15:00+00:00' }
  expect(pairOf(onClock(was.startDate), { date: october, time: '02:15' }, 'typed', was)).toEqual(was)
})

test.each([
  [
    'a copy into the night of March',
    '2027-03-21T01:30Z',
    '2027-03-21T02:15Z',
    7,
    '2027-03-28T01:30:00+00:00',
    '2027-03-28T02:15:00+00:00',
  ],
  [
    'a copy out of summer time',
    '2026-10-24T21:00+02:00',
    '2026-10-25T07:00+01:00',
    7,
    '2026-10-31T20:00:00+00:00',
    '2026-11-01T06:00:00+00:00',
  ],
])('%s', (_name, startDate, endDate, days, begin, end) =>
  expect(daysOn({ startDate, endDate }, days)).toEqual({ startDate: begin, endDate: end }),
)

test.each([
  ['2026-02-30', '07:00'],
  ['2026-02-03', '25:00'],
])('%s %s is refused', (date, time) => expect(() => pairOf({ date, time }, { date, time: '08:00' }, 'typed')).toThrow(RangeError))
