import { expect, test } from 'vitest'
import { base32, codeAt, newRecoveryCode, stepOf } from './one-time-codes.ts'

// RFC 6238, appendix B (SHA-1), the last six of its eight digits.
const secret = Buffer.from('12345678901234567890')
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code)
  expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30))
})
test('a code of the step before or after is taken, one of two steps away is not', () => {
  const at = 1234567890_000
  const step = Math.floor(at / 30_000)
  expect([-2, -1, 0, 1, 2].map(n => stepOf(secret, codeAt(secret, step + n), at))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
})
// RFC 4648, section 10, without the padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %s is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})
test('recovery codes differ and can be told apart on paper', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(100)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
})
