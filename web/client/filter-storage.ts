// List filters are kept in this tab until the user logs out.
const prefix = 'filters-'

/** The storage key of a list's filters. */
export type FilterKey = `${typeof prefix}${string}`

/** Removes the filters of all lists. */
export const forgetFilters = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
