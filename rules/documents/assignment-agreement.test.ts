import { describe, expect, test } from 'vitest'
import {
  type AgreementFacts,
  type AgreementSection,
  additionSections,
  agreementChanges,
  agreementPlaces,
  agreementText,
  fixedSectionLost,
} from './assignment-agreement.ts'

const facts: AgreementFacts = {
  ...{
    careWorkerName: 'Fatma Yilmaz',
    organizationName: 'De Linde',
    locationName: 'Oost, Laan 1, 3511 AB Utrecht',
    level: 'Verzorgende IG',
  },
  ...{ serviceTypeName: null, startDate: '2026-11-20T06:00:00+00:00', endDate: '2026-11-20T14:00:00+00:00' },
  ...{ breakMinutes: 30, breakFrom: null, covers: 'shift', hourlyRate: 4250, bonus: 0, cancellationTermHours: 24 },
  paymentTermDays: 14,
}
const parties = {
  organization: { street: 'Laan 1', postcode: '3511 AB', city: 'Utrecht', kvk: null },
  careWorker: { tradeName: null, kvk: '87654321' },
  rateProposedBy: 'organization',
} as const

describe('what a named place says', () => {
  test.each<[string, Partial<AgreementFacts>, string]>([
    ['opdrachtgever', {}, 'De Linde, Laan 1, 3511 AB Utrecht'],
    ['opdrachtnemer', {}, 'Fatma Yilmaz, KvK 87654321'],
    ['werktijd', {}, 'vr 20 nov 2026, 07:00 – 15:00'],
    ['werktijd', { covers: 'series' }, 'vanaf vr 20 nov 2026, 07:00 – 15:00'],
    ['werktijd', { covers: 'period', endDate: '2026-12-31T23:00:00+00:00' }, 'van vr 20 nov 2026 tot en met do 31 dec 2026'],
    ['pauze', {}, '30 minuten pauze.'],
    ['pauze', { covers: 'period' }, ''],
    ['tarief', {}, '€ 42,50'],
    ['tarief', { hourlyRate: null }, 'het tarief van de locatie'],
    ['toeslag', {}, ''],
    ['toeslag', { bonus: 5000 }, 'Daar komt een bonus van € 50,00 bij.'],
    ['annuleringstermijn', { cancellationTermHours: 48 }, '48 uur'],
    ['betaaltermijn', {}, '14 dagen na de datum van de factuur'],
    ['soort zorg', { serviceTypeName: 'Wijkverpleging' }, '(Wijkverpleging)'],
    ['voorsteller', {}, 'de organisatie'],
  ])('%s with %o: %s', (place, other, expected) => {
    expect(agreementPlaces({ ...facts, ...other }, parties)[place]?.replaceAll('\u00a0', ' ')).toBe(expected)
  })
})

test('a postcode stays on one line, of both parties and in what changed', () => {
  const places = agreementPlaces(facts, parties)
  expect(places.opdrachtgever).toBe('De Linde, Laan 1, 3511\u00a0AB Utrecht')
  expect(places.plek).toBe('Oost, Laan 1, 3511\u00a0AB Utrecht')
  expect(agreementChanges({ ...facts, locationName: 'West' }, facts)).toEqual([
    'Plek: West wordt Oost, Laan 1, 3511\u00a0AB Utrecht.',
  ])
})

describe('what changed', () => {
  test.each<[Partial<AgreementFacts>, string[]]>([
    [{}, []],
    [{ serviceTypeName: 'Wijkverpleging', paymentTermDays: 30 }, []],
    [{ bonus: 5000 }, ['Bonus: geen wordt € 50,00.']],
    [{ hourlyRate: 4500 }, ['Tarief: € 42,50 wordt € 45,00.']],
    [
      { startDate: '2026-11-20T07:00:00+00:00', breakMinutes: 0 },
      ['Tijd: vr 20 nov 2026, 07:00 – 15:00 wordt vr 20 nov 2026, 08:00 – 15:00.', 'Pauze: 30 minuten pauze wordt zonder pauze.'],
    ],
    [{ locationName: 'West' }, ['Plek: Oost, Laan 1, 3511 AB Utrecht wordt West.']],
    [
      { cancellationTermHours: 48 },
      ['Te laat annuleren: minder dan 24 uur voor het begin wordt minder dan 48 uur voor het begin.'],
    ],
  ])('%o', (other, expected) => {
    expect(agreementChanges(facts, { ...facts, ...other }).map(line => line.replaceAll('\u00a0', ' '))).toEqual(expected)
  })
})

test('the text that is hashed has its heading, titles and texts in order; another letter anywhere is another text', () => {
  const sections = [
    { title: 'A', text: 'een' },
    { title: 'B', text: 'twee', fixed: true },
  ]
  expect(agreementText('Kop', sections)).toBe('Kop\n\nA\n\neen\n\nB\n\ntwee')
  expect(agreementText('Kop', additionSections({ madeOn: '2026-11-20', hash: 'abc' }, ['Bonus: geen wordt € 50,00.']))).toContain(
    'van vr 20 nov 2026, zoals die luidt met kenmerk abc.',
  )
})

const fixed = { title: 'Geen dienstverband', text: 'Vast.', fixed: true }
const free = { title: 'Tarief', text: 'Vrij.' }
test.each<[string, AgreementSection[], string | undefined]>([
  ['all of it', [fixed, free], undefined],
  ['another free section, in another order', [{ title: 'Anders', text: 'x' }, fixed], undefined],
  ['a letter less in the fixed one', [{ ...fixed, text: 'Vas.' }, free], fixed.title],
  ['another title', [{ ...fixed, title: 'Dienstverband' }, free], fixed.title],
  ['no longer fixed', [{ ...fixed, fixed: false }, free], fixed.title],
  ['none of it', [free], fixed.title],
])('of a model, a version with %s loses %s', (_what, next, lost) => {
  expect(fixedSectionLost([fixed, free], next)).toBe(lost)
})
