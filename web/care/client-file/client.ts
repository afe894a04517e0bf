// Queries about a client, for whoever may see the file: a care worker, the organization.
import type { AnswerOf } from '#client/api.ts'
import { ask } from '#client/cache.ts'

export type Client = AnswerOf<'GET /clients/{uuid}'>
export type Home = AnswerOf<'GET /client_homes/{uuid}'>
export type Relation = AnswerOf<'GET /client_relations'>['member'][number]
export type TeamMember = AnswerOf<'GET /care_teams'>['member'][number]

export const askClient = (uuid: string) => ask('GET /clients/{uuid}', { uuid })
export const askHome = (uuid: string) => ask('GET /client_homes/{uuid}', { uuid })
/** The people around a client, the first contact first. */
export const askRelations = (uuid: string) => ask('GET /client_relations', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })
/** The care team: regulars and reserves. */
export const askTeam = (uuid: string) => ask('GET /care_teams', { query: { 'client.uuid': uuid, itemsPerPage: 100 } })

/** Everyone who knows this client: the care team, and those who work there or did in the last 90 days. */
export const askKnown = (uuid: string) => ask('GET /clients/{uuid}/care_workers', { uuid, query: { itemsPerPage: 100 } })

export type CareRequest = AnswerOf<'GET /care_requests/{uuid}'>
/** The care requests of a client, newest first. */
export const askCareRequests = (client: string) =>
  ask('GET /care_requests', { query: { 'client.uuid': client, itemsPerPage: 50 } })
