import { reactionOrder } from '#rules/shifts/asking-order.ts'
import type { Moment } from '../moment/care-moment.ts'
import { dateOf } from '../moment/moment.ts'
import type { Reaction } from '../moment/publication.ts'

type Asked = Pick<Moment, 'expertiseLevel' | 'endDate'>

/** Compares a worker's level with the level asked for. */
export function levelFit(asked: Moment['expertiseLevel'], own: { rank: number; name: string }): 'same' | 'higher' | 'other' {
  if (own.name === asked.name) return 'same'
  return own.rank > asked.rank ? 'higher' : 'other'
}

/** Whether documents of the worker expire before the work ends. */
export const documentsEndTooSoon = ({ careWorker: { verifiedUntil } }: Reaction, { endDate }: Pick<Asked, 'endDate'>): boolean =>
  verifiedUntil !== undefined && verifiedUntil < dateOf(endDate)

const fitOrder = { same: 0, higher: 1, other: 2 } as const

const rankOf: Record<(typeof reactionOrder)[number], (reaction: Reaction, asked: Asked) => number> = {
  // People who work elsewhere then, or have documents that expire too soon.
  able: (reaction, asked) => (reaction.isBusy || documentsEndTooSoon(reaction, asked) ? 1 : 0),
  favorite: ({ isFavorite }) => (isFavorite ? 0 : 1),
  level: ({ careWorker }, { expertiseLevel }) => fitOrder[levelFit(expertiseLevel, careWorker.profile.expertiseLevel)],
  worked_here: ({ workedBeforeCount }) => -(workedBeforeCount ?? 0),
  rating: ({ careWorker }) => -(careWorker.aggregatedReviewRating?.rating ?? 0),
  distance: ({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY,
}
/** Sorts the best match first. */
export function byMatch(asked: Asked): (one: Reaction, other: Reaction) => number {
  const rank = (reaction: Reaction) => reactionOrder.map(fact => rankOf[fact](reaction, asked))
  return (one, other) => {
    const [ours, theirs] = [rank(one), rank(other)]
    const at = ours.findIndex((value, index) => value !== theirs[index])
    return at < 0 ? 0 : ours[at]! - theirs[at]!
  }
}

/** Puts the second choice before the others, and people who cannot come last; the rest keep their order. */
export function secondChoiceFirst(cannot: (reaction: Reaction) => boolean): (one: Reaction, other: Reaction) => number {
  const place = (reaction: Reaction) =>
    cannot(reaction) ? Number.MAX_SAFE_INTEGER : (reaction.standbyPosition ?? Number.MAX_SAFE_INTEGER - 1)
  return (one, other) => place(one) - place(other)
}

/** Whether the first has more of something than each of the others. */
function isMost(reactions: readonly Reaction[], amountOf: (reaction: Reaction) => number | undefined): boolean {
  const [own, ...others] = reactions.map(amountOf)
  return own !== undefined && others.every(other => other === undefined || own > other)
}

const listed = (words: string[]) => (words.length > 1 ? `${words.slice(0, -1).join(', ')} en ${words.at(-1)}` : words[0])

/**
 * Why the first of sorted reactions is the best match, in at most three facts: 'kwam hier het vaakst, heeft het beste cijfer en
 * is je favoriet.' Undefined when there is nobody to compare with, the first cannot come, or nothing sets them apart.
 */
export function whyBest(reactions: readonly Reaction[], asked: Asked): string | undefined {
  const [best, ...others] = reactions
  if (!best || others.length === 0 || best.isBusy || documentsEndTooSoon(best, asked)) return undefined
  const fitOf = ({ careWorker }: Reaction) => levelFit(asked.expertiseLevel, careWorker.profile.expertiseLevel)
  const workedHere = best.workedBeforeCount ?? 0
  const reasons: (string | false)[] = [
    workedHere > 0 &&
      (isMost(reactions, one => one.workedBeforeCount)
        ? 'kwam hier het vaakst'
        : others.some(other => !other.workedBeforeCount) && 'kwam hier eerder'),
    isMost(reactions, ({ careWorker }) => careWorker.aggregatedReviewRating?.rating) && 'heeft het beste cijfer',
    best.isFavorite === true && 'is je favoriet',
    fitOf(best) === 'same' && others.some(other => fitOf(other) !== 'same') && 'heeft precies het niveau dat je vraagt',
    isMost(reactions, ({ distanceKm }) => (distanceKm === undefined ? undefined : -distanceKm)) && 'woont het dichtstbij',
  ]
  const said = reasons.filter(reason => reason !== false).slice(0, 3)
  return said.length > 0 ? `${listed(said)}.` : undefined
}
