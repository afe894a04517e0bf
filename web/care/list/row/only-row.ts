/** What Enter in the search opens: the only row found. Null when there is not exactly one. */
export type OnlyRow = (() => void) | 'searching' | null
type Found<R> = { data: { member: readonly R[]; totalItems: number } | undefined; isPlaceholderData: boolean }

/** Takes the query of a list, and what opens a row of it. */
export const onlyRow = <R>({ data, isPlaceholderData }: Found<R>, open: (row: R) => void): OnlyRow => {
  if (!data || isPlaceholderData) return 'searching'
  const [row] = data.member
  return row && data.totalItems === 1 ? () => open(row) : null
}
