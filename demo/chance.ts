// Random numbers that are the same every time: the demo world is the same on every fresh start.
export interface Chance {
  /** From 0 up to (not including) 1. */
  next(): number
  whole(least: number, most: number): number
  isTrue(probability: number): boolean
  pick<T>(from: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Random numbers for one subject: those for one moment do not depend on how many others there are. */
export const chanceOf = (subject: string): Chance => {
  let state = 2166136261
  for (const character of subject) state = Math.imul(state ^ character.codePointAt(0)!, 16777619)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    isTrue: probability => next() < probability,
    pick: from => from[whole(0, from.length - 1)]!,
    shuffle: list =>
      list
        .map(item => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  }
}
