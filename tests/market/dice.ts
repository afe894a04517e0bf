// Chance from a number: the same seed gives the same life, on every machine.

export interface Dice {
  /** From 0 up to 1. */
  next(): number
  below(most: number): number
  pick<T>(list: readonly T[]): T | undefined
  chance(often: number): boolean
}
/** Dice by mulberry32. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { next, below, pick: list => list[below(list.length)], chance: often => next() < often }
}
