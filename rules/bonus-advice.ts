/** Comparable work with a bonus up to so many cents a shift (null: more than the last), how much of it was offered and filled. */
export type BonusBand = { upTo: number | null; offered: number; filled: number; medianMinutes: number | null }
/** The upper ends of the bands, in cents: none, and what planners give in steps. */
export const bonusSteps = [0, 2500, 5000, 10_000] as const
/** With fewer comparable shifts a band says nothing. */
export const fewestComparable = 5
// Of ten shifts eight were filled: more than this costs more than it brings.
const enough = 0.8

/**
 * The bonus that comparable work advises, in cents: the lowest band of which at least eight in ten were filled, else the band that
 * filled most, if that is more than without a bonus. Null when too little is known, or when a bonus brought nobody more.
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
