import { expect, test } from 'vitest'
import { changedRows, hold, type Placed } from './held-rows.ts'

type Item = { day: string; status: string }
const row = (uuid: string, day: string, status = 'open'): Placed<Item> => ({ uuid, place: day, item: { day, status } })
const stay = (old: Item, now: Item) => ({ ...now, day: old.day })
const [a, b, c] = [row('a', 'ma'), row('b', 'di'), row('c', 'wo')]
const uuids = (rows: readonly Placed<Item>[]) => rows.map(({ uuid }) => uuid).join('')

test.each([
  ['nothing changed', [a, b], [a, b], 'ab', undefined],
  ['one is new above', [a, b], [c, a, b], 'ab', '1 nieuwe'],
  ['some are new below, where nothing moves', [a], [a, b, c], 'abc', undefined],
  ['one left', [a, b, c], [a, c], 'abc', '1 niet meer in deze lijst'],
  ['one left and one is new', [a, b], [c, b], 'ab', '1 nieuwe, 1 niet meer in deze lijst'],
  ['one is new on a full page, off which it pushes the last', [a, b], [c, a], 'ab', '1 nieuwe'],
  ['one left a full page, and the first of the next came in', [a, b], [b, c], 'ab', '1 niet meer in deze lijst'],
  ['the order changed', [a, b], [b, a], 'ab', '2 zijn van plek veranderd'],
  ['one goes to another day', [a, b], [a, row('b', 'vr')], 'ab', '1 is van plek veranderd'],
  ['the list was empty', [], [a], 'a', undefined],
])('%s', (_, shown, next, rows, words) => {
  const held = hold(shown, next, stay)
  expect(uuids(held.rows)).toBe(rows)
  expect(held.waiting).toBe(words)
})
test('an item that stays in place has its newest content, on its old day', () => {
  const { rows } = hold([a, b], [c, a, row('b', 'vr', 'assigned')], stay)
  expect(rows[1]!.item).toEqual({ day: 'di', status: 'assigned' })
  expect(changedRows([a, b], rows)).toEqual(['b'])
})
