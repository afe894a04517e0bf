// Words and codes that no text for people may contain: office and software jargon, English where Dutch exists, and values as a
// program writes them. docs/GLOSSARY.md has the one word for each thing.

/** A word to avoid, and what to say instead. */
export interface UnplainWord {
  word: string
  say: string
}

// A word covers everything that begins with it: "selecteer" finds "selecteert". One that ends in a dot covers only itself.
const jargon: Readonly<Record<string, string>> = {
  'gaat vanzelf weg.': 'we versturen het zodra er verbinding is',
  betaalrun: 'betaalbestand, of: de betaling is klaargezet',
  entiteit: 'wat het is: een cliënt, een opdracht',
  'status gewijzigd': 'wat er gebeurde: goedgekeurd, geannuleerd',
  statuswijziging: 'wat er gebeurde',
  'systeem.': 'wie het doet: Zorginzet, de computer, wij',
  functionaliteit: 'wat je ermee doet',
  applicatie: 'app',
  'module.': 'onderdeel',
  genereer: 'maken',
  gegenereer: 'gemaakt',
  configur: 'instellen',
  geconfigur: 'ingesteld',
  selecteer: 'kiezen',
  geselecteer: 'gekozen',
  valideer: 'nakijken',
  gevalideer: 'nagekeken',
  geverifieer: 'nagekeken',
  autoris: 'mogen',
  geautoris: 'mag',
  'optioneel.': 'mag leeg blijven',
  'optionele.': 'die leeg mag blijven',
  'verplicht veld.': 'wat er moet staan',
  'ongeldige invoer.': 'wat er niet klopt',
  'invoer wissen.': 'formulier wissen',
  parameter: 'wat het is',
  mutatie: 'wijziging',
  muteer: 'wijzigen',
  // English.
  'match.': 'past het best, past bij',
  'matcht.': 'past bij',
  'matchen.': 'passen bij',
  matching: 'wie past bij wie',
  gematcht: 'past bij',
  feedback: 'mening, antwoord',
  dashboard: 'overzicht',
  'items.': 'wat het zijn',
  update: 'nieuwe versie, wijzigen',
  geüpdat: 'gewijzigd',
  upload: 'sturen, toevoegen',
  geüpload: 'gestuurd, toegevoegd',
  'checken.': 'nakijken',
  cancel: 'annuleren',
  gecanceld: 'geannuleerd',
  deadline: 'uiterlijk',
  'support.': 'hulp',
  helpdesk: 'wie helpt',
  ticket: 'vraag',
  workflow: 'wat er gebeurt',
  'tool.': 'hulpmiddel',
  'login.': 'inloggen, laatst ingelogd',
  'logins.': 'ingelogde apparaten',
  default: 'gewoonlijk',
  // From official letters.
  'indien van toepassing': 'als dat zo is',
  'middels.': 'met',
  teneinde: 'om',
  'ten behoeve van': 'voor',
  'ten aanzien van': 'over',
  'met betrekking tot': 'over',
  'door middel van': 'met',
  'betreffende.': 'over, deze',
  desbetreffende: 'deze',
  'conform.': 'volgens',
  'inzake.': 'over',
  alsmede: 'en',
  alvorens: 'voordat',
  derhalve: 'daarom',
  tevens: 'ook',
  'reeds.': 'al',
  'thans.': 'nu',
  gaarne: 'graag',
  geschiedt: 'gebeurt',
  'dient te.': 'moet',
  'dienen te.': 'moeten',
  niettegenstaande: 'ook al',
  voornoemde: 'deze',
  bovengenoemde: 'deze',
}
const codes: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-W\d{2}/g, 'week 47 van 2026'],
  [/(?<![\d-])\d{4}-\d{2}(?:-\d{2})?(?![\d-])/g, '27 november 2026'],
  [/(?<![\p{L}\p{N}/._@])[a-z]+_[a-z_]+(?![\p{L}\p{N}/_@])/gu, 'wat het is, in woorden'],
  [/\b(?:ROLE|IS)_[A-Z_]+/g, 'wat iemand doet: planner, zorgverlener'],
  [/\[object [A-Z]\w*\]|(?<![\p{L}])(?:undefined|null|NaN)(?![\p{L}])/gu, 'de waarde zelf'],
]

const patterns: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(jargon).map(([word, say]): readonly [RegExp, string] => {
    const alone = word.endsWith('.')
    return [new RegExp(`(?<![\\p{L}\\p{N}])${alone ? `${word.slice(0, -1)}(?![\\p{L}\\p{N}])` : `${word}\\p{L}*`}`, 'giu'), say]
  }),
  ...codes,
]

/** The words and codes in a text that people should not have to read, in the order of the list; none for a plain text. */
export const unplainIn = (text: string): UnplainWord[] =>
  patterns.flatMap(([pattern, say]) => (text.match(pattern) ?? []).map(word => ({ word, say })))
