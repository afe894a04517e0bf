/** Puts "Anders" behind the reasons that say something. */
export const otherLast = <T extends { key: string }>(reasons: readonly T[]): T[] => [
  ...reasons.filter(({ key }) => key !== 'anders'),
  ...reasons.filter(({ key }) => key === 'anders'),
]
