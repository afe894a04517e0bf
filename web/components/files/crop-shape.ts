/**
 * The part of a picture to keep: a square around this point, in fractions of the picture's size, and how far it is zoomed in from
 * the largest square.
 */
export type Crop = { x: number; y: number; zoom: number }
export type Picture = { width: number; height: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4

/** The square of a crop, in pixels of the picture. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Picture): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest crop that lies within the picture. */
export function withinPicture({ x, y, zoom }: Crop, picture: Picture): Crop {
  const times = between(zoom, 1, maxZoom)
  const half = Math.min(picture.width, picture.height) / times / 2
  const [aside, up] = [half / picture.width, half / picture.height]
  return { zoom: times, x: between(x, aside, 1 - aside), y: between(y, up, 1 - up) }
}

/** The crop after dragging the picture this many pixels in a frame of this size. */
export function dragged(crop: Crop, [dx, dy]: [number, number], frame: number, picture: Picture): Crop {
  const { side } = squareOf(crop, picture)
  const by = side / frame
  return withinPicture({ ...crop, x: crop.x - (dx * by) / picture.width, y: crop.y - (dy * by) / picture.height }, picture)
}
