// The text of the agreement of an assignment: the values of its placeholders, the wording of a change, and the form that is
// hashed.
import { amsterdamDate } from '../time/amsterdam.ts'
import { formatShift, sayBreak } from '../time/broken-shift.ts'
import { formatDate, formatHourCount, formatMoney } from '../time/format-nl.ts'

/** A part of the text, with placeholders in a template. The words of a `fixed` one may not change within one model agreement. */
export interface AgreementSection {
  title: string
  text: string
  fixed?: boolean
}
/** The facts in an agreement. Money in cents, instants as ISO text. No client is named. */
export interface AgreementFacts {
  careWorkerName: string
  organizationName: string
  locationName: string
  level: string
  serviceTypeName: string | null
  startDate: string
  endDate: string
  breakMinutes: number
  breakFrom: string | null
  covers: 'shift' | 'series' | 'period'
  hourlyRate: number | null
  bonus: number
  cancellationTermHours: number
  paymentTermDays: number
}
/** The details of the parties besides their names. */
export interface AgreementParties {
  organization: { street: string; postcode: string; city: string; kvk: string | null }
  careWorker: { tradeName: string | null; kvk: string | null }
  rateProposedBy: 'organization' | 'worker' | 'zorginzet'
}

// A postcode stays on one line.
const unbroken = (place: string) => place.replace(/(\b\d{4}) ([A-Z]{2}\b)/g, '$1\u00a0$2')
const inLine = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ')
const rateOf = ({ hourlyRate }: AgreementFacts) => (hourlyRate === null ? 'het tarief van de locatie' : formatMoney(hourlyRate))
const hoursOf = ({ cancellationTermHours }: AgreementFacts) => formatHourCount(cancellationTermHours)
const days = ({ startDate, endDate }: AgreementFacts) =>
  `van ${formatDate(amsterdamDate(startDate))} tot en met ${formatDate(amsterdamDate(new Date(Date.parse(endDate) - 1).toISOString()))}`
/** When the work is; a series counts from its first shift. */
const whenOf = (facts: AgreementFacts) => {
  if (facts.covers === 'period') return days(facts)
  return facts.covers === 'series' ? `vanaf ${formatShift(facts)}` : formatShift(facts)
}
const frames = {
  shift: '',
  series:
    'Dit is een raamovereenkomst. Zij geldt voor elke dienst uit deze reeks waarvoor de zorgverlener wordt gekozen. Heeft zo’n dienst een andere tijd of een ander tarief, dan staat dat in een aanvulling.',
  period: 'Zij geldt voor alle diensten in deze periode die de zorgverlener krijgt.',
}
const proposers = { organization: 'de organisatie', worker: 'de zorgverlener', zorginzet: 'Zorginzet, namens de organisatie' }

/** The value of each placeholder of a template, by name. An empty one also removes the white space before it. */
export const agreementPlaces = (facts: AgreementFacts, parties: AgreementParties): Record<string, string> => {
  const { organization, careWorker } = parties
  return {
    opdrachtgever: inLine(
      ...[facts.organizationName, organization.street, unbroken(`${organization.postcode} ${organization.city}`)],
      organization.kvk && `KvK ${organization.kvk}`,
    ),
    opdrachtnemer: inLine(facts.careWorkerName, careWorker.tradeName, careWorker.kvk && `KvK ${careWorker.kvk}`),
    niveau: facts.level,
    'soort zorg': facts.serviceTypeName ? `(${facts.serviceTypeName})` : '',
    plek: unbroken(facts.locationName),
    werktijd: whenOf(facts),
    pauze: facts.covers === 'period' ? '' : `${sayBreak(facts).replace(/^./, first => first.toUpperCase())}.`,
    'diensten van de reeks': frames[facts.covers],
    tarief: rateOf(facts),
    toeslag: facts.bonus > 0 ? `Daar komt een bonus van ${formatMoney(facts.bonus)} bij.` : '',
    voorsteller: proposers[parties.rateProposedBy],
    betaaltermijn: `${facts.paymentTermDays} dagen na de datum van de factuur`,
    annuleringstermijn: hoursOf(facts),
  }
}
/** The names of the placeholders, each with an example. */
export const placeExamplesOfAgreement: Readonly<Record<string, string>> = agreementPlaces(
  {
    ...{
      careWorkerName: 'Fatma Yilmaz',
      organizationName: 'Zorggroep De Linde',
      locationName: 'De Linde, Lindelaan 12, 3511 AB Utrecht',
    },
    ...{ level: 'Verzorgende IG', serviceTypeName: 'Wijkverpleging', covers: 'series' },
    ...{ startDate: '2026-01-05T06:00:00+00:00', endDate: '2026-01-05T14:00:00+00:00', breakMinutes: 30, breakFrom: null },
    ...{ hourlyRate: 4250, bonus: 5000, cancellationTermHours: 24, paymentTermDays: 14 },
  },
  {
    organization: { street: 'Lindelaan 12', postcode: '3511 AB', city: 'Utrecht', kvk: '12345678' },
    careWorker: { tradeName: 'Yilmaz Zorg', kvk: '87654321' },
    rateProposedBy: 'organization',
  },
)

const compared: [name: string, say: (facts: AgreementFacts) => string][] = [
  ['Tijd', whenOf],
  ['Pauze', sayBreak],
  ['Plek', ({ locationName }) => unbroken(locationName)],
  ['Niveau', ({ level }) => level],
  ['Tarief', rateOf],
  ['Bonus', ({ bonus }) => (bonus > 0 ? formatMoney(bonus) : 'geen')],
  ['Te laat annuleren', facts => `minder dan ${hoursOf(facts)} voor het begin`],
]
/** The changes between two states of a shift or period, a sentence each: 'Bonus: geen wordt € 50,00.' */
export const agreementChanges = (before: AgreementFacts, after: AgreementFacts): string[] =>
  compared.flatMap(([name, say]) => {
    // A period has no break of its own.
    if (name === 'Pauze' && after.covers === 'period') return []
    return say(before) === say(after) ? [] : [`${name}: ${say(before)} wordt ${say(after)}.`]
  })

/** The sections of an amendment: the hash of the text it amends, and what changed. */
export const additionSections = (amended: { madeOn: string; hash: string }, changes: readonly string[]): AgreementSection[] => [
  {
    title: 'Waarbij dit hoort',
    text: `Dit is een aanvulling op de overeenkomst van ${formatDate(amended.madeOn)}, zoals die luidt met kenmerk ${amended.hash}.`,
  },
  { title: 'Wat verandert', text: changes.join('\n\n') },
  { title: 'De rest', text: 'De rest van de overeenkomst blijft gelden.' },
]

/**
 * The text in the form that is hashed: heading, then titles and texts, with an empty line between them. UTF-8, lines end with \n.
 */
export const agreementText = (heading: string, sections: readonly AgreementSection[]): string =>
  [heading, ...sections.flatMap(({ title, text }) => [title, text])].join('\n\n')

/** The title of the first fixed section of this model that the new version lacks or changes; undefined when all are the same. */
export const fixedSectionLost = (model: readonly AgreementSection[], next: readonly AgreementSection[]): string | undefined =>
  model.find(
    ({ fixed, title, text }) => fixed && !next.some(other => other.fixed && other.title === title && other.text === text),
  )?.title
