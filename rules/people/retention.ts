// Retention terms and the laws behind them. What must be kept by law is kept at least that long; a platform may keep it longer.

interface Term {
  /** Whole years, from the last event. */
  years: number
  /** The legal minimum; undefined where there is none, and data may be kept no longer than needed (AVG art. 5(1)(e)). */
  least?: number
  /** The law, as shown beside the setting. */
  law: string
}

/** What is kept, for how long by default, and why. */
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

/** A kind of data with a retention term. */
export type RetainedKind = keyof typeof terms
/** Whether this is a kind of data with a retention term. */
export const isKept = (kind: string): kind is RetainedKind => Object.hasOwn(terms, kind)
/** The minimum number of years: what the law requires, otherwise one. */
export const minYears = (kind: RetainedKind): number => {
  const { least = 1 }: Term = terms[kind]
  return least
}
