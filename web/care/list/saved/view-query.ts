import { stringifySearch } from '../../../search-params.ts'
import type { Search } from '../filter.ts'

/** What of an address makes a view: not the page one is at, nor what is open. */
export const viewQuery = ({ pagina, open, week, nieuw, kopieren, ...view }: Search): string => stringifySearch(view).slice(1)
