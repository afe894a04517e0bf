/** An item of a row that may be left out of it. */
export interface Fitted {
  name: string
  /** In pixels. */
  width: number
  /** Those with more of it are kept longer. */
  weight: number
}

/** Which items of a row do not fit: none when all do, otherwise those that do not fit beside the button for the rest. */
export function left(row: readonly Fitted[], room: { width: number; gap: number; rest: number }): string[] {
  const total = row.reduce((sum, { width }) => sum + width + room.gap, -room.gap)
  if (total <= room.width) return []
  let space = room.width - room.rest
  let isFull = false
  const kept = new Set<string>()
  for (const one of row.toSorted((a, b) => b.weight - a.weight)) {
    space -= one.width + room.gap
    isFull ||= space < 0
    if (!isFull) kept.add(one.name)
  }
  return row.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
