/** In pixels: three letters in the size of the chart, and some space beside them. */
const roomForWord = 30

/**
 * The labels below steps of so many pixels: all where there is room; else every second one, so that the chosen one (by its
 * place, -1 when there is none: then the last one) keeps its own; and where that is too narrow too, first letters.
 */
export function thinLabels(labels: readonly string[], stepPx: number, chosen: number): string[] {
  if (stepPx >= roomForWord) return [...labels]
  if (stepPx * 2 < roomForWord) return labels.map(label => label.slice(0, 1))
  const kept = (chosen < 0 ? labels.length - 1 : chosen) % 2
  return labels.map((label, index) => (index % 2 === kept ? label : ''))
}
