import { expect, test } from 'vitest'
import { sayCounts, sayHears, sayRate } from './say-consequences.ts'

const worker = { role: 'ROLE_CARE_WORKER', count: 1, byMail: true, subject: null } as const
test.each([
  ['nobody', [], ['Niemand krijgt hier bericht van.']],
  [
    'who is assigned, by name',
    [{ ...worker, event: 'care_moment_updated', name: 'Fatima El Idrissi' }],
    ['Fatima El Idrissi krijgt een mail en bevestigt de nieuwe tijd. Tot dan wacht je op antwoord.'],
  ],
  [
    'those of a series, one of whom has no name here',
    [
      { ...worker, event: 'recurring_care_moment_canceled', name: 'Kees Brouwer' },
      { ...worker, event: 'recurring_care_moment_canceled', name: null, count: 2 },
    ],
    [
      'Kees Brouwer en 2 andere zorgverleners krijgen elk één mail en horen welke diensten en reacties vervallen. Dat telt niet als een afzegging.',
    ],
  ],
  [
    'who wants no mail',
    [{ ...worker, event: 'reaction_canceled', name: 'Kees Brouwer', byMail: false }],
    ['Kees Brouwer ziet het in de app en hoort dat de reactie vervalt.'],
  ],
  [
    'the organization, when the back office does it',
    [{ ...worker, role: 'ROLE_ORGANIZATION_USER' as const, event: 'care_moment_assignment_canceled', name: null, count: 2 }],
    ['2 mensen van de organisatie krijgen elk één mail.'],
  ],
])('the sentences name who is notified: %s', (_who, hears, sentences) => {
  expect(sayHears(hears)).toEqual(sentences)
})
test('of what happens several times the mails are counted, and who gets more than one', () => {
  const event = 'care_moment_canceled'
  const kees = { ...worker, event, name: 'Kees Brouwer' }
  const family = { ...worker, role: 'ROLE_CLIENT_ADMIN' as const, event, name: null, count: 3 }
  expect(sayHears([kees, { ...kees, subject: 'x' }, { ...worker, event, name: 'Ana Silva' }, family], () => true)).toEqual([
    'Kees Brouwer (2 keer) en Ana Silva krijgen samen 3 mails en horen dat de opdracht niet doorgaat. Dat telt niet als een afzegging.',
    'Naasten krijgen samen 3 mails.',
  ])
  expect(sayHears([{ ...kees, count: 2 }], () => true)).toEqual([
    'Kees Brouwer krijgt 2 mails en hoort dat de opdracht niet doorgaat. Dat telt niet als een afzegging.',
  ])
})
test('the sentences say how many moments change and stay, and what happens to the rate', () => {
  const foreseen = { hears: [], noted: { changed: 8, kept: 1 } }
  expect(sayCounts(foreseen, { one: 'vervalt', more: 'vervallen' })).toEqual([
    '8 diensten vervallen.',
    '1 dienst blijft zoals nu: die is al begonnen of afgerond.',
  ])
  const [said = ''] = sayRate({ hourlyRate: 4000 }, { hourlyRate: 4100 }, 'op zo 29 nov 2026 een ander tarief geldt')
  expect(said.replaceAll('\u00a0', ' ')).toBe(
    'Het tarief wordt € 41,00 per uur in plaats van € 40,00, omdat op zo 29 nov 2026 een ander tarief geldt.',
  )
  expect(sayRate({ hourlyRate: 4000 }, { hourlyRate: 4000 }, '')).toEqual([])
})
