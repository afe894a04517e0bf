import { expect, test } from 'vitest'
import { choiceOn, type VatRegime, vatCents, vatText } from './vat.ts'

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

const choice = (vatRegime: VatRegime, validFrom: string | null) => ({ vatRegime, validFrom, createdAt: '2026-01-01T00:00:00Z' })
// Newest first.
const choices = [
  choice('kor', '2027-01-01'),
  choice('standard_21', null),
  choice('standard_21', '2026-03-01'),
  choice('exempt_care', '2026-03-01'),
  choice('exempt_care', '2026-01-01'),
]
test.each([
  ['2025-12-31', undefined],
  ['2026-02-28', 'exempt_care'],
  ['2026-03-01', 'standard_21'],
  ['2027-01-01', 'kor'],
])('on %s the choice that holds is %s', (date, regime) => {
  expect(choiceOn(choices, date)?.vatRegime).toBe(regime)
})
