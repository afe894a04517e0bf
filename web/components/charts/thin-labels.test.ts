import { expect, test } from 'vitest'
import { thinLabels } from './thin-labels.ts'

test.each([
  ['all with room for words', 30, -1, ['jan', 'feb', 'mrt', 'apr']],
  ['every second one up to the last', 24, -1, ['', 'feb', '', 'apr']],
  ['every second one with the chosen', 24, 0, ['jan', '', 'mrt', '']],
  ['first letters where even that is too much', 12, 2, ['j', 'f', 'm', 'a']],
])('%s', (_, step, chosen, labels) => {
  expect(thinLabels(['jan', 'feb', 'mrt', 'apr'], step, chosen)).toEqual(labels)
})
