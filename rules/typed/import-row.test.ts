import { expect, test } from 'vitest'
import { centsIn, contractFormsIn, dateIn, genderIn } from './import-row.ts'

const now = '2026-11-24T08:00:00Z'
const wrong = { fault: expect.any(String) }

test.each([
  ['03-02-1938', { value: '1938-02-03' }],
  ['3/2/1938', { value: '1938-02-03' }],
  ['1938-02-03', { value: '1938-02-03' }],
  ['1938-02-03T00:00:00', { value: '1938-02-03' }],
  ['3 februari 1938', { value: '1938-02-03' }],
  ['3 febr. 1938', { value: '1938-02-03' }],
  ['19380203', { value: '1938-02-03' }],
  ['1938-02-03T00:00:00+01:00', { value: '1938-02-03' }],
  ['03-02-0038', wrong],
  ['03-02-38', wrong],
  ['31-02-1938', wrong],
  ['1938', wrong],
  ['13 mei', wrong],
])('the date %s', (text, read) => expect(dateIn(text, now)).toEqual(read))

test.each([
  ['47,50', { value: 4750 }],
  ['€ 1.047,5', { value: 104_750 }],
  ['47.5', { value: 4750 }],
  ['47', { value: 4700 }],
  ['47,505', wrong],
  ['-3', wrong],
])('the amount %s', (text, read) => expect(centsIn(text)).toEqual(read))

test.each([
  ['Man', { value: 'male' }],
  [' v ', { value: 'female' }],
  ['x', { value: null }],
  ['Onbekend', { value: null }],
  ['1', { value: 'male' }],
  ['2', { value: 'female' }],
  ['0', { value: null }],
  ['Mevrouw', { value: 'female' }],
  ['de heer', { value: 'male' }],
  ['V.', { value: 'female' }],
  ['n.v.t.', { value: null }],
  ['Non binair', { value: null }],
  ['M/V', wrong],
  ['mevrouw Jansen', wrong],
])('the gender %s', (text, read) => expect(genderIn(text)).toEqual(read))

test.each([
  ['ZZP', { value: ['freelance'] }],
  ['uitzendkracht', { value: ['temp_work'] }],
  ['zzp, uitzend', { value: ['freelance', 'temp_work'] }],
  ['zzp;uitzend', { value: ['freelance', 'temp_work'] }],
  ["ZZP'er", { value: ['freelance'] }],
  ['Uitzendkracht', { value: ['temp_work'] }],
  ['uitzenden / zzp', { value: ['temp_work', 'freelance'] }],
  ['vast', wrong],
])('the contract form %s', (text, read) => expect(contractFormsIn(text)).toEqual(read))
