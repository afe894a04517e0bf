import { expect, test } from 'vitest'
import { readDate, readMoney, readTime } from './typed-values.ts'

test.each([
  ['7', '07:00'],
  ['730', '07:30'],
  ['7.30', '07:30'],
  ['23:15 uur', '23:15'],
  ['24:00', null],
  ['12:75', null],
  ['', null],
  ['straks', null],
])('the time %j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['€ 1.234,50', 123450],
  ['1.234', 123400],
  ['12,345', null],
  ['', null],
  ['-5', null],
])('the amount %j is %j cents', (text, cents) => {
  expect(readMoney(text)).toBe(cents)
})

test.each([
  ['20-11-2026', '2026-11-20'],
  ['1/3/27', '2027-03-01'],
  ['vr 20 nov 2026', '2026-11-20'],
  ['5 maart 2027', '2027-03-05'],
  ['31-2-2026', null],
  ['20-13-2026', null],
  ['20-11', null],
])('the date %j is %j', (text, date) => {
  expect(readDate(text)).toBe(date)
})
