// The data behind the platform's decisions (decided-by-rules.ts), what never counts in them, and what people can do about them.

/** A kind of data about somebody, and its use. */
export type UsedData = { what: string; forWhat: string }
/** Takes the number of reviews from which a rating is shown; gives the data that decisions are based on. */
export const usedData = (ratingFrom: number): UsedData[] => [
  { what: 'Niveau, contractvormen, handelingen en documenten', forWhat: 'of je werk mag doen' },
  { what: 'Je adres', forWhat: 'hoe ver het werk is' },
  { what: 'Je diensten via Zorginzet', forWhat: 'of je dan vrij bent, of je genoeg rust hebt, en waar je al werkte' },
  {
    what: 'Je zorgvoorkeuren',
    forWhat: 'hoe ver en hoeveel je werkt, en of een rooster je mag vragen. Je bezwaren: voor een waarschuwing',
  },
  { what: 'Wat je in je planning opgeeft', forWhat: 'een rooster vraagt je niet als je dan niet kunt' },
  { what: 'Je antwoorden', forWhat: 'je reacties, “Niet voor mij”, en ja of nee op een vraag: voor dat werk' },
  { what: 'Zorgteam, favoriet en uitgesloten', forWhat: 'die kiezen organisaties en cliënten' },
  { what: `Je cijfer, vanaf ${ratingFrom} beoordelingen`, forWhat: 'de volgorde van reacties en van de bellijst' },
  { what: 'Je tarief', forWhat: 'de kosten in een rooster' },
  { what: 'Je keuzes bij Meldingen', forWhat: 'hoe en wanneer je van werk hoort' },
]
/** Takes the number of reviews from which a rating is shown; gives what counts in none of the decisions. */
export const neverUsed = (ratingFrom: number): string[] => [
  'Je naam, leeftijd, geslacht en geboorteplaats.',
  'Je foto, je talen en wat je over jezelf of in berichten schrijft.',
  'Je gezondheid, je geloof en hoe je je voelt.',
  `Een cijfer dat nog niet te zien is: van minder dan ${ratingFrom} beoordelingen.`,
  'Notities van planners, en overtredingen.',
  'Dat je eerder nee zei tegen ander werk. Alleen op de bellijst telt dat een tijd.',
  'In een rooster ook niet: je cijfer, en wie door de telefoon nee zei.',
]
/** What people can do to change an outcome. */
export const ownPart: readonly string[] = [
  'Reageer zelf op werk dat je wilt. In een rooster telt dat meer dan dat je nog gevraagd moet worden.',
  'Meer afstand, handelingen of contractvormen bij je zorgvoorkeuren brengen meer werk. Daar zie je meteen hoeveel.',
  'Geldige documenten houden je in de lijsten. Lever een nieuw in voor het oude verloopt.',
  'Werk je vaker bij een organisatie of cliënt, dan sta je daar hoger. Een hoger cijfer helpt bij reacties en op de bellijst.',
  'Geef in je planning op wanneer je niet kunt. En stel bij je zorgvoorkeuren in hoeveel uur een rooster je mag geven.',
  'Werk dat je afwijst of afzegt, bieden we je niet nog eens aan. Je kansen op ander werk blijven gelijk.',
]
