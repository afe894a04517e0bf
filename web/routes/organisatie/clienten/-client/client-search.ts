// The page of a client in the address: which of its parts is open, and what that part shows.
import type { Address } from '../../../../../contract/addresses.ts'
import { readDay } from '../../../../care/list/period-filter.ts'
import { readChoice, readNumber, stringifySearch } from '../../../../search-params.ts'
import { clientHref } from '../../-parts/client-href.ts'

/** The parts by their words in the address. */
export const partWords = {
  overzicht: 'Overzicht',
  opdrachten: 'Opdrachten',
  zorgteam: 'Zorgteam',
  'wie-niet-komt': 'Wie niet komt',
  woning: 'Woning',
  contactpersonen: 'Contactpersonen',
  rapportage: 'Rapportage',
  zorgplan: 'Zorgplan',
  inzage: 'Inzage',
} as const
export type Part = keyof typeof partWords
const parts = Object.keys(partWords) as Part[]

export interface PartSearch {
  onderdeel?: Part
  /** Of the opdrachten: those that are over. */
  wanneer?: 'geweest'
  /** Of the reports: one problem. */
  gebied?: string
  /** Of the access log: the first and the last day. */
  van?: string
  tot?: string
  pagina?: number
}

/** The parameters that make sense for the part that is open. */
export function readPartSearch(given: Record<string, unknown>): PartSearch {
  const onderdeel = readChoice(given.onderdeel, parts.slice(1), undefined) as Part | undefined
  const page = readNumber(given.pagina, 1, 1, 9999)
  const [van, tot] = [readDay(given.van), readDay(given.tot)]
  return {
    ...(onderdeel && { onderdeel }),
    ...(onderdeel === 'opdrachten' && given.wanneer === 'geweest' && { wanneer: 'geweest' }),
    ...(onderdeel === 'rapportage' && typeof given.gebied === 'string' && given.gebied && { gebied: given.gebied }),
    ...(onderdeel === 'inzage' && { ...(van && { van }), ...(tot && { tot }) }),
    ...(onderdeel && page > 1 && { pagina: page }),
  }
}

/** The address of a part of a client's page, with what it shows. */
export const partHref = (uuid: string, part: Part, shown: Omit<PartSearch, 'onderdeel'> = {}): Address =>
  `${clientHref(uuid)}${stringifySearch({ onderdeel: part === 'overzicht' ? undefined : part, ...shown })}` as Address

/** What each part gets. */
export interface PartProps {
  uuid: string
  search: PartSearch
  /** Changes what the open part shows; a page is a step of its own. */
  go: (shown: Omit<PartSearch, 'onderdeel'>) => void
}
