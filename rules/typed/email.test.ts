import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test.each([
  ['jan@voorbeeld.example', 'jan@voorbeeld.example'],
  [' Jan.de-Vries+zorg@Voorbeeld.EXAMPLE ', 'jan.de-vries+zorg@voorbeeld.example'],
  ['jan@müller.example', 'jan@xn--mller-kva.example'],
  ['JAN@MÜLLER.example', 'jan@xn--mller-kva.example'],
  ['jan@mu\u0308ller.example', 'jan@xn--mller-kva.example'],
  ['jan@xn--mller-kva.example', 'jan@xn--mller-kva.example'],
  ['иван@пример.рф', undefined],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['mailto:jan@voorbeeld.example', 'jan@voorbeeld.example'],
  ['<jan@voorbeeld.example>', 'jan@voorbeeld.example'],
  ['Jan Smit <jan@voorbeeld.example>', 'jan@voorbeeld.example'],
  ['"Smit J" <Jan@voorbeeld.example>;', 'jan@voorbeeld.example'],
  ['jan@voorbeeld.example.', 'jan@voorbeeld.example'],
  ['jan@voorbeeld.example;', 'jan@voorbeeld.example'],
  ['Jan <jan@voorbeeld.example>, Piet <piet@voorbeeld.example>', undefined],
  ['jan@voorbeeld.example <piet@voorbeeld.example>', undefined],
  ['jan@voorbeeld.example\u200b', 'jan@voorbeeld.example'],
  ["o'brien@voorbeeld.example", "o'brien@voorbeeld.example"],
  ['o’brien@voorbeeld.example', "o'brien@voorbeeld.example"],
  ['jan@voorbeeld', undefined],
  ['jan@voorbeeld.', undefined],
  ['jan@@voorbeeld.example', undefined],
  ['jan..de@voorbeeld.example', undefined],
  ['jan@-voorbeeld.example', undefined],
  ['jan de@voorbeeld.example', undefined],
  ['jan@127.0.0.1', undefined],
  ['jan@voorbeeld.example, piet@voorbeeld.example', undefined],
  ['geen', undefined],
  ['', undefined],
])('the address %j is kept as %j', (text, expected) => {
  expect(readEmail(text)).toBe(expected)
  if (expected) expect(readEmail(expected)).toBe(expected)
})
