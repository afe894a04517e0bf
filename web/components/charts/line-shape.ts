// Where the points of a line are, and which have room for a label.

export type TimedValue = {
  /** Its place on any scale: an instant in milliseconds, or the number of the month. */
  at: number
  value: number
}
export type Place = { x: number; y: number }
export type LineBox = { left: number; right: number; top: number; bottom: number }

/**
 * The points of a line, earliest first, in a box of pixels. The scale begins at zero if the lowest value is less than half of the
 * highest: otherwise zero would flatten the line and hide the changes. `zero` is where zero is, null outside the box.
 */
export function placesOf(points: readonly TimedValue[], box: LineBox, until: number): { places: Place[]; zero: number | null } {
  const values = points.map(({ value }) => value)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const fromZero = lowest > 0 && lowest < highest / 2
  const low = fromZero ? 0 : lowest
  const [span, first] = [highest - low, points[0]?.at ?? 0]
  const time = until - first
  const middle = (box.top + box.bottom) / 2
  const yOf = (value: number) => (span === 0 ? middle : box.bottom - ((value - low) / span) * (box.bottom - box.top))
  const xOf = (at: number) =>
    time === 0 ? (box.left + box.right) / 2 : box.left + ((at - first) / time) * (box.right - box.left)
  const hasZero = low <= 0 && highest >= 0
  return { places: points.map(({ at, value }) => ({ x: xOf(at), y: yOf(value) })), zero: hasZero ? yOf(0) : null }
}

/** The path through the points: straight lines, or steps, where each value holds until the next and the last one until `end`. */
export function pathOf(places: readonly Place[], look: 'line' | 'steps', end: number): string {
  const [first, ...rest] = places
  if (!first) return ''
  const drawn = rest.map(({ x, y }) => (look === 'steps' ? `H${x}V${y}` : `L${x} ${y}`)).join('')
  return `M${first.x} ${first.y}${drawn}${look === 'steps' ? `H${end}` : ''}`
}

/** Whether a point's label goes below it: the line comes down to it and does not go further down. */
export function isBelow(values: readonly number[], index: number, look: 'line' | 'steps'): boolean {
  const [before, own, after] = [values[index - 1], values[index]!, values[index + 1]]
  return before !== undefined && before > own && (look === 'steps' || after === undefined || after >= own)
}

/** Which points have room for labels this wide: the first wanted one always, each next one if it keeps clear of those before. */
export function withRoom(xs: readonly number[], wanted: readonly number[], wide: number): Set<number> {
  const kept = new Set<number>()
  for (const index of wanted) {
    if ([...kept].every(other => Math.abs(xs[other]! - xs[index]!) >= wide)) kept.add(index)
  }
  return kept
}
