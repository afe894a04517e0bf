// The filters of a list, kept in this tab for when people come back; logging out forgets them.
import { redirect } from '@tanstack/react-router'
import type { FilterKey } from '#client/filter-storage.ts'
import { stringifySearch } from '#client/search-params.ts'
import type { ScreenPath } from '#contract/addresses.ts'
import type { Search } from './filter.ts'

type Arrival = { search: object; cause: string; preload: boolean }
export interface KeptFilters {
  path: ScreenPath
  keep: (filters: Search) => void
  /** For the route: arriving without filters restores the last ones. */
  beforeLoad: (arrival: Arrival) => void
}

/**
 * Stores the filters of the list at this path. It does not know the filters themselves, so that the list only loads with its
 * screen.
 */
export const keptFilters = (storedAs: FilterKey, path: ScreenPath): KeptFilters => ({
  path,
  keep: filters => sessionStorage.setItem(storedAs, stringifySearch(filters)),
  beforeLoad: ({ search, cause, preload }) => {
    if (cause !== 'enter' || preload || Object.keys(search).length > 0) return
    const kept = sessionStorage.getItem(storedAs)
    if (kept) throw redirect({ href: `${path}${kept as '' | `?${string}`}`, replace: true })
  },
})
