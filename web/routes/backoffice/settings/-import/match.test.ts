import { expect, test } from 'vitest'
import { columnsOf, matchColumns, rowsOf } from './match.ts'

const headings = ['Roepnaam', 'ACHTERNAAM', 'E-mail adres', 'Vestiging']
test('a column is found as the last time, else by the name of the field', () => {
  expect(matchColumns('clients', headings, {})).toEqual({ lastName: 1, email: 2 })
  expect(matchColumns('clients', headings, { firstName: 'Roepnaam', location: 'Vestiging', city: 'Plaats' })).toEqual({
    ...{ firstName: 0, lastName: 1, email: 2, location: 3 },
  })
})
test('rows are asked by their fields, and a row that is too short has nothing in the rest', () => {
  const table = { headings, rows: [['Truus', 'de Wit', '', 'Oost'], ['Wim']] }
  const matched = { firstName: 0, location: 3 }
  expect(rowsOf(table, matched)).toEqual([
    { firstName: 'Truus', location: 'Oost' },
    { firstName: 'Wim', location: '' },
  ])
  expect(columnsOf(table, matched)).toEqual({ firstName: 'Roepnaam', location: 'Vestiging' })
})
