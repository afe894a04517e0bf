import { expect, test } from 'vitest'
import { type RatedWork, rateEffect } from './rate-effect.ts'

const shift = (day: string, changes: Partial<RatedWork> = {}): RatedWork => ({
  uuid: `shift ${day}`,
  carePeriod: null,
  timeScope: 'moment',
  startDate: `${day}T07:00:00+01:00`,
  endDate: `${day}T15:30:00+01:00`,
  breakMinutes: 30,
  hourlyRateCents: 4500,
  ...changes,
})
const period = (changes: Partial<RatedWork> = {}): RatedWork => ({
  ...shift('2027-01-04'),
  uuid: 'period',
  timeScope: 'period',
  endDate: '2027-07-01T15:30:00+02:00',
  hoursPerWeek: 24,
  ...changes,
})

test.each<[string, RatedWork[], [number, number, number, number]]>([
  ['no work costs nothing', [], [0, 0, 0, 0]],
  ['one shift is one week', [shift('2027-01-04')], [1, 480, 36_000, 40_000]],
  ['Monday and Sunday are one week', [shift('2027-01-04'), shift('2027-01-10')], [2, 960, 72_000, 80_000]],
  ['Sunday and Monday are two weeks', [shift('2027-01-10'), shift('2027-01-11')], [2, 480, 36_000, 40_000]],
  ['weeks between without work count', [shift('2027-01-04'), shift('2027-01-25')], [2, 240, 18_000, 20_000]],
  ['the clock going forward moves no week', [shift('2027-03-22'), shift('2027-03-29')], [2, 480, 36_000, 40_000]],
  ['a shift of another rate now', [shift('2027-01-04', { hourlyRateCents: 5500 })], [1, 480, 44_000, 40_000]],
  ['a shift without a rate yet', [shift('2027-01-04', { hourlyRateCents: null })], [1, 480, 0, 40_000]],
  ['a period counts by its hours a week', [period()], [1, 1440, 108_000, 120_000]],
  ['a period without agreed hours only counts', [period({ hoursPerWeek: null })], [1, 0, 0, 0]],
  [
    'shifts inside a period are its hours',
    [period(), shift('2027-01-05', { carePeriod: 'period' })],
    [2, 1440, 108_000, 120_000],
  ],
  ['a period beside shifts', [period(), shift('2027-01-05')], [2, 1920, 144_000, 160_000]],
])('%s', (_name, work, [openMoments, minutesAWeek, centsAWeekNow, centsAWeekThen]) => {
  expect(rateEffect(work, 5000)).toEqual({ openMoments, minutesAWeek, centsAWeekNow, centsAWeekThen })
})
