import { expect, test } from 'vitest'
import { sayScores } from './plain-scales.ts'

test.each([
  [
    'all three',
    { knowledge: 3, behaviour: 5, status: 1 },
    ['heel veel klachten (1 van 5)', 'iets (3 van 5)', 'altijd (5 van 5)'],
  ],
  ['one alone', { status: 5, knowledge: null }, ['geen klachten (5 van 5)']],
  ['none', {}, []],
])('the scores of %s', (_name, scores, expected) => {
  expect(sayScores(scores).map(line => line.split(': ')[1])).toEqual(expected)
})
