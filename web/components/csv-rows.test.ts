import { expect, test } from 'vitest'
import { readCsv } from './csv-rows.ts'

test.each([
  ['semicolons', 'Naam;Plaats\r\nTruus;Utrecht\r\n', [['Truus', 'Utrecht']]],
  [
    'commas and quotes',
    'Naam,Plaats\n"de Wit, Truus","’s-Hertogenbosch ""centrum"""\n',
    [['de Wit, Truus', '’s-Hertogenbosch "centrum"']],
  ],
  ['a byte order mark, and empty rows', '\ufeffNaam;Plaats\n\n;\nTruus;Utrecht\n\n', [['Truus', 'Utrecht']]],
  ['a line end within a cell', 'Naam;Plaats\n"Truus\nde Wit";Utrecht', [['Truus\nde Wit', 'Utrecht']]],
])('a file with %s', async (_what, text, rows) => {
  expect(await readCsv(new Blob([text]))).toEqual({ headings: ['Naam', 'Plaats'], rows })
})
test('a file in the set of Windows', async () => {
  const bytes = Uint8Array.from([...'Naam;Straat\nZo'].map(one => one.charCodeAt(0)).concat(0xeb, 0x3b, 0x41))
  expect(await readCsv(new Blob([bytes]))).toEqual({ headings: ['Naam', 'Straat'], rows: [['Zoë', 'A']] })
})
test('a heading without words, and a file without rows', async () => {
  expect(await readCsv(new Blob(['Naam;;Plaats']))).toEqual({ headings: ['Naam', 'Kolom 2', 'Plaats'], rows: [] })
  expect(await readCsv(new Blob([]))).toEqual({ headings: [], rows: [] })
})
