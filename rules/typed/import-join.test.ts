import { describe, expect, test } from 'vitest'
import { joinedRow, splitName, splitStreet } from './import-join.ts'

describe('a whole name', () => {
  test.each([
    ['Wim Berg', 'Wim', 'Berg'],
    ['Wim van der Berg', 'Wim', 'van der Berg'],
    ['Anne Marie de Wit', 'Anne Marie', 'de Wit'],
    ['Berg, Wim van der', 'Wim', 'van der Berg'],
    ['Van der Berg, Wim', 'Wim', 'Van der Berg'],
    ['Mw. J. Jansen', 'J.', 'Jansen'],
    ['Berg, mw. W. van der', 'W.', 'van der Berg'],
    ['Piet ‘t Hart', 'Piet', '‘t Hart'],
    ['Fatima el Khattabi', 'Fatima', 'el Khattabi'],
    ['W.A. van den Berg-de Vries', 'W.A.', 'van den Berg-de Vries'],
    ['Ben de Wit', 'Ben', 'de Wit'],
    ['Al Jansen', 'Al', 'Jansen'],
    ['Le, Anh', 'Anh', 'Le'],
    ['de Vries', undefined, undefined],
    [', Jan', undefined, undefined],
    ['Piet van der', undefined, undefined],
    ['Dr. Bos', undefined, undefined],
    ['Hr. Jansen', undefined, undefined],
    ['Jansen (Wim)', undefined, undefined],
    ['Boer, dr. J.', undefined, undefined],
    ['Jan Peter Boer', undefined, undefined],
    ['Boer', undefined, undefined],
    ['Boer, Jan, dr.', undefined, undefined],
  ])('%s', (whole, firstName, lastName) => expect(splitName(whole)).toEqual(firstName && { firstName, lastName }))
})
describe('a street with its number', () => {
  test.each([
    ['Biltstraat 12', 'Biltstraat', '12'],
    ['Biltstraat 12 bis A', 'Biltstraat', '12 bis A'],
    ['1e Oosterparkstraat 12-3', '1e Oosterparkstraat', '12-3'],
    ['Laan van Meerdervoort 1200c', 'Laan van Meerdervoort', '1200c'],
    ['Plein 1944 12', undefined, undefined],
    ['Dam nr. 12', 'Dam', '12'],
    ['Dam, 12', 'Dam', '12'],
    ['Dam 12 a 3', undefined, undefined],
    ['Biltstraat', undefined, undefined],
    ['Biltstraat 12, 3572 AB Utrecht', undefined, undefined],
  ])('%s', (text, street, houseNumber) => expect(splitStreet(text)).toEqual(street && { street, houseNumber }))
})
describe('a row', () => {
  const of = (row: Record<string, string>) => {
    const joined = joinedRow(row)
    if (joined.unclear.length > 0) return joined.unclear.map(({ field }) => field).join(' and ')
    const { firstName, lastName, street, houseNumber } = joined.row
    return [firstName, lastName, street, houseNumber].join('|')
  }
  const wim = { firstName: 'Wim', lastName: 'Berg', street: 'Biltstraat', houseNumber: '12' }
  test.each([
    [{ infix: 'van der', houseNumberAddition: 'bis A' }, 'Wim|van der Berg|Biltstraat|12 bis A'],
    [{ infix: 'van der', lastName: 'van der Berg' }, 'Wim|van der Berg|Biltstraat|12'],
    [{ infix: "d'", lastName: 'Ancona' }, "Wim|d'Ancona|Biltstraat|12"],
    [{ houseLetter: 'A', houseNumberAddition: '-2' }, 'Wim|Berg|Biltstraat|12 A-2'],
    [{ houseNumber: '12A', houseLetter: 'a' }, 'Wim|Berg|Biltstraat|12A'],
    [{ houseNumber: '12', houseNumberAddition: '2' }, 'Wim|Berg|Biltstraat|12 2'],
    [{ lastName: '', name: 'Wim van den Berg' }, 'Wim|van den Berg|Biltstraat|12'],
    [{ firstName: '', lastName: '', name: 'Berg' }, 'name'],
    [{ street: '', houseNumber: '', streetAndNumber: 'Dam 1' }, 'Wim|Berg|Dam|1'],
    [{ street: '', streetAndNumber: 'Dam' }, 'Wim|Berg|Dam|12'],
    [{ street: '', houseNumber: '', streetAndNumber: 'Plein 1944 12' }, 'streetAndNumber'],
    [
      { firstName: '', lastName: '', name: 'Berg', street: '', houseNumber: '', streetAndNumber: 'Dam' },
      'name and streetAndNumber',
    ],
  ])('with %o', (changes, joined) => expect(of({ ...wim, ...changes })).toBe(joined))
})
