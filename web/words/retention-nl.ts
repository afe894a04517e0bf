import type { keptKind } from '#contract/accounts/retention.ts'

interface KeptWords {
  name: string
  /** What is kept, in one sentence. */
  about: string
}
/** Each kind of data with a retention term, in planners' words. */
export const keptWords: Record<(typeof keptKind)[number], KeptWords> = {
  accessLog: { name: 'Inzage in dossiers', about: 'Wie wanneer in het dossier van een cliënt keek.' },
  event: { name: 'Geschiedenis', about: 'Wat er gebeurde met dossiers, opdrachten en accounts, en wie het deed.' },
  client: { name: 'Cliënten', about: 'Het dossier van een cliënt die uit zorg is.' },
  careWorker: { name: 'Zorgverleners', about: 'De gegevens en documenten van een zorgverlener die weg is.' },
  mail: { name: 'Mails', about: 'Wat Zorginzet mailde, met de tekst.' },
  roster: { name: 'Roosters', about: 'Een rooster, met wie voor welk werk gekozen is en waarom.' },
  invoice: { name: 'Facturen', about: 'Facturen en de boekhouding die erbij hoort.' },
}
