// API clients (API-clients): programs that call the API under a name of their own, by OAuth 2.0 client credentials (docs/decisions/0150).
import * as z from 'zod/mini'
import { computed, resource, type Transition } from '../language.ts'
import { action, change, command, create, get, list } from '../operations.ts'
import { day, iri, line, nothing } from '../schemas.ts'
import { type ApiClientStatus, apiClientStatus, apiClientStatusName } from '../statuses.ts'
import { scopeNames } from './client-scopes.ts'
import { OrganizationLocation } from './organizations.ts'

// For an organization: those who work for all its locations. For the back office: planners.
const by = ['ROLE_ORGANIZATION_USER', 'ROLE_PLANNER'] as const
/** The maximum number of active clients of an organization, and of secrets of a client. */
export const [maxClients, maxSecrets] = [20, 2]
/** The prefix of all secrets, by which scanners for leaked keys recognize them. */
export const secretPrefix = 'zi_secret_'

const apiClientActions = {
  end: [{ by, from: ['active'], to: 'ended', event: 'api_client_ended' }],
} as const satisfies Record<string, readonly Transition<ApiClientStatus>[]>
export const ApiClient = resource(
  'ApiClient',
  '/api_clients',
  {
    name: computed(z.string()),
    scopes: z.array(z.enum(scopeNames)),
    /** Empty: all its locations. */
    locations: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), city: z.string() }))),
    /** The last day on which it has access; null for no end. */
    endsOn: z.nullable(z.iso.date()),
    status: z.enum(apiClientStatus),
    /** Its secrets: the last characters of each, to recognize it by, and when it was last used to get a token. */
    secrets: computed(
      z.array(z.object({ uuid: z.string(), ending: z.string(), madeAt: z.string(), usedAt: z.nullable(z.string()) })),
    ),
    lastUsedAt: computed(z.nullable(z.string())),
    /** In the last thirty days: the number of calls, and how many of them were refused (401, 403 or 429). */
    calls: computed(z.int()),
    refusals: computed(z.int()),
    /** The last twenty refusals, newest first: the operation, and the reason (`/errors/…`). The request itself is not kept. */
    lastRefusals: computed(z.array(z.object({ at: z.string(), operation: z.string(), status: z.int(), code: z.string() }))),
    createdAt: z.string(),
    version: z.int(),
  },
  { actions: apiClientActions, statusNames: apiClientStatusName, itemOnly: ['lastRefusals'] },
)

/** The version that was read; the operation answers 409 if it has changed since. */
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const client = {
  name: line(60),
  scopes: z
    .array(z.enum(scopeNames))
    .check(z.minLength(1, { error: 'Kies minimaal één ding dat de API-client mag.' }), z.maxLength(scopeNames.length)),
  /** None: all its locations. A client of the back office has none. */
  locations: z._default(z.array(iri(OrganizationLocation)).check(z.maxLength(100)), []),
  endsOn: z.nullish(day()),
}
const own = { by, addition: true } as const
export const apiClientOperations = {
  list: list(ApiClient, { ...own, order: ['createdAt'] }),
  get: get(ApiClient, own),
  /** 422 for scopes that its role cannot use, and for more than twenty clients. The secret is requested separately. */
  create: create(ApiClient, z.object(client), { ...own, event: 'api_client_created' }),
  /** Ends its tokens, so that its next token has the new permissions. */
  change: change('PUT', ApiClient, z.object({ ...client, version }), { ...own, event: 'api_client_changed' }),
  /** Ends it and its tokens for good. What it did stays under its name. */
  end: action('PUT', ApiClient, 'end', nothing, { addition: true }),
  /** Makes a secret, which is shown only once. There are at most two, so that a program can switch from one to the other. */
  secret: command('POST', '/api_clients/{uuid}/secret', {
    ...own,
    inOwnName: true,
    answer: z.object({ secret: z.string() }),
    handsOutTokens: true,
  }),
  /** The scopes that a client of the caller can have: those its role has operations for. */
  scopes: command('GET', '/api_client_scopes', { ...own, answer: z.object({ scopes: z.array(z.enum(scopeNames)) }) }),
  /** The secret gives no more tokens, and its current tokens end. */
  removeSecret: command('DELETE', '/api_client_secrets/{uuid}', own),
}
