import type { Moment } from '../../../../../care/moment/care-moment.ts'
import type { Reaction } from '../../../../../care/moment/publication.ts'
/** How the level of a worker compares with the level asked for. */
export function levelFit(asked: Moment['expertiseLevel'], own: { rank: number; name: string }): 'same' | 'higher' | 'other' {
  if (own.name === asked.name) return 'same'
  return own.rank > asked.rank ? 'higher' : 'other'
}

const fitOrder = { same: 0, higher: 1, other: 2 } as const

/** Sorts the best match first: favourites, then the level asked for, then the most work done here, then the nearest home. */
export function byMatch(asked: Moment['expertiseLevel']): (one: Reaction, other: Reaction) => number {
  const rank = ({ careWorker, isFavorite, workedBeforeCount, distanceKm }: Reaction) => [
    isFavorite ? 0 : 1,
    fitOrder[levelFit(asked, careWorker.profile.expertiseLevel)],
    -(workedBeforeCount ?? 0),
    distanceKm ?? Number.POSITIVE_INFINITY,
  ]
  return (one, other) => {
    const [ours, theirs] = [rank(one), rank(other)]
    const at = ours.findIndex((value, index) => value !== theirs[index])
    return at < 0 ? 0 : ours[at]! - theirs[at]!
  }
}
