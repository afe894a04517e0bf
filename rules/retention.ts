// How long what we keep is kept, and by which law. What the law asks to keep is at least kept that long; a platform may keep longer.

interface Term {
  /** Whole years, from the last thing that happened to it. */
  years: number
  /** The least that the law allows; undefined where it names none, and where no longer than is needed is the rule (AVG art. 5(1)(e)). */
  least?: number
  /** The law, as it is shown beside the setting. */
  law: string
}

/** What is kept, for how long unless a planner sets otherwise, and why. */
export const terms = {
  accessLog: { years: 5, least: 5, law: 'NEN 7513: minstens vijf jaar na het schrijven van de regel' },
  event: {
    years: 20,
    least: 20,
    law: 'WGBO, art. 7:454 BW: de geschiedenis van een dossier, twintig jaar na de laatste wijziging',
  },
  client: { years: 20, least: 20, law: 'WGBO, art. 7:454 BW: een dossier, twintig jaar na de laatste wijziging' },
  careWorker: { years: 2, law: 'AVG, art. 5 lid 1e: niet langer dan nodig; de geleverde zorg blijft bij de cliënt' },
  mail: { years: 2, law: 'AVG, art. 5 lid 1e: niet langer dan nodig; wat erin staat, is elders bewaard' },
  roster: { years: 2, law: 'AVG, art. 5 lid 1e: niet langer dan nodig; wie werk kreeg, staat in de geschiedenis' },
  invoice: { years: 7, least: 7, law: 'AWR, art. 52: de administratie, zeven jaar' },
} as const satisfies Record<string, Term>

/** One kind of what is kept. */
export type Kept = keyof typeof terms
/** Whether there is something kept of this name. */
export const isKept = (kind: string): kind is Kept => Object.hasOwn(terms, kind)
/** The fewest years that this may be kept: what the law asks, else one. */
export const leastYears = (kind: Kept): number => {
  const { least = 1 }: Term = terms[kind]
  return least
}
