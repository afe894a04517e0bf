import { ratingShownFrom } from '../../../contract/told-numbers.ts'
import type { AnswerOf } from '../../client/api.ts'

export type ReviewStats = AnswerOf<'GET /care_workers/{uuid}/reviews/stats'>
type Given = { rating: number; tags: readonly Pick<ReviewStats['tags'][number], 'name' | 'sentiment'>[] }
const stars = [5, 4, 3, 2, 1]
const mostTags = 8

/** The figures of these reviews, as the server gives those of a care worker: no average of so few that it would tell who said it. */
export function figuresOf(reviews: readonly Given[]): ReviewStats {
  const count = reviews.length
  if (count < ratingShownFrom) return { rating: null, count, perRating: [], tags: [] }
  const tags = new Map<string, ReviewStats['tags'][number]>()
  for (const { name, sentiment } of reviews.flatMap(review => review.tags))
    tags.set(name, { name, sentiment, count: (tags.get(name)?.count ?? 0) + 1 })
  return {
    rating: Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / count) * 10) / 10,
    count,
    perRating: stars.map(star => ({ rating: star, count: reviews.filter(({ rating }) => rating === star).length })),
    tags: [...tags.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, mostTags),
  }
}
