// The care plan in everyday words, at most level B1: the problems, scales and actions of the Omaha System.
import type { Category, Domain } from './plan-nl.ts'

/** By the key of the problem. */
const problemWords: Readonly<Record<string, string>> = {
  'omaha-01': 'Geld',
  'omaha-02': 'Hygiëne in huis',
  'omaha-03': 'Woning',
  'omaha-04': 'Veilige buurt',
  'omaha-05': 'Hulp van anderen vinden',
  'omaha-06': 'Contact met anderen',
  'omaha-07': 'Verandering van rol',
  'omaha-08': 'Familie en vrienden',
  'omaha-09': 'Geloof en zingeving',
  'omaha-10': 'Rouw',
  'omaha-11': 'Stemming',
  'omaha-12': 'Seks',
  'omaha-13': 'Zorg door de familie',
  'omaha-14': 'Te weinig zorg',
  'omaha-15': 'Geweld',
  'omaha-16': 'Groei',
  'omaha-17': 'Horen',
  'omaha-18': 'Zien',
  'omaha-19': 'Praten',
  'omaha-20': 'Mond en tanden',
  'omaha-21': 'Geheugen',
  'omaha-22': 'Pijn',
  'omaha-23': 'Bewustzijn',
  'omaha-24': 'Huid',
  'omaha-25': 'Bewegen',
  'omaha-26': 'Adem',
  'omaha-27': 'Hart en bloed',
  'omaha-28': 'Drinken en spijsvertering',
  'omaha-29': 'Poepen',
  'omaha-30': 'Plassen',
  'omaha-31': 'Geslachtsorganen',
  'omaha-32': 'Zwanger zijn',
  'omaha-33': 'Na de geboorte',
  'omaha-34': 'Besmetting',
  'omaha-35': 'Eten en drinken',
  'omaha-36': 'Slapen',
  'omaha-37': 'Actief zijn',
  'omaha-38': 'Wassen en aankleden',
  'omaha-39': 'Roken, drank en drugs',
  'omaha-40': 'Gezinsplanning',
  'omaha-41': 'Afspraken bij de dokter',
  'omaha-42': 'Medicijnen',
}
type Named = { key: string; name: string }
export const plainProblem = ({ key, name }: Named): string => problemWords[key] ?? name
/** The same problems with their plain names. */
export const inPlainWords = <P extends Named>(problems: readonly P[]): P[] =>
  problems.map(problem => ({ ...problem, name: plainProblem(problem) }))

export const plainDomains: Record<Domain, string> = {
  environmental: 'Huis en buurt',
  psychosocial: 'Geheugen en gevoel',
  physiological: 'Lichaam',
  health_behaviour: 'Dagelijks leven',
}
export const plainCategories: Record<Category, string> = {
  teaching: 'Uitleg en steun',
  treatment: 'Wat wij doen',
  casemanagement: 'Wat wij regelen',
  surveillance: 'Waar wij op letten',
}
