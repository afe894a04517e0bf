import { expect, test } from 'vitest'
import { at, facts, givenBack, said, work, worked } from '../../tests/facts/dossier-facts.ts'
import { dossierOf } from './dossier.ts'
import { longestRun } from './enterprise-lines.ts'
import type { DossierFacts } from './facts.ts'
import { sayDossierLine } from './say.ts'

test.each<[string, Partial<DossierFacts>, string, string[]]>([
  [
    'a rate from the table, beside the threshold of that day',
    {},
    'rate',
    [
      'fact: Een tegenvoorstel voor het tarief: niet vastgelegd in Zorginzet (2025-11-29 – 2026-11-28)',
      'employment: € 46,00 per uur voor 1 opdracht, uit de tarieven van de locatie (2026-11-20)',
      'independence: € 46,00 per uur (1 opdracht) is niet lager dan de grens van € 38,00 (2026-11-20)',
    ],
  ],
  [
    'the threshold of the day of the work, not of today: the same rate on both sides of a change',
    { work: [...worked('2026-03-05'), ...worked('2026-03-06')].map(one => ({ ...one, hourlyRate: 3700, rateBy: 'worker' })) },
    'rate',
    [
      'independence: € 37,00 per uur (1 opdracht) is niet lager dan de grens van € 36,00 (2026-03-05)',
      'independence: € 37,00 per uur voor 2 opdrachten, voorgesteld door de zorgverlener (2026-03-05 – 2026-03-06)',
      'employment: € 37,00 per uur (1 opdracht) is lager dan de grens van € 38,00 (2026-03-06)',
    ],
  ],
  [
    'agreements by version and state, and the work without one',
    {
      work: [work, { ...work, agreement: 'waiting' }, { ...work, agreement: 'none' }],
      agreements: (
        [
          'agreed',
          'agreed',
          'waiting_for_worker',
          'waiting_for_organization',
          'waiting_for_both',
          'ended',
          'ended_before_agreed',
        ] as const
      ).map((status, index) => ({
        ...{ at: at(`2026-11-1${index}`), isAddition: index > 4, name: 'Overeenkomst', version: 2, status },
        model: { number: '905.1', until: '2028-01-01' },
      })),
    },
    'agreements',
    [
      'fact: 2 overeenkomsten “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: beide partijen akkoord (2026-11-10 – 2026-11-11)',
      'fact: 1 overeenkomst “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: nog geen akkoord van de zorgverlener (2026-11-12)',
      'fact: 1 overeenkomst “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: nog geen akkoord van de organisatie (2026-11-13)',
      'fact: 1 overeenkomst “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: nog geen van beide partijen akkoord (2026-11-14)',
      'fact: 1 aanvulling “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: beëindigd, beide partijen waren akkoord (2026-11-15)',
      'fact: 1 aanvulling “Overeenkomst”, versie 2, modelovereenkomst 905.1, geldig t/m za 1 jan 2028: beëindigd voordat beide partijen akkoord waren (2026-11-16)',
      'fact: 1 opdracht met een overeenkomst waarop nog een akkoord ontbreekt (2026-11-20)',
      'fact: 1 opdracht zonder overeenkomst in Zorginzet (2026-11-20)',
    ],
  ],
  [
    'how many others without their names, a quarter of the hours, and a short run',
    {},
    'others',
    [
      'independence: Werkte in deze periode ook voor 2 andere organisaties in Zorginzet. Werk buiten Zorginzet staat hier niet (2025-11-29 – 2026-11-28)',
      'independence: 24 % van de uren in Zorginzet was hier: 8 uur van 33 uur (2025-11-29 – 2026-11-28)',
      'independence: Langste reeks zonder pauze van meer dan 28 dagen: 1 dag (2026-11-20)',
    ],
  ],
  [
    'half of the hours and half a year on end, with the names for who may know them',
    {
      work: worked(
        '2026-01-01',
        '2026-01-29',
        '2026-02-26',
        '2026-03-26',
        '2026-04-23',
        '2026-05-21',
        '2026-06-18',
        '2026-07-01',
      ),
      shares: { here: 600, elsewhere: 600, others: 1, named: [{ name: 'Het Anker', minutes: 600 }] },
    },
    'others',
    [
      'independence: Werkte in deze periode ook voor 1 andere organisatie in Zorginzet. Werk buiten Zorginzet staat hier niet (2025-11-29 – 2026-11-28)',
      'employment: 50 % van de uren in Zorginzet was hier: 10 uur van 20 uur (2025-11-29 – 2026-11-28)',
      'independence: Het Anker: 10 uur (2025-11-29 – 2026-11-28)',
      'employment: Langste reeks zonder pauze van meer dan 28 dagen: 182 dagen (2026-01-01 – 2026-07-01)',
    ],
  ],
  [
    'only here, without approved hours',
    { shares: { here: 0, elsewhere: 0, others: 0, named: [] } },
    'others',
    [
      'employment: Werkte in deze periode voor geen andere organisatie in Zorginzet. Werk buiten Zorginzet staat hier niet (2025-11-29 – 2026-11-28)',
      'fact: Er zijn in deze periode geen goedgekeurde uren (2025-11-29 – 2026-11-28)',
      'independence: Langste reeks zonder pauze van meer dan 28 dagen: 1 dag (2026-11-20)',
    ],
  ],
  [
    'documents on the days of work, the day after the last day not',
    {
      work: worked('2026-11-01', '2026-11-02', '2026-11-20'),
      documents: [
        { kind: 'kvk', from: '2026-01-01', until: null, sealOf: 'Kamer van Koophandel' },
        { kind: 'bav', from: '2026-01-01', until: '2026-11-01', sealOf: null },
        { kind: 'bav_payment', from: '2026-11-02', until: '2026-12-31', sealOf: null },
      ],
    },
    'enterprise',
    [
      'independence: Beroepsaansprakelijkheidsverzekering (polis): goedgekeurd en geldig op 1 dag met werk, geldig t/m zo 1 nov 2026 (2026-11-01)',
      'employment: Betaalbewijs beroepsverzekering: geen goedgekeurd en geldig document in Zorginzet op 1 dag met werk (2026-11-01)',
      'independence: KvK-uittreksel: goedgekeurd en geldig op 3 dagen met werk, verloopt niet (2026-11-01 – 2026-11-20)',
      'employment: Beroepsaansprakelijkheidsverzekering (polis): geen goedgekeurd en geldig document in Zorginzet op 2 dagen met werk (2026-11-02 – 2026-11-20)',
      'independence: Betaalbewijs beroepsverzekering: goedgekeurd en geldig op 2 dagen met werk, geldig t/m do 31 dec 2026 (2026-11-02 – 2026-11-20)',
      'independence: 1 factuur op eigen naam, door Zorginzet opgemaakt (2026-11-23)',
      'independence: KvK-nummer 12345678 (2026-11-23)',
      'fact: Geen btw-nummer op de factuur (2026-11-23)',
    ],
  ],
  [
    'who gave the times, changed them, and looked at the hours',
    {
      work: [
        work,
        {
          ...work,
          changedAt: at('2026-11-15'),
          confirmedAt: at('2026-11-16'),
          correctedAt: at('2026-11-21'),
          rejectedAt: at('2026-11-22'),
        },
        { ...work, timesBy: 'office', submittedBy: 'office', submittedAt: at('2026-11-24') },
        { ...work, timesBy: 'unknown', submittedBy: null, submittedAt: null },
      ],
    },
    'times',
    [
      'fact: Wie aanwijzingen gaf over hoe het werk gedaan moest worden: niet vastgelegd in Zorginzet (2025-11-29 – 2026-11-28)',
      'fact: Eigen materiaal, vervoer of kleding: niet vastgelegd in Zorginzet (2025-11-29 – 2026-11-28)',
      'employment: Tijd of plaats van 1 opdracht veranderde nadat de zorgverlener was gekozen (2026-11-15)',
      'independence: De zorgverlener was akkoord met de verandering van 1 opdracht (2026-11-16)',
      'employment: De organisatie gaf begin en einde van 2 opdrachten (2026-11-20)',
      'employment: Zorginzet gaf voor de organisatie begin en einde van 1 opdracht (2026-11-20)',
      'employment: Van 1 opdracht is niet vastgelegd wie begin en einde gaf, het waren tijden van de organisatie (2026-11-20)',
      'independence: De zorgverlener diende zelf de uren in van 2 opdrachten (2026-11-20)',
      'employment: De organisatie stelde andere uren voor bij 1 opdracht (2026-11-21)',
      'independence: De zorgverlener wees dat voorstel af bij 1 opdracht (2026-11-22)',
      'fact: Zorginzet diende de uren in van 1 opdracht (2026-11-24)',
    ],
  ],
])('%s', (_name, changes, section, expected) => {
  expect(said(changes, section)).toEqual(expected)
})

test('who was only asked has nothing in it of their other work, their documents or their hours', () => {
  const question = { at: at('2026-01-01'), answeredAt: null, status: 'open' as const }
  expect(dossierOf({ ...facts, work: [], questions: [question] }).map(({ section }) => section)).toEqual([
    'offers',
    'replacement',
  ])
})
test('who gave back what was agreed on, and never worked, still has what was agreed', () => {
  const agreement = {
    at: at('2026-04-01'),
    isAddition: false,
    name: 'Overeenkomst',
    version: 1,
    model: null,
    status: 'ended',
  } as const
  const withCancellation = {
    ...facts,
    work: [],
    agreements: [agreement],
    cancellations: [{ ...givenBack, at: at('2026-04-01') }],
  }
  const sections = dossierOf(withCancellation)
  expect(sections.map(({ section }) => section)).toEqual(['agreements', 'offers', 'replacement'])
  expect(sections[0]!.lines.map(({ agreements }) => agreements)).toEqual(['ended'])
})
test('without work and without an offer there is nothing', () => {
  expect(dossierOf({ ...facts, work: [] })).toEqual([])
})
test('each line has its source, its reason, and both ways are said alike', () => {
  const lines = dossierOf(facts).flatMap(section => section.lines)
  for (const line of lines) expect([line.source, line.why].every(words => words.length > 5)).toBe(true)
  expect(new Set(lines.map(line => sayDossierLine(line).points))).toEqual(
    new Set(['Wijst op zelfstandig', 'Wijst op loondienst', 'Feit']),
  )
  expect(sayDossierLine({ from: '2026-11-20', until: '2026-11-23', points: 'fact', why: '' }).when).toBe(
    'vr 20 nov 2026 t/m ma 23 nov 2026',
  )
})
test.each([
  ['no work', [], undefined],
  ['a pause of the most days', ['2026-01-01', '2026-01-29'], 29],
  ['a pause of one more', ['2026-01-01', '2026-01-30'], 1],
  ['the longest of two', ['2026-01-01', '2026-03-01', '2026-03-05'], 5],
])('a run: %s', (_name, starts, length) => {
  expect(longestRun(starts)?.days).toBe(length)
})
