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
test('what is not used is named with the first that stands in it', () => {
  expect(unusedIn(table, matched)).toEqual([
    { heading: 'Achternaam', example: 'de Wit' },
    { heading: 'Opmerking', example: 'hond' },
    { heading: 'Leeg', example: undefined },
  ])
})
