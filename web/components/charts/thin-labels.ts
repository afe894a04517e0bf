/** Three letters of the chart's text, and some space. */
const minLabelPx = 30

/**
 * The labels of steps this many pixels wide: all when they fit; otherwise every second one, such that the chosen one (by index;
 * -1 means the last one) keeps its own; and initials when even that is too narrow.
 */
export function thinLabels(labels: readonly string[], stepPx: number, chosen: number): string[] {
  if (stepPx >= minLabelPx) return [...labels]
  if (stepPx * 2 < minLabelPx) return labels.map(label => label.slice(0, 1))
  const kept = (chosen < 0 ? labels.length - 1 : chosen) % 2
  return labels.map((label, index) => (index % 2 === kept ? label : ''))
}
