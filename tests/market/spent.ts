// Where the time of a life goes: how long each part of it took, so that a night lives as many days as it can.

/** Milliseconds by what they were spent on. */
export type Spent = Map<string, number>

/** Does it, and counts how long that took. */
export const timed = async <T>(spent: Spent, what: string, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  try {
    return await work()
  } finally {
    spent.set(what, (spent.get(what) ?? 0) + performance.now() - began)
  }
}
/** The longest first, a line each. */
export const inSeconds = (spent: Spent): string =>
  [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, ms]) => `${(ms / 1000).toFixed(1).padStart(8)} s ${what}`)
    .join('\n')
