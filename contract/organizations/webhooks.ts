// Webhooks (koppelingen): send an organization's own program what happens, by Standard Webhooks 1.0 (docs/decisions/0147).
import * as z from 'zod/mini'
import { testKind, webhookKindNames } from '../events/webhook-kinds.ts'
import { exact } from '../filters.ts'
import { type AnyItem, computed, one, resource, type Transition } from '../language.ts'
import { action, change, command, create, get, list, remove } from '../operations.ts'
import { nothing, text, textOrNone } from '../schemas.ts'
import {
  type WebhookDeliveryStatus,
  type WebhookEndpointStatus,
  webhookDeliveryStatus,
  webhookDeliveryStatusName,
  webhookEndpointStatus,
  webhookEndpointStatusName,
} from '../statuses.ts'

const by = ['ROLE_ORGANIZATION_USER'] as const
/** The maximum number of endpoints of an organization. */
export const maxEndpoints = 10
const endpointActions = {
  stop: [{ by, from: ['active'], to: 'stopped', event: 'webhook_endpoint_stopped' }],
  resume: [{ by, from: ['stopped', 'paused'], to: 'active', event: 'webhook_endpoint_resumed' }],
} as const satisfies Record<string, readonly Transition<WebhookEndpointStatus>[]>
export const WebhookEndpoint = resource(
  'WebhookEndpoint',
  '/webhook_endpoints',
  {
    url: z.string(),
    /** What it is for, in the organization's own words. */
    description: z.string(),
    kinds: z.array(z.enum(webhookKindNames)),
    status: z.enum(webhookEndpointStatus),
    /** Why it was paused: nothing was accepted for three days, or it answered 410 Gone. */
    pausedBecause: z.nullable(z.enum(['unanswered', 'gone'])),
    pausedAt: z.nullable(z.string()),
    /** When its secret was made and shown; null before the first one. */
    secretMadeAt: z.nullable(z.string()),
    /** Until when messages are also signed with the former secret; null when there is none. */
    oldSecretUntil: z.nullable(z.string()),
    createdAt: z.string(),
    version: z.int(),
  },
  { actions: endpointActions, statusNames: webhookEndpointStatusName },
)

/** Why there was no answer: not a public address, no valid certificate, too slow, or no connection. */
export const webhookError = ['not_public', 'certificate', 'too_slow', 'no_connection'] as const
const isActive = ({ endpoint }: AnyItem) =>
  (endpoint as { status: WebhookEndpointStatus }).status === 'active' ? undefined : ('endpoint_not_active' as const)
const deliveryActions = {
  send_again: [{ by, from: webhookDeliveryStatus, to: 'waiting', event: 'webhook_delivery_sent_again', when: isActive }],
} as const satisfies Record<string, readonly Transition<WebhookDeliveryStatus>[]>
/** A message to an endpoint, with the result of each attempt. Kept for thirty days. */
export const WebhookDelivery = resource(
  'WebhookDelivery',
  '/webhook_deliveries',
  {
    endpoint: one(WebhookEndpoint, 'url', 'description', 'status'),
    kind: z.enum([...webhookKindNames, testKind]),
    /** The uuid of its subject, whose type follows from the kind; for a test, of its endpoint. */
    subjectUuid: computed(z.uuid()),
    status: z.enum(webhookDeliveryStatus),
    /** The last twenty attempts, oldest first: the status of the answer, or why there was none, and how long it took. */
    attempts: z.array(
      z.object({
        number: z.int(),
        at: z.string(),
        status: z.nullable(z.int()),
        error: z.nullable(z.enum(webhookError)),
        tookMs: z.int(),
      }),
    ),
    nextAttemptAt: z.nullable(z.string()),
    createdAt: z.string(),
  },
  { actions: deliveryActions, statusNames: webhookDeliveryStatusName },
)

/** The version that was read; the operation answers 409 if it has changed since. */
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))
const endpoint = {
  url: text(1000),
  description: textOrNone(200),
  kinds: z
    .array(z.enum(webhookKindNames))
    .check(z.minLength(1, { error: 'Kies minimaal één soort bericht.' }), z.maxLength(webhookKindNames.length)),
}
const own = { by, addition: true } as const
export const webhookOperations = {
  endpoints: list(WebhookEndpoint, { ...own, order: ['createdAt'] }),
  endpoint: get(WebhookEndpoint, own),
  /** 422 for an address that is not public, and for more than ten endpoints. The secret is requested separately. */
  create: create(WebhookEndpoint, z.object(endpoint), { ...own, event: 'webhook_endpoint_created' }),
  change: change('PUT', WebhookEndpoint, z.object({ ...endpoint, version }), { ...own, event: 'webhook_endpoint_changed' }),
  remove: remove(WebhookEndpoint, { ...own, event: 'webhook_endpoint_removed' }),
  stop: action('PUT', WebhookEndpoint, 'stop', nothing, { addition: true }),
  resume: action('PUT', WebhookEndpoint, 'resume', nothing, { addition: true }),
  /**
   * Makes a new secret, which is shown only once. Messages are signed with the former one too for the given number of hours, so
   * that the receiver has time to switch. It would outlive impersonation, so a planner who impersonates cannot ask for it.
   */
  secret: command('POST', '/webhook_endpoints/{uuid}/secret', {
    ...own,
    inOwnName: true,
    body: z.object({ oldValidHours: z._default(z.int().check(z.minimum(0), z.maximum(168)), 24), version }),
    answer: z.object({ secret: z.string(), oldSecretUntil: z.nullable(z.string()) }),
    handsOutTokens: true,
  }),
  /** Sends a test message, once, also while the endpoint is stopped. 409 before there is a secret with which to verify it. */
  test: create(WebhookDelivery, nothing, {
    ...own,
    path: '/webhook_endpoints/{uuid}/test',
    event: 'webhook_test_sent',
  }),
  deliveries: list(WebhookDelivery, {
    ...own,
    order: ['-createdAt'],
    filters: [exact('endpoint.uuid'), exact('status'), exact('kind')],
  }),
  sendAgain: action('PUT', WebhookDelivery, 'send_again', nothing, { addition: true }),
  /** The kinds one can subscribe to, each with an example of the body. */
  kinds: command('GET', '/webhook_kinds', {
    ...own,
    answer: z.object({
      webhookKinds: z.array(z.object({ kind: z.enum(webhookKindNames), about: z.string(), example: z.string() })),
    }),
  }),
}
