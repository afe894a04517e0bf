import type { AnswerOf } from '#client/api.ts'
import { StarIcon } from '#components/marks/icons.tsx'
import { ratingShownFrom } from '#contract/events/shown-numbers.ts'
import { counted, formatNumber } from '#rules/time/format-nl.ts'
import classes from './reviews.module.css'

type ReviewStats = AnswerOf<'GET /care_workers/{uuid}/reviews/stats'>

/** Why there is no average yet. */
export const sayTooFew = (count: number): string => {
  if (count === 0) return 'Nog geen beoordelingen.'
  return `${counted(count, 'beoordeling', 'beoordelingen')}. Vanaf ${ratingShownFrom} staat hier een cijfer.`
}

/** Review figures: the average, how often each rating was given, and the most frequent tags. */
export function ReviewFigures({ stats: { rating, count, perRating, tags } }: { stats: ReviewStats }) {
  if (typeof rating !== 'number') return <p className="soft">{sayTooFew(count)}</p>
  return (
    <div className="stack gap-12">
      <p className={`${classes.mark} figures`}>
        <StarIcon size={20} />
        <strong>{formatNumber(rating, 1)}</strong> uit {count} beoordelingen
      </p>
      <ul className={`grid gap-4 ${classes.bars} figures`}>
        {perRating.map(({ rating: star, count: given }) => (
          <li key={star}>
            <span>{counted(star, 'ster', 'sterren')}</span>
            <svg width="100%" height="10" aria-hidden="true">
              <rect width="100%" height="10" rx="4" />
              <rect width={`${(given / count) * 100}%`} height="10" rx="4" />
            </svg>
            <span>{given}</span>
          </li>
        ))}
      </ul>
      {tags.length > 0 && (
        <ul className={`wrap gap-8 ${classes.tags} figures`} aria-label="Vaak gezegd">
          {tags.map(tag => (
            <li key={tag.name} data-sentiment={tag.sentiment}>
              {tag.name} ({tag.count})
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
