import { expect, test } from 'vitest'
import { sayForeseen } from './say-foreseen.ts'
import type { Foreseen } from './use-foreseen.ts'

const nothing: Foreseen = { events: [], hears: [], notes: {}, changes: [] }
const worker = (event: string, names: string[], count = names.length): Foreseen['hears'][number] => ({
  ...{ event, names, count, subject: 'Je dienst is gewijzigd' },
  role: 'ROLE_CARE_WORKER',
})
const plain = (sentences: string[]) => sentences.map(sentence => sentence.replaceAll('\u00a0', ' '))

test.each<[string, Partial<Foreseen>, string[]]>([
  ['nothing', {}, []],
  [
    'a changed time',
    { hears: [worker('care_moment_updated', ['Ada Smit'])] },
    ['Ada Smit krijgt bericht en bevestigt de wijziging; tot dan wacht je op antwoord. Afzeggen hierom telt nooit als te laat.'],
  ],
  [
    'all who reacted',
    { hears: [worker('reaction_canceled', ['Ada Smit', 'Kees Bos'])] },
    ['Ada Smit en Kees Bos reageerden en horen dat het niet doorgaat.'],
  ],
  [
    'more than one names',
    { hears: [worker('reaction_canceled', [], 12)] },
    ['12 zorgverleners reageerden en horen dat het niet doorgaat.'],
  ],
  [
    'an event without words of its own says the subject',
    { hears: [worker('client_set_inactive', [], 2)] },
    ['2 zorgverleners krijgen bericht: “Je dienst is gewijzigd”.'],
  ],
  [
    'a series that is cut short',
    { events: [{ name: 'care_moment_withdrawn', count: 8 }], notes: { changed: 8, kept: 2 } },
    ['8 opdrachten vervallen.', '2 opdrachten blijven zoals ze zijn: al begonnen of afgerond.'],
  ],
  [
    'a series that is lengthened',
    { events: [{ name: 'care_moment_created', count: 1 }], notes: { changed: 1, kept: 0 } },
    ['1 opdracht komt erbij.'],
  ],
  [
    'another rate',
    { changes: [{ field: 'hourlyRate', from: '4100', to: '4350' }] },
    ['Het uurtarief wordt € 43,50 (was € 41,00), zoals op die dag, plek en dat niveau geldt.'],
  ],
])('%s', (_, foreseen, sentences) => {
  expect(plain(sayForeseen({ ...nothing, ...foreseen }))).toEqual(sentences)
})
