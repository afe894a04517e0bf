import { expect, test } from 'vitest'
import { columnsOf, rowsOf, unusedIn } from './match.ts'

const table = {
  headings: ['Roepnaam', 'Achternaam', 'Opmerking', 'Vestiging', 'Leeg'],
  rows: [['Truus', 'de Wit', '', 'Oost'], ['Wim', '', ' hond '], ['Els']],
  lines: [2, 3, 4],
  passed: [],
}
const matched = { firstName: 0, location: 3 }
test('rows are asked by their fields, and a row that is too short has nothing in the rest', () => {
  expect(rowsOf(table, matched)).toEqual([
    { firstName: 'Truus', location: 'Oost' },
    { firstName: 'Wim', location: '' },
    { firstName: 'Els', location: '' },
  ])
  expect(columnsOf(table, matched)).toEqual({ firstName: 'Roepnaam', location: 'Vestiging' })
})
test('unused columns are named with their first value', () => {
  expect(unusedIn('clients', table, matched)).toEqual([
    { heading: 'Achternaam', rows: 1, example: 'de Wit' },
    { heading: 'Opmerking', rows: 1, example: 'hond' },
    { heading: 'Leeg', rows: 0, example: undefined },
  ])
})
test('a second number that stays behind beside the first, is named with the rows where it does', () => {
  const numbers = (...rows: string[][]) => ({ ...table, headings: ['Telefoon', 'Mobiel'], rows })
  const both = { phone: 0, otherPhone: 1 }
  expect(unusedIn('clients', numbers(['030 1234567', ''], ['', '0612345678'], ['06 1', '06 1']), both)).toEqual([])
  expect(
    unusedIn('clients', numbers(['030 1234567', '0612345678'], ['', '0612345679'], ['030 7654321', '0687654321']), both),
  ).toEqual([{ heading: 'Mobiel', rows: 2, example: '0612345678' }])
})
