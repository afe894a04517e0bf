/** How a table is sorted: by a column, ascending or descending. */
export type Sort = { by: string; down: boolean }

const compare = new Intl.Collator('nl', { numeric: true }).compare

/** Sorts rows by a key; rows without one come last either way, and equal rows keep their order. */
export function inOrder<T>(rows: readonly T[], keyOf: (row: T) => string | number | undefined, down: boolean): T[] {
  const sign = down ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

/** The sort order after pressing a heading: another column starts ascending, the same one reverses. */
export const turned = (sort: Sort | undefined, by: string): Sort => ({ by, down: sort?.by === by && !sort.down })
