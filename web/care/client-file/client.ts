// Queries about a client, for whoever may see the file: a care worker, the organization.
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'

export type Client = AnswerOf<'GET /clients/{uuid}'>
export type Home = AnswerOf<'GET /client_homes/{uuid}'>
export type Relation = AnswerOf<'GET /client_relations'>['member'][number]
export type TeamMember = AnswerOf<'GET /care_teams'>['member'][number]

export const clientQuery = (uuid: string) => queryOf('GET /clients/{uuid}', { uuid })
export const homeQuery = (uuid: string) => queryOf('GET /client_homes/{uuid}', { uuid })
/** The people around a client, the first contact first. */
export const relationsQuery = (uuid: string) =>
  queryOf('GET /client_relations', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })
/** The care team: regulars and reserves. */
export const teamQuery = (uuid: string) => queryOf('GET /care_teams', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })

/** Everyone who knows this client: the care team, and those who work there or did in the last 90 days. */
export const knownWorkersQuery = (uuid: string) =>
  queryOf('GET /clients/{uuid}/care_workers', { uuid, query: { itemsPerPage: 100 } })

export type CareRequest = AnswerOf<'GET /care_requests/{uuid}'>
/** The care requests of a client, newest first. */
export const careRequestsQuery = (client: string) =>
  queryOf('GET /care_requests', { query: { 'client.uuid': client, itemsPerPage: 50 } })
