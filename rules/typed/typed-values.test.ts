import { expect, test } from 'vitest'
import { explainDate, explainTime, readDate, readEndTime, readMoney, readTime, readWholeDate } from './typed-values.ts'

test.each([
  ['7', '07:00'],
  ['730', '07:30'],
  ['7.30', '07:30'],
  ['23:15 uur', '23:15'],
  ['20u30', '20:30'],
  ['20h', '20:00'],
  ['20 u', '20:00'],
  ['1530', '15:30'],
  ['0:00', '00:00'],
  ['7u', '07:00'],
  ['٧:٣٠', '07:30'],
  ['7,5', null],
  ['half 8', null],
  ['7 uur 30', '07:30'],
  ['07:30:00', '07:30'],
  ['7:5', null],
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
  ['47,-', 4700],
  ['47,=', 4700],
  ['47,--', 4700],
  ['EUR 47,50', 4750],
  ['eur47', 4700],
  ['47,50 euro', 4750],
  ['1234.50', 123450],
  ['1,234.50', 123450],
  ['1 234,50', 123450],
  ['€\u00a047,50\u200b', 4750],
  ['47 50', null],
  ['1e3', null],
  ['12,505', null],
  ['99999999999999999999', null],
  ['1,234', null],
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
  ['20112026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20\u201111\u20112026', '2026-11-20'],
  ['20–11–2026', '2026-11-20'],
  ['20/11/26', '2026-11-20'],
  ['20 november 2026', '2026-11-20'],
  ['20 nov. 2026', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['1 mrt', '2027-03-01'],
  ['1 febr. 2027', '2027-02-01'],
  ['1 sept', '2026-09-01'],
  ['29-2-2028', '2028-02-29'],
  ['29-2-2027', null],
  ['31-04-2027', null],
  ['1-3-0027', null],
  ['1-3-0000', null],
  ['20 junk 2026', null],
  ['31-2-2026', null],
  ['20-13-2026', null],
  ['20-11', '2026-11-20'],
  ['3-1', '2027-01-03'],
  ['5 maart', '2027-03-05'],
  ['6-9', '2026-09-06'],
  ['31-2', null],
  ['20-', null],
])('the date %j is %j', (text, date) => {
  expect(readDate(text, '2026-11-22')).toBe(date)
})

test.each([
  ['', undefined],
  ['23-11-2026', undefined],
  ['1-11-2026', 'Deze datum is al geweest.'],
  ['31-2-2027', 'Deze datum bestaat niet.'],
  ['32 mrt 2027', 'Deze datum bestaat niet.'],
  ['31022027', 'Deze datum bestaat niet.'],
  ['20-11', 'Deze datum is al geweest.'],
  ['20-', 'Vul een datum in als dag-maand-jaar.'],
  ['morgen', 'Vul een datum in als dag-maand-jaar.'],
  ['1-3-2027', 'Kies een datum tot en met za 30 jan 2027.'],
])('of the date %j is said: %j', (text, expected) => {
  expect(explainDate(text, { today: '2026-11-22', minDate: '2026-11-22', maxDate: '2027-01-30' })).toBe(expected)
})

test('a date before a later first day is told that day', () => {
  expect(explainDate('23-11-2026', { today: '2026-11-22', minDate: '2026-12-01' })).toBe('Kies een datum vanaf di 1 dec 2026.')
})

test.each([
  ['', undefined],
  ['7.30', undefined],
  ['25:00', 'Deze tijd bestaat niet. Vul een tijd in, zoals 07:30.'],
])('of the time %j is said: %j', (text, expected) => {
  expect(explainTime(text)).toBe(expected)
})

test.each([
  ['24:00', '00:00'],
  ['24u', '00:00'],
  ['24:00:00', '00:00'],
  ['2400', '00:00'],
  ['24:30', null],
  ['7', '07:00'],
])('the end %j is %j', (text, time) => expect(readEndTime(text)).toBe(time))

test('a date of birth has its whole year, also when it is only explained', () => {
  expect(readWholeDate('03-02-38', '2026-11-22')).toBe(null)
  expect(readWholeDate('3-2', '2026-11-22')).toBe(null)
  expect(readWholeDate('3-2-1938', '2026-11-22')).toBe('1938-02-03')
  expect(explainDate('03-02-38', { today: '2026-11-22', maxDate: '2026-11-22', whole: true })).toMatch(/vier cijfers/)
})
