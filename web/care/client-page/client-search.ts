// The client page in the address: which tab is open, and what it shows.

import { readChoice, readDay, readNumber, stringifySearch } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'

/** The tabs by their word in the address. */
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

/** The audience of the page, and what differs by audience. */
export interface Audience {
  /** The audience's list of clients; a client's page is below it. */
  clients: '/organisatie/clienten' | '/backoffice/clienten'
  /** The tabs the audience has no use for, or may not see. */
  without: readonly Part[]
  /** The address of a moment for this audience; without it moments are not links. */
  momentHref?: (uuid: string) => Address
  /** The address at which this audience creates work for a client. */
  newMomentHref: (uuid: string) => Address
  /** The audience may end a contact's access, to all clients. */
  endsAccess?: boolean
  /** Why the audience cannot find every care worker by name. */
  finds?: string
}
/** The address of a client's page. */
export const clientHref = ({ clients }: Pick<Audience, 'clients'>, uuid: string): Address => `${clients}/${uuid}`
/** The tabs of an audience with their names, in order. */
export const partsOf = ({ without }: Audience) =>
  Object.fromEntries(parts.filter(part => !without.includes(part)).map(part => [part, partWords[part]])) as Record<Part, string>

export interface PartSearch {
  onderdeel?: Part
  /** On the tab of assignments: the past ones. */
  wanneer?: 'geweest'
  /** On the tab of reports: one problem. */
  gebied?: string
  /** On the tab of the access log: the first and the last day. */
  van?: string
  tot?: string
  pagina?: number
}

/** The parameters that apply to the open tab. */
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

/** The address of a tab of a client's page, with what it shows. */
export const partHref = (
  audience: Pick<Audience, 'clients'>,
  uuid: string,
  part: Part,
  shown: Omit<PartSearch, 'onderdeel'> = {},
): Address =>
  `${clientHref(audience, uuid)}${stringifySearch({ onderdeel: part === 'overzicht' ? undefined : part, ...shown })}` as Address

/** The props of each tab. */
export interface PartProps {
  uuid: string
  audience: Audience
  search: PartSearch
  /** Changes what the open tab shows; turning a page adds a history entry. */
  go: (shown: Omit<PartSearch, 'onderdeel'>) => void
}
