import { expect, test } from 'vitest'
import { chosenOf, isFoundBy, walkTo } from './command-list.ts'

const keys = ['a', 'b', 'c']

test.each([
  ['the first is chosen by itself', undefined, 'a'],
  ['a choice stays when other results come', 'b', 'b'],
  ['what is gone is chosen no more', 'gone', 'a'],
])('%s', (_, chosen, found) => expect(chosenOf(keys, chosen)).toBe(found))

test.each([
  ['down to the next', 'a', 'ArrowDown', 'b'],
  ['up to the one before', 'b', 'ArrowUp', 'a'],
  ['down from the last to the first', 'c', 'ArrowDown', 'a'],
  ['up from the first to the last', undefined, 'ArrowUp', 'c'],
  ['from what is gone as from the first', 'gone', 'ArrowDown', 'b'],
  ['other keys are of the field', 'a', 'Home', undefined],
])('%s', (_, chosen, key, found) => expect(walkTo(keys, chosen, key)).toBe(found))

test('without results nothing is selected', () => {
  expect(chosenOf([], 'a')).toBeUndefined()
  expect(walkTo([], undefined, 'ArrowDown')).toBeUndefined()
})

test.each([
  ['Cliënten', 'clien', true],
  ['Nieuwe opdracht', 'opdr nieuw', true],
  ['Uren goedkeuren', 'keuren', false],
  ['Uren', '', true],
  ['Uren', 'uren van', false],
])('%s by “%s”: %s', (name, typed, found) => expect(isFoundBy(name, typed)).toBe(found))
