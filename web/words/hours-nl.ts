/** Why hours may differ from the plan; the last reason always needs an explanation. */
export const hoursReasons = [
  'Later begonnen',
  'Eerder klaar',
  'Uitgelopen op verzoek',
  'Spoed of incident',
  'Overdracht',
  'Pauze niet genomen',
  'Anders',
] as const
