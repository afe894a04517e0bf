import { expect, test } from 'vitest'
import { comingOf } from './coming.ts'

const invoice = (state: 'open' | 'paid_out', on: string | null, payable: number) => ({ payable, payout: { state, on } })

test('what is expected is added up by day, without what was paid or is late', () => {
  const all = [
    invoice('open', '2026-12-21', 500),
    invoice('open', '2026-12-14', 1000),
    invoice('open', '2026-12-14', 250),
    invoice('open', '2026-11-20', 900),
    invoice('paid_out', '2026-12-14', 700),
    invoice('open', null, 300),
  ]
  expect(comingOf(all, '2026-11-27')).toEqual([
    { on: '2026-12-14', cents: 1250 },
    { on: '2026-12-21', cents: 500 },
  ])
})
