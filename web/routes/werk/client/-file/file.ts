// The pages of a client's file for care workers.

import type { Relation } from '#care/client-file/client.ts'
import type { Address } from '#contract/addresses.ts'
import { relationWords } from '#words/client-nl.ts'

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

/** The contact to call first: the one marked as such, if there is a number, otherwise the first one with a number. */
export const firstContact = (relations: readonly Relation[]): Relation | undefined =>
  relations.find(({ isFirstContact, phone }) => isFirstContact && phone) ?? relations.find(({ phone }) => phone)

/** Whom to call about a client, for the label of the button. */
export const reachOf = (contact: Relation | undefined) => ({
  phone: contact?.phone,
  whom: contact?.firstName ?? '',
  about: contact && `${relationWords[contact.kind]}${contact.isFirstContact ? ', 1e contact' : ''}`,
})
