import { wordsTo } from '#contract/moments/assignment-words.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { addDays, daysBetween } from '../../amsterdam-time.ts'
import type { Moment } from '../../moment/care-moment.ts'
import { dateOf } from '../../moment/moment.ts'
import { type Draft, emptyDraft, together, typed, type Within } from '../draft.ts'

/** First and last day (YYYY-MM-DD) of a period. */
export const daysOf = ({ startDate, endDate }: Moment): Within => ({ first: dateOf(startDate), last: dateOf(endDate) })

/** A draft for a shift in a period, filled in from the period, on its first upcoming day. */
export function draftWithin(period: Moment, today: string): Draft {
  const { first } = daysOf(period)
  const same = together(wordsTo('shift').map(word => typed[word](period)))
  return { ...emptyDraft, ...same, date: first > today ? first : today }
}

/** A draft of the same assignment on another day; for a period, its days are asked again too. */
export function draftLike(original: Moment): Draft {
  const { timeScope, startDate, endDate } = original
  const same = { ...emptyDraft, ...together(wordsTo('day').map(word => typed[word](original))) }
  if (timeScope === 'period') return { ...same, kind: 'period' }
  return { ...same, from: formatTime(startDate), until: formatTime(endDate) }
}

/** The same a week later, or on the next such weekday; for a period, its days are asked. */
export function draftLater(original: Moment, today: string): Draft {
  const day = dateOf(original.startDate)
  const weeks = Math.max(1, Math.ceil(daysBetween(day, today) / 7))
  return { ...draftLike(original), ...(original.timeScope === 'moment' && { date: addDays(day, 7 * weeks) }) }
}
