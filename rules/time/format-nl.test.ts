import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDateLong,
  formatDateTimes,
  formatEuros,
  formatHours,
  formatHoursLeft,
  formatHoursMinutes,
  formatKm,
  formatMoney,
  formatNumber,
  formatPeriod,
  formatPeriodShort,
  formatPhone,
  formatSeconds,
  formatStretch,
  formatTime,
  formatTimes,
  weekDates,
} from './format-nl.ts'

const nbsp = '\u00a0'

describe('money', () => {
  test.each([
    [123450, '1.234,50'],
    [0, '0,00'],
    [5, '0,05'],
    [99999, '999,99'],
    [100000, '1.000,00'],
    [123456789, '1.234.567,89'],
    [-1200, '-12,00'],
    [-123456, '-1.234,56'],
  ])('%i cents reads %s', (cents, text) => expect(formatMoney(cents)).toBe(`€${nbsp}${text}`))

  test.each([
    [123449, '1.234'],
    [123450, '1.235'],
    [49, '0'],
  ])('%i cents reads %s in whole euros', (cents, text) => expect(formatEuros(cents)).toBe(`€${nbsp}${text}`))
})

describe('quantities', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1355, '1.355'],
    [1_234_567, '1.234.567'],
    [-1355, '-1.355'],
  ])('a count of %i reads %s', (count, text) => expect(formatCount(count)).toBe(text))

  test.each([
    [450, '7,5 uur'],
    [440, '7,33 uur'],
    [60, '1 uur'],
    [600, '10 uur'],
    [15, '0,25 uur'],
    [0, '0 uur'],
  ])('%i minutes read %s', (minutes, text) => expect(formatHours(minutes)).toBe(text))

  test.each([
    [440, '7 uur 20 min'],
    [45, '0 uur 45 min'],
  ])('%i minutes read %s where hours have no round form', (minutes, text) => expect(formatHoursMinutes(minutes)).toBe(text))

  test.each([
    [5, '1 uur'],
    [89, '1 uur'],
    [90, '2 uur'],
    [1439, '24 uur'],
  ])('%i minutes left read %s', (minutes, text) => expect(formatHoursLeft(minutes)).toBe(text))

  test.each([
    [12.3, '12 km'],
    [12.5, '13 km'],
    [0.4, '0 km'],
    [2993.6, '2.994 km'],
  ])('%f kilometres read %s', (km, text) => expect(formatKm(km)).toBe(text))

  test.each([
    [1240, '1,2 s'],
    [40, '0 s'],
    [61_000, '61 s'],
  ])('%i milliseconds read %s', (ms, text) => expect(formatSeconds(ms)).toBe(text))

  test('a number keeps only the decimals it has', () => {
    expect([formatNumber(7.3333333, 4), formatNumber(24, 4), formatNumber(0.1 + 0.2, 4)]).toEqual(['7,3333', '24', '0,3'])
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-20', 'vr 20 nov 2026', 'vrijdag 20 november 2026'],
    ['2026-03-01', 'zo 1 mrt 2026', 'zondag 1 maart 2026'],
    ['2026-05-31', 'zo 31 mei 2026', 'zondag 31 mei 2026'],
    ['2028-02-29', 'di 29 feb 2028', 'dinsdag 29 februari 2028'],
    ['2027-01-01', 'vr 1 jan 2027', 'vrijdag 1 januari 2027'],
  ])('%s reads %s', (date, short, long) => {
    expect(formatDate(date)).toBe(short)
    expect(formatDateLong(date)).toBe(long)
  })
})

describe('times on the clock of Amsterdam', () => {
  test.each([
    ['2026-11-20T07:00:00+01:00', '07:00'],
    ['2026-11-20T06:00:00Z', '07:00'],
    ['2026-07-20T05:00:00Z', '07:00'],
    ['2026-11-19T23:00:00Z', '00:00'],
  ])('%s is %s', (instant, text) => expect(formatTime(instant)).toBe(text))

  test.each([
    ['a day shift', '2026-11-20T07:00:00+01:00', '2026-11-20T15:30:00+01:00', '07:00 – 15:30'],
    ['a night shift', '2026-11-20T22:00:00+01:00', '2026-11-21T07:00:00+01:00', '22:00 – za 07:00'],
    ['until midnight', '2026-11-20T15:00:00+01:00', '2026-11-21T00:00:00+01:00', '15:00 – za 00:00'],
    ['a weekend', '2026-11-20T18:00:00+01:00', '2026-11-22T18:00:00+01:00', '18:00 – zo 18:00'],
    ['a holiday', '2026-11-20T07:00:00+01:00', '2026-12-04T15:00:00+01:00', '07:00 – vr 4 dec 15:00'],
    ['one day in Amsterdam, two in UTC', '2026-06-09T22:30:00Z', '2026-06-10T06:00:00Z', '00:30 – 08:00'],
    ['the night the clock goes back', '2026-10-24T22:00:00+02:00', '2026-10-25T07:00:00+01:00', '22:00 – zo 07:00'],
  ])('%s', (_case, start, end, text) => expect(formatTimes(start, end)).toBe(text))

  test('date and times together take the day of the start', () => {
    expect(formatDateTimes('2026-11-20T06:00:00Z', '2026-11-20T14:30:00Z')).toBe('vr 20 nov 2026, 07:00 – 15:30')
    expect(formatDateTimes('2026-11-19T23:30:00Z', '2026-11-20T07:00:00Z')).toBe('vr 20 nov 2026, 00:30 – 08:00')
  })

  test.each([
    ['one whole day', '2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z', 'vr 20 nov 2026, hele dag'],
    [
      'two weeks, over the change of the clock',
      '2026-10-18T22:00:00Z',
      '2026-11-01T23:00:00Z',
      'ma 19 okt 2026 t/m zo 1 nov 2026',
    ],
    ['a night until midnight', '2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z', 'vr 20 nov 2026, 19:00 – za 00:00'],
    ['a part of a day', '2026-11-20T06:00:00Z', '2026-11-20T14:00:00Z', 'vr 20 nov 2026, 07:00 – 15:00'],
  ])('%s as days where it is of days', (_, start, end, expected) => {
    expect(formatStretch(start, end)).toBe(expected)
  })
})

describe('ISO weeks', () => {
  test.each([
    ['2026-W47', '2026-11-16', '2026-11-22', 'week 47 van 2026 (16 t/m 22 november)'],
    ['2026-W49', '2026-11-30', '2026-12-06', 'week 49 van 2026 (30 november t/m 6 december)'],
    ['2026-W01', '2025-12-29', '2026-01-04', 'week 1 van 2026 (29 december 2025 t/m 4 januari 2026)'],
    ['2026-W53', '2026-12-28', '2027-01-03', 'week 53 van 2026 (28 december 2026 t/m 3 januari 2027)'],
    ['2027-W01', '2027-01-04', '2027-01-10', 'week 1 van 2027 (4 t/m 10 januari)'],
  ])('%s', (period, monday, sunday, text) => {
    expect(weekDates(period)).toEqual({ monday, sunday })
    expect(formatPeriod(period)).toBe(text)
  })
})

test.each([
  ['2026-W47', 'Week 47', '16–22 nov'],
  ['2026-W10', 'Week 10', '2–8 mrt'],
  ['2026-W49', 'Week 49', '30 nov–6 dec'],
  ['2026-W53', 'Week 53', '28 dec–3 jan'],
])('%s where there is little room', (period, ...parts) => expect(formatPeriodShort(period)).toEqual(parts))

test.each([
  ['+31612345090', '06 12 34 50 90'],
  ['0612345090', '06 12 34 50 90'],
  ['06-12345090', '06 12 34 50 90'],
  ['+31302345678', '030 234 56 78'],
  ['033 - 123 45 67', '033 123 45 67'],
  ['+31 (0)88 123 45 67', '088 123 45 67'],
  ['+31346123456', '0346 12 34 56'],
  ['0031107654321', '010 765 43 21'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+4915123456789', '+49 151 23456789'],
  ['+48501234567', '+48 501 234 567'],
  ['+12125550100', '+1 212 555 0100'],
  ['geen', 'geen'],
  ['112', '112'],
])('phone number %s reads as %s', (phone, text) => expect(formatPhone(phone)).toBe(text))
