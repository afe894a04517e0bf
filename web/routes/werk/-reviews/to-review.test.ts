import { expect, test } from 'vitest'
import { shiftToReview } from './to-review.ts'

const at = (organization: string) => ({ location: { organization: { '@id': organization } } })
const of = (organization: string) => ({ reviewee: { '@id': organization } })
const [first, second] = [at('/a'), at('/b')]

test.each([
  ['the newest is asked about first', [first, second], [], first],
  ['not of an organization of which something was said lately', [first, second], [of('/a')], second],
  ['nor of another shift there', [first, at('/a')], [of('/a')], undefined],
  ['without a shift nothing is asked', [], [of('/a')], undefined],
])('%s', (_what, shifts, said, asked) => {
  expect(shiftToReview(shifts, said)).toBe(asked)
})
