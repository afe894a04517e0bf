import { expect, test } from 'vitest'
import { adviseBonus } from './bonus-advice.ts'

const band = (upTo: number | null, offered: number, filled: number) => ({ upTo, offered, filled, medianMinutes: null })
test.each([
  ['nothing is known', [], null],
  ['too few', [band(0, 4, 4), band(2500, 4, 4)], null],
  ['without a bonus enough was filled', [band(0, 20, 16), band(2500, 20, 20)], 0],
  ['the lowest that filled eight in ten', [band(0, 20, 8), band(2500, 10, 8), band(5000, 10, 10)], 2500],
  ['none did: what filled most', [band(0, 20, 4), band(2500, 10, 5), band(5000, 10, 7)], 5000],
  ['a bonus brought nobody more', [band(0, 20, 10), band(2500, 10, 5)], null],
  ['a band that says too little is passed over', [band(0, 20, 10), band(2500, 2, 2), band(5000, 10, 8)], 5000],
  ['more than the last step is never advised', [band(0, 20, 10), band(null, 20, 20)], null],
])('%s', (_what, bands, upTo) => {
  expect(adviseBonus(bands)?.upTo ?? null).toBe(upTo)
})
