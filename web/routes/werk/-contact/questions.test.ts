import { expect, test } from 'vitest'
import { findQuestions, questions } from './questions.ts'

test.each([
  ['nothing typed finds all', ' ', questions.length],
  ['all words, wherever they stand', 'factuur MAANDAG', 1],
  ['without its accents', 'twéestapsverificatie', 1],
  ['what nobody asks', 'parkeervergunning', 0],
])('%s', (_name, search, count) => {
  expect(findQuestions(search)).toHaveLength(count)
})
