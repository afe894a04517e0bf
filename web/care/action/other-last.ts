/** Moves "Anders" behind the more informative reasons. */
export const otherLast = <T extends { key: string }>(reasons: readonly T[]): T[] => [
  ...reasons.filter(({ key }) => key !== 'anders'),
  ...reasons.filter(({ key }) => key === 'anders'),
]
