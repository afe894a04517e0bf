// The page of a client in the address: which of its parts is open, and what that part shows.
import type { Address } from '../../../contract/addresses.ts'
import { readChoice, readDay, readNumber, stringifySearch } from '../../search-params.ts'

/** The parts by their words in the address. */
const partWords = {
  overzicht: 'Overzicht',
  zorgvragen: 'Zorgvragen',
  opdrachten: 'Opdrachten',
  zorgteam: 'Zorgteam',
  'wie-niet-komt': 'Wie niet komt',
  woning: 'Woning',
  contactpersonen: 'Contactpersonen',
  rapportage: 'Rapportage',
  zorgplan: 'Zorgplan',
  berichten: 'Berichten',
  bestand: 'Export',
  inzage: 'Inzage',
} as const
export type Part = keyof typeof partWords
const parts = Object.keys(partWords) as Part[]

/** Whose page of a client it is, and what differs by that. */
export interface Audience {
  /** Their list of clients; a client's page is below it. */
  clients: '/organisatie/clienten' | '/backoffice/clienten'
  /** The parts that they have no use for, or may not see. */
  without: readonly Part[]
  /** Where they read of a moment; without it a moment is no link. */
  momentHref?: (uuid: string) => Address
  /** Where they ask new work for a client. */
  newMomentHref: (uuid: string) => Address
  /** They may end the access of who logs in, everywhere. */
  endsAccess?: boolean
  /** Why they do not find every care worker by name. */
  finds?: string
}
/** The page of a client. */
export const clientHref = ({ clients }: Pick<Audience, 'clients'>, uuid: string): Address => `${clients}/${uuid}`
/** The parts that an audience has, with their names, in their order. */
export const partsOf = ({ without }: Audience) =>
  Object.fromEntries(parts.filter(part => !without.includes(part)).map(part => [part, partWords[part]])) as Record<Part, string>

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
export const readPartSearch =
  (audience: Audience) =>
  (given: Record<string, unknown>): PartSearch => {
    const onderdeel = readChoice(given.onderdeel, Object.keys(partsOf(audience)).slice(1), undefined) as Part | undefined
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
export const partHref = (
  audience: Pick<Audience, 'clients'>,
  uuid: string,
  part: Part,
  shown: Omit<PartSearch, 'onderdeel'> = {},
): Address =>
  `${clientHref(audience, uuid)}${stringifySearch({ onderdeel: part === 'overzicht' ? undefined : part, ...shown })}` as Address

/** What each part gets. */
export interface PartProps {
  uuid: string
  audience: Audience
  search: PartSearch
  /** Changes what the open part shows; a page is a step of its own. */
  go: (shown: Omit<PartSearch, 'onderdeel'>) => void
}
