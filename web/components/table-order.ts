/** How a table is ordered: by a column, up or down. */
export type Sort = { by: string; down: boolean }

const compare = new Intl.Collator('nl', { numeric: true }).compare

/** The rows by what is given for each; rows without a value come last, either way, and equal ones keep their order. */
export function inOrder<T>(rows: readonly T[], keyOf: (row: T) => string | number | undefined, down: boolean): T[] {
  const sign = down ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

/** The order after a press on the head of a column: another column begins upwards, the same turns around. */
export const turned = (sort: Sort | undefined, by: string): Sort => ({ by, down: sort?.by === by && !sort.down })
