import { type Point, type Spot, spotOf } from './map-projection.ts'

/** What is in view: this point of the sheet in the middle, at this many pixels a unit. */
export type View = Spot & { scale: number }
export type Size = { width: number; height: number }
/** A box on the screen that holds a label, in pixels. */
export type Box = { left: number; top: number; width: number; height: number }

const scales = { least: 0.05, most: 6 }
/** A single place is not zoomed in further than this: people want to see where it is. */
const closestFit = 0.8
/** Padding around what must be in view: for half a dot and its name. */
const room = { across: 52, along: 40 }

/** Where a point of the sheet is on the screen. */
export const onScreen = ({ x, y }: Spot, view: View, { width, height }: Size): Spot => ({
  x: width / 2 + (x - view.x) * view.scale,
  y: height / 2 + (y - view.y) * view.scale,
})

/** The view that shows all these places, with padding; none ends up below whatever covers this much of the top right corner. */
export function viewOf(points: Point[], size: Size, corner: Size = { width: 0, height: 0 }): View {
  const view = fitted(points, size, 0)
  const isCovered = points
    .map(point => onScreen(spotOf(point), view, size))
    .some(({ x, y }) => x > size.width - corner.width && y < corner.height)
  return isCovered ? fitted(points, size, corner.width) : view
}
// With this many pixels more at the right.
function fitted(points: Point[], { width, height }: Size, right: number): View {
  const spots = (points.length ? points : [{ latitude: 52.2, longitude: 5.4 }]).map(spotOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = Math.max(width - 2 * room.across - right, 1) / Math.max(east - west, 1)
  const along = Math.max(height - 2 * room.along, 1) / Math.max(bottom - top, 1)
  const scale = Math.max(scales.least, Math.min(across, along, closestFit))
  return { x: (west + east) / 2 + right / 2 / scale, y: (top + bottom) / 2, scale }
}

/** The view zoomed in this many times; what is at this point of the screen stays there. */
export function zoomed(view: View, times: number, at: Spot, { width, height }: Size): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * times))
  const kept = 1 / view.scale - 1 / scale
  return { x: view.x + (at.x - width / 2) * kept, y: view.y + (at.y - height / 2) * kept, scale }
}

/** The view moved by this many pixels on the screen. */
export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** Whether the view is at its closest. */
export const isClosest = ({ scale }: View): boolean => scale >= scales.most

/** Stacks places closer to each other than this many pixels, at the first of them. */
export function stacked<T extends Point>(all: T[], scale: number, near: number): T[][] {
  const stacks: { at: Spot; of: T[] }[] = []
  for (const one of all) {
    const at = spotOf(one)
    const stack = stacks.find(other => Math.hypot(other.at.x - at.x, other.at.y - at.y) * scale < near)
    if (stack) stack.of.push(one)
    else stacks.push({ at, of: [one] })
  }
  return stacks.map(({ of }) => of)
}

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** The first of these boxes that is free, marked as taken. */
export function takeFree(boxes: Box[], taken: Box[]): Box | undefined {
  const free = boxes.find(box => !taken.some(other => meet(box, other)))
  if (free) taken.push(free)
  return free
}

/** A box around a point, as wide as this text at so many pixels a letter. */
export const boxAround = ({ x, y }: Spot, text: string, size: number): Box => {
  const [width, height] = [text.length * size * 0.56 + 4, size * 1.3]
  return { left: x - width / 2, top: y - height / 2, width, height }
}
