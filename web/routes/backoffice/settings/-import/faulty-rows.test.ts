import { expect, test } from 'vitest'
import { faultyRows } from './faulty-rows.ts'

test('the rows that are wrong stand as in the file, each with its number and why, and run nothing', async () => {
  const table = { headings: ['Naam', 'Nr'], rows: [['Wim', '1'], ['=1+1', '3-mei'], ['Els']], lines: [4, 5, 7], passed: [] }
  const faults = [
    { row: 2, field: 'houseNumber', message: 'Een datum.' },
    { row: 2, field: null, message: 'Dubbel.' },
    { row: 3, field: 'houseNumber', message: 'Niets.' },
  ]
  expect((await faultyRows(table, faults, () => 'Huisnummer').text()).split('\r\n')).toEqual([
    'Naam;Nr;Rij;Wat er niet klopt',
    '"\'=1+1";3-mei;5;Huisnummer: Een datum. Dubbel.',
    'Els;;7;Huisnummer: Niets.',
    '',
  ])
})
