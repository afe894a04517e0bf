/** Takes the largest value of a chart; gives the values of its lines from 0 up: round ones, at most five, the last not below it. */
export function linesUpTo(most: number): number[] {
  if (most <= 0) return [0]
  const size = 10 ** Math.floor(Math.log10(most / 4))
  // Half a person or half an euro is no line.
  const step = Math.max(1, ([1, 2, 5, 10].find(times => times * size * 4 >= most) ?? 10) * size)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

/** Takes the width of a step and of its widest label in pixels; gives every how many steps a label has room. */
export const labelEvery = (stepPx: number, labelPx: number): number => Math.max(1, Math.ceil(labelPx / Math.max(1, stepPx)))
