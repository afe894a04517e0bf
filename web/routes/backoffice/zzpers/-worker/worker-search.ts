// The page of a care worker in the address: which of its parts is open.
import type { Address } from '../../../../../contract/addresses.ts'
import { readChoice } from '../../../../search-params.ts'
import { workerHref } from '../-list/worker-href.ts'

/** The parts by their words in the address. */
export const partWords = {
  overzicht: 'Overzicht',
  documenten: 'Documenten',
  werk: 'Beschikbaarheid en werk',
  beoordelingen: 'Beoordelingen',
  notities: 'Notities',
  geld: 'Facturen',
  berichten: 'Berichten',
  bestand: 'Export',
} as const
export type Part = keyof typeof partWords
const parts = Object.keys(partWords) as Part[]

export const readPart = (given: Record<string, unknown>): { onderdeel?: Part } => {
  const onderdeel = readChoice(given.onderdeel, parts.slice(1), undefined) as Part | undefined
  return onderdeel ? { onderdeel } : {}
}
/** The address of a part of a care worker's page. */
export const partHref = (uuid: string, part: Part): Address =>
  part === 'overzicht' ? workerHref(uuid) : (`${workerHref(uuid)}?onderdeel=${part}` as Address)
