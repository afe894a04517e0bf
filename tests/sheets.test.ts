import { describe, expect, test } from 'vitest'
import { readSheet, type SheetTable } from '../web/components/files/sheet-table.ts'
import { encodings, textOf, workbookOf } from './files/sent-sheets.ts'

const known = (cells: readonly string[]) =>
  cells.filter(cell => ['naam', 'plaats', 'straat'].includes(cell.trim().toLowerCase())).length
const read = async (content: string | Uint8Array<ArrayBuffer>) => readSheet(new Blob([content]), known)
const rowsOf = async (content: string | Uint8Array<ArrayBuffer>) => {
  const table = await read(content)
  return 'refused' in table ? table : table.rows
}
const one = [['Truus', 'Utrecht']]

describe('a file with', () => {
  test.each([
    ['semicolons', 'Naam;Plaats\r\nTruus;Utrecht\r\n', one],
    [
      'commas and quotes',
      'Naam,Plaats\n"de Wit, Truus","’s-Hertogenbosch ""centrum"""\n',
      [['de Wit, Truus', '’s-Hertogenbosch "centrum"']],
    ],
    ['commas, and semicolons within', 'Naam,Plaats\nTruus; Wim; Els,Utrecht', [['Truus; Wim; Els', 'Utrecht']]],
    ['tabs', 'Naam\tPlaats\nTruus\tUtrecht', one],
    ['its sign on the first line', 'sep=|\r\nNaam|Plaats\r\nTruus|Utrecht', one],
    ['line ends of an old Mac', 'Naam;Plaats\rTruus;Utrecht\r', one],
    ['a byte order mark, and empty rows', '\ufeffNaam;Plaats\n\n;\nTruus;Utrecht\n\n', one],
    ['a line end within a cell', 'Naam;Plaats\r\n"Truus\r\nde Wit";Utrecht', [['Truus\nde Wit', 'Utrecht']]],
    [
      'titles above',
      'Cliëntenlijst;;\nDatum:;27-11-2026;\n\nNaam;Plaats;Straat\nTruus;Utrecht;Dam',
      [['Truus', 'Utrecht', 'Dam']],
    ],
    ['empty columns', ';Naam;;Plaats;\n;Truus;;Utrecht;', one],
    [
      'its headings again, and totals below',
      'Naam;Plaats\nTruus;Utrecht\nNaam;Plaats\nWim;Ede\n\nTotaal;\nAantal: 2;',
      [...one, ['Wim', 'Ede']],
    ],
    ['one column', 'Naam\nTruus\nWim', [['Truus'], ['Wim']]],
  ])('%s', async (_what, text, rows) => expect(await rowsOf(text)).toEqual(rows))
  test('as many rows as a register, of which each second is its headings again', async () => {
    const { rows, passed } = (await read(`Naam;Plaats\n${'Truus;Utrecht\nNaam;Plaats\n'.repeat(150_000)}`)) as SheetTable
    expect([rows.length, passed.length]).toEqual([150_000, 150_000])
  })
  test.each(Object.entries(encodings))('letters in %s', async (_set, encode) => {
    const text = textOf(
      [
        ['Naam', 'Straat'],
        ['Zoë Ç', '€ ’s-Gravenweg'],
      ],
      '\t',
    )
    expect(await rowsOf(Uint8Array.from(encode(text)))).toEqual([['Zoë Ç', '€ ’s-Gravenweg']])
  })
  test.each([
    ['Joël', [0x4a, 0x6f, 0x91, 0x6c]],
    ['Zoë', [0x5a, 0x6f, 0x91]],
    ['Loïs', [0x4c, 0x6f, 0x95, 0x73]],
    ['Renée', [0x52, 0x65, 0x6e, 0x8e, 0x65]],
  ])('letters in the old set of a Mac, %s: refused, as they would become others', async (_name, letters) => {
    const bytes = [...Buffer.from('Naam;Plaats\n'), ...letters, ...Buffer.from(';Utrecht\n')]
    expect(await rowsOf(Uint8Array.from(bytes))).toEqual({ refused: expect.stringContaining('accent') })
  })
  test('UTF-16 without a mark', async () => {
    expect(await rowsOf(Uint8Array.from(Buffer.from('Naam\tPlaats\r\nTruus\tUtrecht', 'utf16le')))).toEqual(one)
  })
})

test('rows keep the number that they have in the sheet, and what is no row is named', async () => {
  expect(await read('Lijst\n\nNaam;;Naam\n\n"a\nb";x;y\nWim;;\nTotaal;;\n')).toEqual({
    headings: ['Naam', 'Kolom B', 'Naam (2)'],
    rows: [
      ['a\nb', 'x', 'y'],
      ['Wim', '', ''],
    ],
    lines: [5, 6],
    passed: [
      { line: 1, words: 'Lijst' },
      { line: 7, words: 'Totaal' },
    ],
  })
})

test.each(['', 'x'])('a workbook, its names with the prefix "%s"', async prefix => {
  const rows = [
    ['Lijst'],
    [],
    ['Naam', 'Geboren', 'Straat', 'Nr'],
    ['Zoë & Co', { day: 13_914.5 }, undefined, 12.1],
    ['Wim', 46_352, 'Dam', 612345678],
  ]
  expect(await read(Uint8Array.from(workbookOf(rows, prefix)))).toEqual({
    headings: ['Naam', 'Geboren', 'Straat', 'Nr'],
    rows: [
      ['Zoë & Co', '03-02-1938', '', '12,1'],
      ['Wim', '46352', 'Dam', '612345678'],
    ],
    lines: [4, 5],
    passed: [{ line: 1, words: 'Lijst' }],
    sheet: 'Cliënten & meer',
  })
})

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 1, 2], /oud Excel-bestand/],
  ['half a workbook', [0x50, 0x4b, 3, 4, 1, 2], /niet heel/],
  ['a page that calls itself a workbook', [...Buffer.from('<html><table>')], /geen werkblad/],
  ['letters of DOS', [...Buffer.from('Naam;Plaats\nRen'), 0x82, ...Buffer.from('e;Ede')], /niet te lezen/],
])('what cannot be read is refused with what to do: %s', async (_what, bytes, why) => {
  expect(await read(Uint8Array.from(bytes))).toEqual({ refused: expect.stringMatching(why) })
})
test('a file without rows', async () => {
  expect(await read('Naam;;Plaats')).toMatchObject({ headings: ['Naam', 'Plaats'], rows: [] })
  expect(await read('')).toMatchObject({ headings: [], rows: [] })
})
