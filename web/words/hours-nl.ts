/** Why hours may differ from the plan; the last one always needs words of one's own. */
export const hoursReasons = [
  'Later begonnen',
  'Eerder klaar',
  'Uitgelopen op verzoek',
  'Spoed of incident',
  'Overdracht',
  'Pauze niet genomen',
  'Anders',
] as const
