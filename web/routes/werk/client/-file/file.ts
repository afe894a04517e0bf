// One client's file: its pages, and what several of them ask.
import type { Address } from '../../../../../contract/addresses.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask, askWithToken } from '../../../../client/cache.ts'

export type Client = AnswerOf<'GET /clients/{uuid}'>
export type Home = AnswerOf<'GET /client_homes/{uuid}'>
export type Relation = AnswerOf<'GET /client_relations'>['member'][number]

export const askClient = (uuid: string) => ask('GET /clients/{uuid}', { uuid })
export const askHome = (uuid: string) => ask('GET /client_homes/{uuid}', { uuid })
/** The people around a client, the first contact first. */
export const askRelations = (uuid: string) =>
  askWithToken('GET /client_relations', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })

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
/** The care team: who comes, and who comes when none of them can. */
export const askTeam = (uuid: string) => ask('GET /care_teams', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })
/** All medication of a client, also what has ended. */
export const askMedications = (uuid: string) => ask('GET /medications', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })
