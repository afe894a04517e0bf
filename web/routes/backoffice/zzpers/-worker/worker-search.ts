// The page of a care worker in the address: which of its tabs is open.

import { isUuid, readChoice } from '#client/search-params.ts'
import type { Address } from '#contract/addresses.ts'
import { type DocumentKind, documentName } from '#rules/documents/required-documents.ts'
import { workerHref } from '../-list/worker-href.ts'

/** The tabs by their name in the address. */
export const partWords = {
  overzicht: 'Overzicht',
  documenten: 'Documenten',
  werk: 'Beschikbaarheid en werk',
  beoordelingen: 'Beoordelingen',
  notities: 'Notities',
  geld: 'Facturen',
  dossiers: 'DBA-dossiers',
  berichten: 'Berichten',
  bestand: 'Export',
} as const
export type Part = keyof typeof partWords
const parts = Object.keys(partWords) as Part[]

export type PartSearch = {
  onderdeel?: Part
  /** For documents: the open one, and its kind. */
  soort?: DocumentKind
  document?: string
  /** For dossiers: the organization whose dossier is open. */
  organisatie?: string
  /** And of which days. */
  periode?: string
}
const isKind = (given: unknown): given is DocumentKind => typeof given === 'string' && Object.hasOwn(documentName, given)

export const readPart = ({ soort, document, organisatie, periode, ...given }: Record<string, unknown>): PartSearch => {
  const onderdeel = readChoice(given.onderdeel, parts.slice(1), undefined) as Part | undefined
  return {
    ...(onderdeel && { onderdeel }),
    ...(onderdeel === 'documenten' && isKind(soort) && isUuid(document) && { soort, document }),
    ...(onderdeel === 'dossiers' && isUuid(organisatie) && { organisatie }),
    ...(onderdeel === 'dossiers' && typeof periode === 'string' && { periode }),
  }
}
/** The address of a tab of a care worker's page. */
export const partHref = (uuid: string, part: Part): Address =>
  part === 'overzicht' ? workerHref(uuid) : (`${workerHref(uuid)}?onderdeel=${part}` as Address)
/** The address of one document of a care worker. */
export const documentHref = (worker: string, kind: DocumentKind, uuid: string): Address =>
  `${workerHref(worker)}?onderdeel=documenten&soort=${kind}&document=${uuid}` as Address
