import { expect, test } from 'vitest'
import { addressLines, countryName, houseNumberIn, postcodeIn } from './address.ts'

test.each([
  ['NL', '3511ke', '3511 KE'],
  ['NL', '', undefined],
  ['NL', 'B-2000', undefined],
  ['BE', ' 2000 ', '2000'],
  ['DE', '48599', '48599'],
  ['LU', 'l-1009', 'L-1009'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
  ['SR', '', ''],
  ['BE', 'B-2000', 'B-2000'],
  ['PL', '00950', '00-950'],
  ['DE', '1234', undefined],
  ['BE', '2000; Antwerpen', undefined],
  ['BE', '1234567890123', undefined],
])('the postcode in %s that is typed as "%s" is %s', (country, typed, expected) =>
  expect(postcodeIn(country, typed)).toBe(expected),
)

test.each([
  [
    { street: 'Lijnmarkt', houseNumber: '12 A', postcode: '3511 KE', city: 'Utrecht', country: 'NL' },
    ['Lijnmarkt 12 A', '3511 KE Utrecht'],
  ],
  [{ street: 'Meir 1', postcode: '2000', city: 'Antwerpen', country: 'BE' }, ['Meir 1', '2000 Antwerpen', 'België']],
  [
    { street: 'Waterkant', houseNumber: '', postcode: '', city: 'Paramaribo', country: 'SR' },
    ['Waterkant', 'Paramaribo', 'Suriname'],
  ],
  [{ street: '', houseNumber: '', postcode: '', city: '', country: 'NL' }, []],
])('an address is written as on an envelope', (address, lines) => expect(addressLines(address)).toEqual(lines))

test('a country has its Dutch name', () => expect(countryName('DE')).toBe('Duitsland'))

test.each([
  ...[
    ['12', '12'],
    ['12A', '12A'],
    [' 12  bis A', '12 bis A'],
    ['12–14', '12-14'],
    ['12/3', '12/3'],
    ['12 hs', '12 hs'],
  ],
  ...['3-mei', '10-dec', '3 mei', '10-12-2026', '2026-05-03', 'A12', '0'].map(mangled => [mangled, undefined]),
] as [string, string | undefined][])('the house number %j is kept as %j', (typed, expected) =>
  expect(houseNumberIn('NL', typed)).toBe(expected),
)

test.each([
  ['BE', '', ''],
  ['BE', 'bus 4', 'bus 4'],
  ['DE', '3-mei', undefined],
])('in %s the house number %j is kept as %j', (country, typed, expected) => expect(houseNumberIn(country, typed)).toBe(expected))
