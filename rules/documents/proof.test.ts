import { expect, test } from 'vitest'
import { type ProofEvent, type ProofFacts, proofOf, sayProofStep } from './proof.ts'

const worker = { uuid: 'w', name: 'Fatima Yilmaz' }
const planned = { startDate: '2026-11-20T06:00:00+00:00', endDate: '2026-11-20T14:30:00+00:00', breakMinutes: 30 }
const event = (name: string, by: string, hour: number, actor = by): ProofEvent => ({
  ...{ name, by, actor },
  at: `2026-11-19T${String(hour).padStart(2, '0')}:00:00+00:00`,
})
const [made, published] = [event('care_moment_created', 'Marieke', 8), event('care_moment_published', 'Marieke', 8)]
const reacted = event('reaction_placed', worker.name, 9, 'w')
const other = event('reaction_placed', 'Kees Brouwer', 10, 'k')
const chosen = event('care_moment_assigned', 'Marieke', 11)
const facts: ProofFacts = {
  ...{ planned, hourlyRate: 4600, contractType: 'freelance', worker, agreement: null, hasClient: true, worked: null },
  ...{ events: [made, published, reacted, other, chosen], report: null, lines: [], invoice: null },
}
const sentencesOf = (changes: Partial<ProofFacts>, ...steps: string[]) =>
  proofOf({ ...facts, ...changes })
    .filter(({ step }) => steps.includes(step))
    .map(({ at, by, detail }) => [at?.slice(11, 13) ?? null, by, detail?.replaceAll('\u00a0', ' ') ?? null])

const agreed = 'vr 20 nov 2026, 07:00 – 15:30, zzp, € 46,00 per uur'
test.each<[string, Partial<ProofFacts>, string[], unknown[]]>([
  [
    'nothing is chosen yet',
    { worker: null, events: [made, published, reacted] },
    ['published', 'reacted', 'selected', 'agreed'],
    [
      ['08', 'Marieke', null],
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ],
  ],
  [
    'an agreement waits',
    { agreement: 'Wacht op de zorgverlener' },
    ['agreed'],
    [['11', worker.name, `${agreed}. Overeenkomst: wacht op de zorgverlener`]],
  ],
  [
    'the reaction is of who was chosen',
    {},
    ['reacted', 'selected'],
    [
      ['09', worker.name, 'Akkoord met de opdracht en het tarief'],
      ['11', 'Marieke', worker.name],
    ],
  ],
  ['what was agreed holds from the choice on', {}, ['agreed'], [['11', worker.name, agreed]]],
  [
    'or from when a changed time was confirmed',
    { events: [...facts.events, event('care_moment_change_confirmed', worker.name, 13, 'w')] },
    ['agreed'],
    [['13', worker.name, agreed]],
  ],
  [
    'asked by name: who asked chose, and the yes is theirs',
    { events: [made, event('care_moment_invited', 'Marieke', 9), event('care_moment_assigned', worker.name, 12, 'w')] },
    ['reacted', 'selected', 'agreed'],
    [
      ['12', worker.name, 'Op naam gevraagd: ja, akkoord met de opdracht en het tarief'],
      ['09', 'Marieke', worker.name],
      ['12', worker.name, agreed],
    ],
  ],
  [
    'nobody reacted: chosen directly',
    { events: [made, chosen] },
    ['published', 'reacted'],
    [
      [null, null, null],
      [null, null, 'Zonder reactie: rechtstreeks gekozen'],
    ],
  ],
  [
    'a choice that was taken back no longer counts',
    { worker: null, events: [...facts.events, event('care_moment_assignment_canceled', 'Marieke', 12)] },
    ['selected', 'agreed'],
    [
      [null, null, null],
      [null, null, null],
    ],
  ],
  [
    'and the second choice counts',
    {
      worker: { uuid: 'k', name: 'Kees Brouwer' },
      events: [
        ...facts.events,
        event('care_moment_assignment_canceled', 'Marieke', 12),
        event('care_moment_assigned', 'Marieke', 14),
      ],
    },
    ['reacted', 'selected'],
    [
      ['10', 'Kees Brouwer', 'Akkoord met de opdracht en het tarief'],
      ['14', 'Marieke', 'Kees Brouwer'],
    ],
  ],
  [
    'hours with their length, by who handed them in',
    { worked: planned, events: [...facts.events, event('care_moment_submitted', worker.name, 16, 'w')] },
    ['hours'],
    [['16', worker.name, 'vr 20 nov 2026, 07:00 – 15:30, 8 uur']],
  ],
  [
    'without a client there is nothing to report',
    { hasClient: false },
    ['report'],
    [[null, null, 'Zonder cliënt: er is niets te rapporteren']],
  ],
  [
    'lines with their sum',
    {
      lines: [
        { at: planned.endDate, kind: 'hourly_rate', description: 'Uurtarief', amount: 36800 },
        { at: planned.endDate, kind: 'bonus', description: 'Bonus', amount: 2500 },
        { at: planned.endDate, kind: 'expense', description: 'Kilometers: heen en terug', amount: 460 },
      ],
    },
    ['line'],
    [['14', null, 'Uren: € 368,00; Bonus: € 25,00; Kilometers: heen en terug: € 4,60; samen € 397,60']],
  ],
  [
    'an invoice that was taken back says by what',
    { invoice: { uuid: 'i', number: '2026-0001', at: planned.endDate, hasUbl: false, paidOn: null, creditedBy: '2026-0002' } },
    ['ubl', 'paid'],
    [
      [null, null, 'Van een van beide partijen is geen KvK-nummer bekend'],
      [null, null, 'Gecrediteerd met 2026-0002'],
    ],
  ],
  [
    'temp work has no invoice',
    { contractType: 'temp_work' },
    ['ubl', 'paid'],
    [
      [null, null, 'Uitzend: verloond, zonder factuur van de zorgverlener'],
      [null, null, 'Uitzend: verloond, zonder factuur van de zorgverlener'],
    ],
  ],
])('%s', (_, changes, steps, expected) => {
  expect(sentencesOf(changes, ...steps)).toEqual(expected)
})
test.each([
  ['that came', { at: '2026-11-19T08:00:00+00:00', by: 'Marieke', detail: 'zzp' }, ['do 19 nov 2026, 09:00', 'Marieke', 'zzp']],
  ['of a day, with nothing more to say', { at: '2026-11-25', by: null, detail: null }, ['wo 25 nov 2026', null, null]],
  ['that has not come', { at: null, by: null, detail: null }, [null, null, 'Nog niet']],
  ['that will not come', { at: null, by: null, detail: 'Zonder cliënt' }, [null, null, 'Zonder cliënt']],
])('a step %s is said so', (_which, step, expected) => {
  expect(Object.values(sayProofStep(step))).toEqual(expected)
})
