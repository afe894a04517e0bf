import { expect, test } from 'vitest'
import { isBelow, pathOf, placesOf, withRoom } from './line-shape.ts'

const box = { left: 0, right: 100, top: 10, bottom: 50 }

test('points lie by their time, not by their number', () => {
  const { places } = placesOf(
    [0, 1, 10].map(at => ({ at, value: at })),
    box,
    10,
  )
  expect(places.map(({ x }) => x)).toEqual([0, 10, 100])
})

test.each([
  ['small changes of a large number are seen', [34, 36], [50, 10], null],
  ['large ones stand on zero', [1, 4], [40, 10], 50],
  ['below zero has zero between', [-1, 1], [50, 10], 30],
  ['what never changes lies in the middle', [7, 7], [30, 30], null],
])('%s', (_, values, ys, zero) => {
  const found = placesOf(
    values.map((value, at) => ({ at, value })),
    box,
    1,
  )
  expect(found.places.map(({ y }) => y)).toEqual(ys)
  expect(found.zero).toBe(zero)
})

test('one point lies in the middle', () => {
  expect(placesOf([{ at: 5, value: 3 }], box, 5).places).toEqual([{ x: 50, y: 30 }])
})

const places = [
  { x: 0, y: 50 },
  { x: 40, y: 10 },
]
test.each([
  ['line', 'M0 50L40 10'],
  ['steps', 'M0 50H40V10H100'],
] as const)('%s', (look, path) => expect(pathOf(places, look, 100)).toBe(path))

test('a line without points has no path', () => expect(pathOf([], 'steps', 100)).toBe(''))

test('the last point always has a label, the others where there is room', () => {
  expect([...withRoom([0, 20, 60, 100], [3, 0, 1, 2], 50)]).toEqual([3, 0])
  expect([...withRoom([0, 20, 60, 100], [3, 0, 1, 2], 20)]).toEqual([3, 0, 1, 2])
})

test.each([
  ['a valley', [7, 6, 8], 1, 'line', true],
  ['a top', [6, 8, 7], 1, 'line', false],
  ['halfway down', [8, 7, 6], 1, 'line', false],
  ['a step down', [8, 7, 6], 1, 'steps', true],
  ['the end, after a fall', [8, 7], 1, 'line', true],
  ['the first', [6, 8], 0, 'line', false],
] as const)('whether a label goes below its point: %s', (_, values, index, look, below) => {
  expect(isBelow(values, index, look)).toBe(below)
})
