import { expect, test } from 'vitest'
import { sayLacking } from './lacking.ts'

test.each([
  ['nothing', [], 0, undefined],
  ['an act', ['Sondevoeding'], 0, 'Je mist: Sondevoeding'],
  ['two acts and a document', ['Sondevoeding', 'Stomazorg'], 1, 'Je mist: Sondevoeding, Stomazorg en 1 document'],
  ['three acts', ['Sondevoeding', 'Stomazorg', 'Injecteren'], 0, 'Je mist: Sondevoeding, Stomazorg en nog 1 handeling'],
  ['documents alone', [], 8, 'Je mist: 8 documenten'],
])('what a card says one lacks: %s', (_name, acts, documents, said) => {
  expect(sayLacking({ acts, documents })).toBe(said)
})
