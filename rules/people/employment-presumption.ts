/** A threshold of the presumption of employment: cents an hour, the day it was announced, and whether it is law. */
export type PresumptionThreshold = {
  /** The day from which this amount is the current one. */
  since: string
  cents: number
  isLaw: boolean
  /** What it is and whether it is in force, in a sentence. */
  means: string
  source: string
}

// Newest last. The bill is in preparation: a new amount, or the law itself, becomes a new row.
const thresholds: readonly PresumptionThreshold[] = [
  {
    since: '2025-07-01',
    cents: 3600,
    isLaw: false,
    means:
      'Onder € 36 per uur zou een zzp’er kunnen zeggen dat er een arbeidsovereenkomst is, en dan moet de organisatie bewijzen dat dat niet zo is. Dit is nog geen wet.',
    source: 'wetsvoorstel rechtsvermoeden (VBAR), stand juli 2025',
  },
  {
    since: '2026-03-06',
    cents: 3800,
    isLaw: false,
    means:
      'Onder € 38 per uur zou een zzp’er kunnen zeggen dat er een arbeidsovereenkomst is, en dan moet de organisatie bewijzen dat dat niet zo is. Dit is nog geen wet: het voorstel is in voorbereiding.',
    source: 'voorstel rechtsvermoeden bij een laag uurtarief, stand 6 maart 2026 (Skipr, Gemeente.nu)',
  },
]

/** Takes a day (YYYY-MM-DD); gives the threshold current on that day, undefined before there was one. */
export const thresholdOn = (date: string): PresumptionThreshold | undefined => thresholds.findLast(({ since }) => since <= date)

/** Takes a rate with its contract form and a day; gives the threshold, if a freelance rate is below it. */
export const presumptionOf = (
  rate: { contractType: string; hourlyRate: number },
  date: string,
): PresumptionThreshold | undefined => {
  const threshold = rate.contractType === 'freelance' ? thresholdOn(date) : undefined
  return threshold && rate.hourlyRate < threshold.cents ? threshold : undefined
}
