import { stringifySearch } from '#client/search-params.ts'
import type { Search } from '../filter.ts'

/** The part of an address that makes up a view: not the page, nor what is open. */
export const viewQuery = ({ pagina, open, week, nieuw, kopieren, ...view }: Search): string => stringifySearch(view).slice(1)
