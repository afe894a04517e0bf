import { expect, test } from 'vitest'
import { parseSearch, readChoice, readDay, readList, readNumber, readUuid, stringifySearch } from './search-params.ts'

test.each([
  ['?niveau=hbo&niveau=helpende&page=2', { niveau: ['hbo', 'helpende'], page: '2' }],
  ['', {}],
  ['?zoek=a%20%26%20b', { zoek: 'a & b' }],
])('reads %s', (search, values) => {
  expect(parseSearch(search)).toEqual(values)
})

test.each([
  [{ niveau: ['hbo', 'helpende'], page: 2 }, '?niveau=hbo&niveau=helpende&page=2'],
  [{ zoek: '', plaats: undefined, niveau: [] }, ''],
])('writes %o', (values, search) => {
  expect(stringifySearch(values)).toBe(search)
})

test('what a person typed wrongly in the address falls back', () => {
  expect(['3', '0', '3.5', 'x', '', undefined].map(value => readNumber(value, 1, 1, 99))).toEqual([3, 1, 1, 1, 1, 1])
  expect(readList(['b', 'x', 'a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(readList('b', ['a', 'b'])).toEqual(['b'])
  expect(readChoice('x', ['a', 'b'], null)).toBeNull()
  const days = ['2026-02-28', '2026-02-30', '2026-13-01', '2026-2-1', '', undefined]
  expect(days.map(readDay)).toEqual(['2026-02-28', undefined, undefined, undefined, undefined, undefined])
  const uuid = '0198a1b2-0000-7000-8000-00000000000a'
  expect([uuid, [uuid], `${uuid}0`, '-'.repeat(36)].map(readUuid)).toEqual([uuid, undefined, undefined, undefined])
})
