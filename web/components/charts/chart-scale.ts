/** The values of a chart's grid lines, from 0 up: at most five round numbers, the last not below the largest value. */
export function linesUpTo(most: number): number[] {
  if (most <= 0) return [0]
  const size = 10 ** Math.floor(Math.log10(most / 4))
  // No lines at half a person or half a euro.
  const step = Math.max(1, ([1, 2, 5, 10].find(times => times * size * 4 >= most) ?? 10) * size)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

/** How many steps apart labels fit, given the width of a step and of the widest label in pixels. */
export const labelEvery = (stepPx: number, labelPx: number): number => Math.max(1, Math.ceil(labelPx / Math.max(1, stepPx)))
