import { expect, test } from 'vitest'
import { wideningProblem } from './widening.ts'

const hour = 3_600_000
const steps = (...wanted: [audience: string, hours: number][]) =>
  wanted.map(([audience, hours]) => ({ audience, at: hours * hour }))

test.each([
  ['no steps', 'everyone', steps(), undefined],
  ['the whole ladder', 'care_team', steps(['favorites', 4], ['everyone', 24]), undefined],
  ['one step over another', 'care_team', steps(['everyone', 4]), undefined],
  ['up to just before the start', 'favorites', steps(['everyone', 47]), undefined],
  ['at the start', 'favorites', steps(['everyone', 48]), { index: 0, field: 'at' }],
  ['the same audience', 'favorites', steps(['favorites', 4]), { index: 0, field: 'audience' }],
  ['wider than everyone', 'everyone', steps(['favorites', 4]), { index: 0, field: 'audience' }],
  ['a step back', 'care_team', steps(['everyone', 4], ['favorites', 8]), { index: 1, field: 'audience' }],
  ['the second step before the first', 'care_team', steps(['favorites', 8], ['everyone', 4]), { index: 1, field: 'at' }],
  ['both at once', 'care_team', steps(['favorites', 4], ['everyone', 4]), { index: 1, field: 'at' }],
  ['the second after the start', 'care_team', steps(['favorites', 4], ['everyone', 49]), { index: 1, field: 'at' }],
] as const)('steps: %s', (_name, present, wanted, problem) => {
  expect(wideningProblem(present, wanted, 48 * hour)).toEqual(problem && expect.objectContaining(problem))
})
