// Where the filters of lists are kept: in this tab, until one logs out (specification, section 4).
const prefix = 'filters-'

/** The name under which a list keeps its filters. */
export type FilterKey = `${typeof prefix}${string}`

/** Removes the filters of every list. */
export const forgetFilters = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
