import { expect, test } from 'vitest'
import { figuresOf } from './figures-of.ts'

const late = { name: 'Trage goedkeuring', sentiment: 'negative' } as const
const kind = { name: 'Prettige sfeer', sentiment: 'positive' } as const

test.each([0, 1, 2])('%i reviews give no average, and say nothing of who said what', count => {
  const reviews = Array.from({ length: count }, () => ({ rating: 2, tags: [late] }))
  expect(figuresOf(reviews)).toEqual({ rating: null, count, perRating: [], tags: [] })
})
test('from three on there is an average of one decimal, how often each rating was given, and what was said most comes first', () => {
  const reviews = [
    { rating: 5, tags: [kind] },
    { rating: 4, tags: [late, kind] },
    { rating: 2, tags: [] },
  ]
  expect(figuresOf(reviews)).toEqual({
    rating: 3.7,
    count: 3,
    perRating: [
      { rating: 5, count: 1 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 1 },
      { rating: 1, count: 0 },
    ],
    tags: [
      { ...kind, count: 2 },
      { ...late, count: 1 },
    ],
  })
})
