/**
 * Comparable work with a bonus up to this many cents a shift (null: more than the last step), and how much of it was offered and
 * filled.
 */
export type BonusBand = { upTo: number | null; offered: number; filled: number; medianMinutes: number | null }
/** The upper bounds of the bands, in cents: no bonus, and the steps planners use. */
export const bonusSteps = [0, 2500, 5000, 10_000] as const
/** A band with fewer comparable shifts than this says nothing. */
export const fewestComparable = 5
// Eight in ten shifts filled: a higher bonus costs more than it brings.
const enough = 0.8

/**
 * The bonus, in cents, that comparable work suggests: the lowest band in which at least eight in ten were filled, otherwise the
 * band that filled most, if that is more than without a bonus. Null when too little is known, or when a bonus made no difference.
 */
export function adviseBonus(bands: readonly BonusBand[]): BonusBand | null {
  const shareOf = ({ filled, offered }: BonusBand) => filled / offered
  const known = bands.filter(({ offered, upTo }) => offered >= fewestComparable && upTo !== null)
  const first = known.find(band => shareOf(band) >= enough)
  if (first) return first
  const best = known.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
  const without = known.find(({ upTo }) => upTo === 0)
  if (!best || best.upTo === 0) return null
  return without && shareOf(best) <= shareOf(without) ? null : best
}
