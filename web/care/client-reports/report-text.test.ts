import { expect, test } from 'vitest'
import { firstWords, type Part, partsOf, textOf } from './report-text.ts'

const table: [name: string, parts: Part[], text: string][] = [
  ['one problem as it is', [{ heading: 'Huid', text: 'Wond droog.\n\nGeen roodheid.' }], 'Wond droog.\n\nGeen roodheid.'],
  [
    'several below their names',
    [
      { heading: 'Huid', text: 'Wond droog.\n\nGeen roodheid.' },
      { heading: 'Voeding', text: 'Drie kopjes thee.' },
    ],
    'Huid\nWond droog.\n\nGeen roodheid.\n\nVoeding\nDrie kopjes thee.',
  ],
  [
    'what is about none first',
    [
      { heading: '', text: 'Rustige ochtend.' },
      { heading: 'Huid', text: 'Wond droog.' },
    ],
    'Rustige ochtend.\n\nHuid\nWond droog.',
  ],
]
test.each(table)('a report keeps %s, and gives its parts back', (_, parts, text) => {
  expect(textOf(parts)).toBe(text)
  expect(
    partsOf(
      text,
      parts.flatMap(({ heading }) => heading || []),
    ),
  ).toEqual(parts)
})
test.each([
  ['a name within a sentence is no heading', 'Huid is rood.\nHuid', ['Huid'], [{ heading: 'Huid', text: 'Huid is rood.\nHuid' }]],
  ['what was left empty is left out', '', [], []],
  ['text without problems stays whole', 'Regel een.\nRegel twee.', [], [{ heading: '', text: 'Regel een.\nRegel twee.' }]],
  [
    'of two problems without headings the text is about both',
    'Alles goed.',
    ['Huid', 'Pijn'],
    [{ heading: '', text: 'Alles goed.' }],
  ],
])('%s', (_, text, names, parts) => expect(partsOf(text, names)).toEqual(parts))
test.each([
  ['a short text is shown whole', 'Alles ging goed.', 'Alles ging goed.'],
  [
    'a longer one ends after a word, with dots',
    'Mevrouw heeft goed gegeten en is op tijd naar bed gegaan, de nachtzuster is ervan op de hoogte.',
    'Mevrouw heeft goed gegeten en is op tijd naar bed gegaan, de nachtzuster is …',
  ],
  ['one long word is cut', 'a'.repeat(90), `${'a'.repeat(80)} …`],
])('of what waits to be sent, %s', (_, text, shown) => expect(firstWords(text)).toBe(shown))
