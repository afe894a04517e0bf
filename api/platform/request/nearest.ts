// Suggests the intended name for a misspelt one.

/**
 * The number of insertions, deletions, substitutions and swaps of neighbouring letters between two words (Damerau-Levenshtein).
 */
const editsBetween = (a: string, b: string): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const edits = Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1))
      const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      next.push(isExchanged ? Math.min(edits, before[j - 1]! + 1) : edits)
    }
    before = row
    row = next
  }
  return row[b.length]!
}
// Ignores naming conventions: start_date, StartDate, start-date.
const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, '')
const longest = 60

/** The known name closest to this one, if at most a third of it differs; otherwise undefined. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const wanted = plain(name.slice(0, longest))
  const [best] = known.map(each => ({ each, edits: editsBetween(wanted, plain(each)) })).sort((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.max(1, Math.floor(wanted.length / 3)) ? best.each : undefined
}
