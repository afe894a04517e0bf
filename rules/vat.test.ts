import { expect, test } from 'vitest'
import { type VatRegime, vatCents, vatText } from './vat.ts'

test.each<[VatRegime, number, number]>([
  ['exempt_care', 36802, 0],
  ['kor', 36802, 0],
  ['standard_21', 36802, 7728],
  ['standard_21', 50, 11],
  ['standard_21', -50, -11],
])('%s over %i cents is %i cents', (regime, totalCents, cents) => {
  expect(vatCents(regime, totalCents)).toBe(cents)
})

test('an exemption names its ground', () => {
  expect(vatText('exempt_care')).toContain('artikel 11 lid 1 onderdeel g')
  expect(vatText('kor')).toContain('kleineondernemersregeling')
  expect(vatText('standard_21')).not.toContain('rijgesteld')
})
