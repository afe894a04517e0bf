// The pages of a client's file, as a care worker has them.
import type { Address } from '../../../../../contract/addresses.ts'
import type { Relation } from '../../../../care/client-file/client.ts'
import { relationWords } from '../../../../words/client-nl.ts'

/** The pages of a file by their names in the address. */
export const pageNames = {
  rapportage: 'Rapportage',
  zorgplan: 'Zorgplan',
  medicatie: 'Medicatie',
  zorgmomenten: 'Diensten',
  zorgvragen: 'Zorgvragen',
  zorgteam: 'Zorgteam',
  clientinformatie: 'Cliënt\u00adinformatie',
  contactpersonen: 'Contact\u00adpersonen',
  woning: 'Woning',
} as const
export type FilePage = keyof typeof pageNames
/** The address of a client's file: of its overview, or of one of its pages. */
export const fileHref = (uuid: string, page?: FilePage): Address => `/werk/client/${uuid}${page ? `/${page}` : ''}`
/** Where a new report is written. */
export const writeHref = (uuid: string): Address => `/werk/client/${uuid}/rapportage?nieuw=1`
/** The year in one domain. */
export const yearHref = (uuid: string, report: string): Address =>
  `/werk/client/${uuid}/rapportage/jaaroverzichtCareAssist/${report}`

/** The contact to call first: the one who is marked so, if there is a number, else the first who has one. */
export const firstContact = (relations: readonly Relation[]): Relation | undefined =>
  relations.find(({ isFirstContact, phone }) => isFirstContact && phone) ?? relations.find(({ phone }) => phone)

/** Whom one calls about a client, as the button says it. */
export const reachOf = (contact: Relation | undefined) => ({
  phone: contact?.phone,
  whom: contact?.firstName ?? '',
  about: contact && `${relationWords[contact.kind]}${contact.isFirstContact ? ', 1e contact' : ''}`,
})
