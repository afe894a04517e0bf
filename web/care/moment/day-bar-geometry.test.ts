import { expect, test } from 'vitest'
import { describeBar, lanesOf, nameShift, nowOnBar, pinsOn, placeOnBar, shapeOfDay } from './day-bar-geometry.ts'

const shift = (startDate: string, endDate: string) => ({ startDate, endDate })
const early = shift('2026-11-20T07:00:00+01:00', '2026-11-20T15:30:00+01:00')
const night = shift('2026-11-20T22:45:00+01:00', '2026-11-21T07:15:00+01:00')

test.each([
  ['an early shift', early, early.startDate, { fromHour: 7, untilHour: 15.5, cut: false }],
  ['a night shift runs over the edge', night, night.startDate, { fromHour: 22.75, untilHour: 31.25, cut: false }],
  ['a night shift seen from its second day', night, '2026-11-21T09:00:00+01:00', { fromHour: 0, untilHour: 7.25, cut: false }],
  [
    'instants in UTC',
    shift('2026-07-01T05:00:00Z', '2026-07-01T13:00:00Z'),
    '2026-07-01T05:00:00Z',
    { fromHour: 7, untilHour: 15, cut: false },
  ],
  [
    'the night in which the clock goes back ends at seven by the clock',
    shift('2026-10-24T23:00:00+02:00', '2026-10-25T07:00:00+01:00'),
    '2026-10-24T23:00:00+02:00',
    { fromHour: 23, untilHour: 31, cut: false },
  ],
  [
    'a weekend goes on where the bar ends',
    shift('2026-11-20T18:00:00+01:00', '2026-11-22T18:00:00+01:00'),
    early.startDate,
    { fromHour: 18, untilHour: 32, cut: true },
  ],
  ['another day altogether', early, '2026-11-25T09:00:00+01:00', null],
])('%s', (_name, stretch, day, block) => {
  expect(placeOnBar(day, stretch)).toEqual(block)
})

test.each([
  ['07:00', '15:30', 'Vroege dienst'],
  ['09:00', '17:00', 'Dagdienst'],
  ['08:00', '11:00', 'Ochtenddienst'],
  ['15:00', '23:00', 'Late dienst'],
  ['18:00', '22:00', 'Avonddienst'],
])('from %s until %s is a %s', (start, end, name) => {
  expect(nameShift(shift(`2026-11-20T${start}:00+01:00`, `2026-11-20T${end}:00+01:00`))).toBe(name)
})

test.each([
  ['the times, not the hours', false, 'Nachtdienst van 22:45 tot 07:15 de volgende dag; overlapt van 07:00 tot 15:30'],
  ['that nobody comes yet', true, 'Nachtdienst van 22:45 tot 07:15 de volgende dag, nog niemand; overlapt van 07:00 tot 15:30'],
])('the text says what the bar shows: %s', (_name, isOpen, words) => {
  expect(describeBar(night, [early], isOpen)).toBe(words)
})

test.each([
  ['on its own day', '2026-11-20T13:30:00+01:00', 13.5],
  ['in the night after it', '2026-11-21T07:00:00+01:00', 31],
  ['the day before', '2026-11-19T23:59:00+01:00', null],
  ['two days later', '2026-11-22T09:00:00+01:00', null],
])('now %s', (_name, now, hour) => {
  expect(nowOnBar(early.startDate, now)).toBe(hour)
})

test('the shape of a day counts who comes and who is still sought', () => {
  const late = shift('2026-11-20T15:00:00+01:00', '2026-11-20T23:00:00+01:00')
  const shifts = [
    { ...early, isOpen: false },
    { ...late, isOpen: true },
    { ...night, isOpen: false },
  ]
  expect(shapeOfDay(shifts)).toEqual([
    { fromHour: 7, untilHour: 15, taken: 1, open: 0 },
    { fromHour: 15, untilHour: 15.5, taken: 1, open: 1 },
    { fromHour: 15.5, untilHour: 22.75, taken: 0, open: 1 },
    { fromHour: 22.75, untilHour: 23, taken: 1, open: 1 },
    { fromHour: 23, untilHour: 31.25, taken: 1, open: 0 },
  ])
})

test('a day with a gap has no step in it', () => {
  const evening = shift('2026-11-20T18:00:00+01:00', '2026-11-20T21:00:00+01:00')
  const steps = shapeOfDay([
    { ...early, isOpen: false },
    { ...evening, isOpen: false },
  ])
  expect(steps.map(({ fromHour, untilHour }) => [fromHour, untilHour])).toEqual([
    [7, 15.5],
    [18, 21],
  ])
})

const block = (fromHour: number, untilHour: number) => ({ fromHour, untilHour, cut: false })
test.each<[string, [number, number][], number[]]>([
  ['one', [[7, 15]], [11]],
  [
    'two apart',
    [
      [7, 9],
      [17, 18],
    ],
    [8, 17.5],
  ],
  [
    'two that overlap',
    [
      [7, 15],
      [7.25, 11.25],
    ],
    [13.25, 9.25],
  ],
  ['one at the left edge', [[0, 1]], [2]],
  ['one at the right edge', [[31, 32]], [30]],
  [
    'two at the right edge',
    [
      [30, 32],
      [29, 32],
    ],
    [30, 26],
  ],
  [
    'more than there is room for',
    Array.from({ length: 16 }, (): [number, number] => [8, 9]),
    Array.from({ length: 16 }, (_, rank) => 1 + 2 * rank),
  ],
])('the faces of stays: %s', (_name, hours, pins) => {
  expect(pinsOn(hours.map(([from, until]) => block(from, until)))).toEqual(pins)
})
test.each<[string, [number, number][], number[], number]>([
  [
    'after each other',
    [
      [7, 9],
      [9, 11],
    ],
    [0, 0],
    1,
  ],
  [
    'over each other',
    [
      [7, 15],
      [7.25, 11.25],
    ],
    [0, 1],
    2,
  ],
  [
    'a third one finds room again',
    [
      [7, 15],
      [8, 9],
      [9, 10],
    ],
    [0, 1, 1],
    2,
  ],
])('the lanes of stays %s', (_name, hours, lanes, count) => {
  const laid = lanesOf(hours.map(([from, until]) => block(from, until)))
  expect(laid).toEqual(lanes.map(lane => ({ lane, lanes: count })))
})
