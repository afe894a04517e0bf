import { expect, test } from 'vitest'
import { boundsOf, daysOfWeek, layOut, monthOf, stretchOn, weekOfMonth, weeksOfMonth } from './planning-days.ts'

const shift = (startDate: string, endDate: string) => ({ startDate, endDate })
const night = shift('2026-11-20T21:00:00+00:00', '2026-11-21T06:00:00+00:00')
const evening = shift('2026-11-20T15:00:00+00:00', '2026-11-20T23:00:00+00:00')
const early = shift('2026-11-20T06:00:00+00:00', '2026-11-20T14:30:00+00:00')
const late = shift('2026-11-20T13:30:00+00:00', '2026-11-20T22:00:00+00:00')
const noon = shift('2026-11-20T11:00:00+00:00', '2026-11-20T12:00:00+00:00')

test('a night shift lies on both its days, cut at midnight', () => {
  expect(layOut('2026-11-20', [night])).toMatchObject([{ fromHour: 22, untilHour: 24, fromBefore: false, goesOn: true }])
  expect(layOut('2026-11-21', [night])).toMatchObject([{ fromHour: 0, untilHour: 7, fromBefore: true, goesOn: false }])
  expect(layOut('2026-11-22', [night])).toEqual([])
})

test('what ends at midnight is on its own day only, and does not go on', () => {
  expect(layOut('2026-11-20', [evening])).toMatchObject([{ fromHour: 16, untilHour: 24, goesOn: false }])
  expect(layOut('2026-11-21', [evening])).toEqual([])
})

test('overlapping items are side by side, the next one has the full width', () => {
  const lanesOf = (items: (typeof night)[]) => layOut('2026-11-20', items).map(({ lane, lanes }) => [lane, lanes])
  expect(lanesOf([early, late])).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(lanesOf([late, early, noon])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
  ])
  expect(lanesOf([early, night])).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('a week has seven days, and the bounds of its midnights', () => {
  expect(daysOfWeek('2026-W47')).toHaveLength(7)
  expect(boundsOf(daysOfWeek('2026-W13'))).toEqual({
    startDate: '2026-03-22T23:00:00+00:00',
    endDate: '2026-03-29T22:00:00+00:00', // the clock went forward that Sunday
  })
})

test('a month is that of the Thursday of the week, and its weeks hold all its days', () => {
  expect(monthOf('2026-W53')).toBe('2026-12')
  expect(monthOf('2026-W49')).toBe('2026-12')
  expect(weeksOfMonth('2026-11')).toEqual(['2026-W44', '2026-W45', '2026-W46', '2026-W47', '2026-W48', '2026-W49'])
  expect(weeksOfMonth('2027-02')).toEqual(['2027-W05', '2027-W06', '2027-W07', '2027-W08'])
  expect(monthOf(weekOfMonth('2026-12', 1))).toBe('2027-01')
  expect(monthOf(weekOfMonth('2026-03', -1))).toBe('2026-02')
})

test('hours after midnight run on into the next day', () => {
  expect(stretchOn('2026-11-20', 7.5, 30)).toEqual({
    startDate: '2026-11-20T06:30:00+00:00',
    endDate: '2026-11-21T05:00:00+00:00',
  })
})
