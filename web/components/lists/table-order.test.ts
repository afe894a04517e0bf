import { expect, test } from 'vitest'
import { inOrder, turned } from './table-order.ts'

const rows = [{ at: 10 }, { at: undefined }, { at: 9 }, { at: 100 }]
const by = (row: { at: number | undefined }) => row.at

test('numbers go by size, up and down, and what has no value stands last', () => {
  expect(inOrder(rows, by, false).map(by)).toEqual([9, 10, 100, undefined])
  expect(inOrder(rows, by, true).map(by)).toEqual([100, 10, 9, undefined])
})

test('words go as in Dutch, numbers in them by size', () => {
  expect(inOrder(['Zeist', 'één', 'Route 10', 'Route 9'], word => word, false)).toEqual(['één', 'Route 9', 'Route 10', 'Zeist'])
})

test('another column begins upwards, the same turns around', () => {
  expect(turned(undefined, 'naam')).toEqual({ by: 'naam', down: false })
  expect(turned({ by: 'naam', down: false }, 'naam')).toEqual({ by: 'naam', down: true })
  expect(turned({ by: 'naam', down: true }, 'naam')).toEqual({ by: 'naam', down: false })
  expect(turned({ by: 'naam', down: true }, 'bedrag')).toEqual({ by: 'bedrag', down: false })
})
