import { expect, test } from 'vitest'
import { dragged, squareOf, wholeCrop, withinPicture } from './crop-shape.ts'

const wide = { width: 400, height: 200 }
test.each([
  ['the whole height of a wide picture', wholeCrop, { left: 100, top: 0, side: 200 }],
  ['twice as close', { ...wholeCrop, zoom: 2 }, { left: 150, top: 50, side: 100 }],
  ['from the left edge', { x: 0.25, y: 0.5, zoom: 1 }, { left: 0, top: 0, side: 200 }],
])('a crop takes %s', (_name, crop, square) => {
  expect(squareOf(crop, wide)).toEqual(square)
})
test.each([
  ['past the left edge', { x: 0, y: 0.5, zoom: 1 }, { x: 0.25, y: 0.5, zoom: 1 }],
  ['past the bottom', { x: 0.5, y: 1, zoom: 2 }, { x: 0.5, y: 0.75, zoom: 2 }],
  ['farther than the picture', { x: 0.5, y: 0.5, zoom: 0.2 }, { x: 0.5, y: 0.5, zoom: 1 }],
  ['closer than the closest', { x: 0.5, y: 0.5, zoom: 9 }, { x: 0.5, y: 0.5, zoom: 4 }],
])('a crop %s is brought back', (_name, crop, expected) => {
  expect(withinPicture(crop, wide)).toEqual(expected)
})
test('what lies under the finger stays under it', () => {
  expect(dragged(wholeCrop, [-100, 0], 200, wide)).toEqual({ x: 0.75, y: 0.5, zoom: 1 })
  expect(dragged({ ...wholeCrop, zoom: 2 }, [0, 40], 200, wide).y).toBeCloseTo(0.4)
})
