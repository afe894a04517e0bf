import { describe, expect, test } from 'vitest'
import { addDays, addHours, amsterdamDate, amsterdamTime, hoursBetween, inAmsterdam, toInstant } from './amsterdam.ts'

describe('the Amsterdam wall clock becomes an instant on the wire', () => {
  test.each([
    ['2026-11-20', '07:30', '2026-11-20T06:30:00+00:00', 'winter'],
    ['2026-07-01', '00:00', '2026-06-30T22:00:00+00:00', 'summer, the day before in UTC'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00+00:00', 'skipped in spring: an hour on'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00+00:00', 'twice in autumn: the first'],
  ])('%s %s is %s (%s)', (date, time, instant) => {
    expect(toInstant(date, time)).toBe(instant)
  })

  test.each([
    ['2026-02-30', '07:00'],
    ['2026-02-03', '25:00'],
    ['', '07:00'],
  ])('%s %s is refused', (date, time) => {
    expect(() => toInstant(date, time)).toThrow(RangeError)
  })
})

test.each([
  ['2026-11-20T23:15:00+00:00', '2026-11-21', '00:15'],
  ['2026-07-01T12:00:59Z', '2026-07-01', '14:00'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25', '02:30'],
])('%s is %s at %s in Amsterdam', (instant, date, time) => {
  expect([amsterdamDate(instant), amsterdamTime(instant)]).toEqual([date, time])
})

test('hours are real hours, also over a clock change, and keep the wire form', () => {
  expect(addHours('2026-10-24T22:00:00+02:00', 10)).toBe('2026-10-25T06:00:00+00:00')
  expect(addHours('2026-03-01T08:00:00.250Z', -1)).toBe('2026-03-01T07:00:00+00:00')
  expect(hoursBetween('2027-03-27T22:00:00+01:00', '2027-03-28T07:00:00+02:00')).toBe(8)
  expect(hoursBetween('2026-11-20T09:00:00+01:00', '2026-11-20T08:30:00+01:00')).toBe(-0.5)
})

test('days are calendar days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

describe('the clock in Amsterdam is the one of the time zone database', () => {
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })
  const expectSame = (instants: number[]) => expect(instants.map(inAmsterdam)).toEqual(instants.map(at => formatter.format(at)))
  const minute = 60_000
  const years = Array.from({ length: 2200 - 1996 }, (_, index) => 1996 + index)

  test('around each hour of the days in which it changes, from 1996 to 2199', () => {
    const hoursAround = years.flatMap(year => {
      const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year, 0, 1, hour))
      return [...hours.slice(82 * 24, 92 * 24), ...hours.slice(296 * 24, 306 * 24)]
    })
    expectSame(hoursAround.flatMap(at => [at - minute, at]))
  })
  test('on any other day, on New Year’s Eve, and before there was one rule', () => {
    expectSame(years.flatMap(year => Array.from({ length: 53 }, (_, week) => Date.UTC(year, 0, 1 + week * 7, week % 24, week))))
    expectSame([
      0,
      Date.UTC(1940, 4, 16),
      Date.UTC(1985, 8, 29, 1),
      Date.UTC(1995, 8, 24, 1),
      Date.UTC(2000, 0, 1) - 1,
      Date.UTC(10000, 0, 1),
    ])
  })
})
