// API clients (API-clients): programs that call the API under a name of their own, by OAuth 2.0 client credentials (docs/decisions/0150).
import * as z from 'zod/mini'
import { computed, resource, type Transition } from '../language.ts'
import { action, change, command, create, get, list } from '../operations.ts'
import { day, iri, line, nothing } from '../schemas.ts'
import { type ApiClientStatus, apiClientStatus, apiClientStatusName } from '../statuses.ts'
import { scopeNames } from './client-scopes.ts'
import { OrganizationLocation } from './organizations.ts'

// For an organization who works for all of it; for the back office a planner.
const by = ['ROLE_ORGANIZATION_USER', 'ROLE_PLANNER'] as const
/** How many clients that have not ended an organization may have, and how many secrets each. */
export const [mostClients, mostSecrets] = [20, 2]
/** What all secrets begin with, so that programs that look for leaked keys know one. */
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
    /** Empty: all of the organization. */
    locations: computed(z.array(z.object({ '@id': z.string(), uuid: z.string(), name: z.string(), city: z.string() }))),
    /** The last day on which it is let in; null for no end. */
    endsOn: z.nullable(z.iso.date()),
    status: z.enum(apiClientStatus),
    /** Its secrets: the end of each, by which it is recognized, and when it last gave a token. */
    secrets: computed(
      z.array(z.object({ uuid: z.string(), ending: z.string(), madeAt: z.string(), usedAt: z.nullable(z.string()) })),
    ),
    lastUsedAt: computed(z.nullable(z.string())),
    /** In the last thirty days: all calls, and those of them that were refused (401, 403 or 429). */
    calls: computed(z.int()),
    refusals: computed(z.int()),
    /** The last twenty refusals, newest first: of which operation, and why (`/errors/…`). What was sent is not kept. */
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
  /** None: all of the organization. A client of the back office has none. */
  locations: z._default(z.array(iri(OrganizationLocation)).check(z.maxLength(100)), []),
  endsOn: z.nullish(day()),
}
const own = { by, addition: true } as const
export const apiClientOperations = {
  list: list(ApiClient, { ...own, order: ['createdAt'] }),
  get: get(ApiClient, own),
  /** 422 for scopes that its role has nothing for, and for more than twenty clients. Its secret is asked for afterwards. */
  create: create(ApiClient, z.object(client), { ...own, event: 'api_client_created' }),
  /** Ends its tokens: it asks for a new one, with what it may do from now on. */
  change: change('PUT', ApiClient, z.object({ ...client, version }), { ...own, event: 'api_client_changed' }),
  /** For good, and with its tokens. What it did stays under its name. */
  end: action('PUT', ApiClient, 'end', nothing, { addition: true }),
  /** Makes a secret, which is shown this once. There are two at most, so that a program can change from one to the other. */
  secret: command('POST', '/api_clients/{uuid}/secret', {
    ...own,
    inOwnName: true,
    answer: z.object({ secret: z.string() }),
    handsOutTokens: true,
  }),
  /** The scopes that a client of the caller can have: those with which its role has something to call. */
  scopes: command('GET', '/api_client_scopes', { ...own, answer: z.object({ scopes: z.array(z.enum(scopeNames)) }) }),
  /** The secret gives no more tokens, and those that there are end. */
  removeSecret: command('DELETE', '/api_client_secrets/{uuid}', own),
}
