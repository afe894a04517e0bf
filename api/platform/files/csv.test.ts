import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  ['taxi\r=1+1', '"taxi\r=1+1"'],
  ['taxi\n=1+1', '"taxi\n=1+1"'],
  ['taxi;=1+1', '"taxi;=1+1"'],
  ['taxi"=1+1', '"taxi""=1+1"'],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  ['\u00a0+1', "'\u00a0+1"],
  ['＝1+1', "'＝1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a-b', 'a-b'],
  [450, '450'],
  [undefined, ''],
])('no cell runs or breaks out: %j', (value, cell) => {
  expect(csvOf([[value]])).toBe(`\ufeff${cell}\r\n`)
})
