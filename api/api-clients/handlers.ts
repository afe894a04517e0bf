import { randomBytes } from 'node:crypto'
import { ApiClient, apiClientOperations, maxClients, maxSecrets, secretPrefix } from '../../contract/organizations/api-clients.ts'
import { scopesFor } from '../../contract/scopes.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { hashOf } from '../platform/login/token.ts'
import { inState, invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import {
  changeAccount,
  clientOfSecret,
  countSecrets,
  endTokens,
  lockOwner,
  makeAccount,
  organizationOf,
  ownerOf,
  queries,
  roleFor,
} from './queries.ts'

type ClientContext = Pick<Context, 'tx' | 'viewer'> & { params: { uuid: string } }
const lockClient = async ({ tx, params, viewer }: ClientContext) => {
  const item = await findItem(tx, ApiClient, params.uuid, viewer, { lock: true })
  if (!item) throw new Problem('not_found')
  return item
}
const mustBeActive = (status: unknown) => {
  if (status !== 'active') throw inState(ApiClient, String(status))
}
type Form = { scopes: string[]; locations: string[]; endsOn?: string | null | undefined }
const columnsOf = (organization: string | null, { scopes, locations, endsOn }: Form) => {
  const possible = scopesFor(roleFor(organization, { locations }))
  const at = scopes.findIndex(scope => !possible.includes(scope))
  if (at >= 0) throw invalid(`scopes[${at}]`, 'Daar is voor deze API-client niets te doen.')
  return { scopes: [...new Set(scopes)].sort(), ends_on: endsOn ?? null }
}

const handlers = {
  create: async ({ tx, body, viewer, now }) => {
    const { organization, clients } = await lockOwner(tx, viewer)
    if (clients >= maxClients)
      throw invalid('name', `Er zijn al ${maxClients} API-clients. Beëindig er eerst een.`, violationCodes.tooMany)
    const columns = columnsOf(organization, body)
    const uuid = await makeAccount(tx, organization, body, now)
    await tx
      .insertInto('api_client')
      .values({ uuid, organization_uuid: organization, ...columns, created_at: now })
      .execute()
    return uuid
  },
  change: async ({ tx, body, item }) => {
    mustBeActive(item.status)
    const organization = await ownerOf(tx, item.uuid)
    const columns = columnsOf(organization, body)
    await changeAccount(tx, item.uuid, organization, body)
    await endTokens(tx, item.uuid)
    return columns
  },
  end: async ({ tx, item }) => {
    await tx.deleteFrom('api_client_secret').where('api_client_uuid', '=', item.uuid).execute()
    await tx.updateTable('account').set({ active: false }).where('uuid', '=', item.uuid).execute()
    await endTokens(tx, item.uuid)
    return undefined
  },
  secret: async ({ tx, params, viewer, me, now }) => {
    const { uuid, status } = await lockClient({ tx, params, viewer })
    mustBeActive(status)
    if ((await countSecrets(tx, uuid)) >= maxSecrets) throw new Problem('enough_secrets')
    const secret = secretPrefix + randomBytes(32).toString('base64url')
    const row = { api_client_uuid: uuid, hash: hashOf(secret), ending: secret.slice(-4), made_at: now }
    await tx.insertInto('api_client_secret').values(row).execute()
    await record(tx, [{ name: 'api_client_secret_made', subjectType: ApiClient.type, subjectUuid: uuid, me, now }])
    return { secret }
  },
  scopes: async ({ tx, viewer }) => ({ scopes: scopesFor(roleFor(await organizationOf(tx, viewer), { locations: [] })) }),
  removeSecret: async ({ tx, params, viewer, me, now }) => {
    const of = await clientOfSecret(tx, params.uuid)
    const { uuid } = await lockClient({ tx, params: { uuid: of }, viewer })
    await tx.deleteFrom('api_client_secret').where('uuid', '=', params.uuid).execute()
    await endTokens(tx, uuid)
    await record(tx, [{ name: 'api_client_secret_removed', subjectType: ApiClient.type, subjectUuid: uuid, me, now }])
    return undefined
  },
} satisfies Handlers<typeof apiClientOperations>

export const apiClients = { operations: apiClientOperations, handlers, queries, jobs } satisfies Concept
