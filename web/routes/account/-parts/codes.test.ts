import { expect, test } from 'vitest'
import { readCode, readRecoveryCode } from './codes.ts'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('a code typed as %j is %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  ['k7p2m-9xq4t', 'k7p2m9xq4t'],
  ['K7P2M 9XQ4T', 'K7P2M9XQ4T'],
  ['k7p2m—9xq4t ', 'k7p2m9xq4t'],
  ['k7p2m', null],
  ['123456', null],
  ['k7p2m-9xq4!', null],
])('a recovery code typed as %j is %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code)
})
