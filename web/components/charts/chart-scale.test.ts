import { expect, test } from 'vitest'
import { labelEvery, linesUpTo } from './chart-scale.ts'

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1_130, [0, 500, 1000, 1500]],
])('the lines of a chart up to %i', (most, expected) => {
  expect(linesUpTo(most)).toEqual(expected)
})

test.each([
  [60, 30, 1],
  [20, 30, 2],
  [5.5, 30, 6],
  [0, 30, 30],
])('of steps of %d pixels, labels of %d have room every %i', (step, label, expected) => {
  expect(labelEvery(step, label)).toBe(expected)
})
