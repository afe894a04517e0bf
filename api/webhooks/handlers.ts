import { sql } from 'kysely'
import { testKind, webhookKindNames, webhookKinds } from '../../contract/events/webhook-kinds.ts'
import { maxEndpoints, WebhookEndpoint, webhookOperations } from '../../contract/organizations/webhooks.ts'
import { type Concept, type Context, type Handlers, plain } from '../platform/concept.ts'
import { webhookExample } from '../platform/documents/openapi-webhooks.ts'
import { record } from '../platform/events/outbox.ts'
import { queueDeliveries } from '../platform/events/webhooks/sending.ts'
import { newSecret, sayWebhookSecret } from '../platform/events/webhooks/signature.ts'
import { limits, mustNotWait, noteAttempt } from '../platform/login/attempts.ts'
import { refusedAddress } from '../platform/outgoing/addresses.ts'
import { invalid, Problem, violationCodes } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { lockOrganization, queries, sendTest } from './queries.ts'

const lockEndpoint = async ({ tx, params, viewer }: Pick<Context, 'tx' | 'viewer'> & { params: { uuid: string } }) => {
  const item = await findItem(tx, WebhookEndpoint, params.uuid, viewer, { lock: true })
  if (!item) throw new Problem('not_found')
  return item
}
const columnsOf = ({ url, description, kinds }: { url: string; description: string; kinds: string[] }, loopback: boolean) => {
  const refused = refusedAddress(url, loopback)
  if (refused) throw invalid('url', refused, violationCodes.pattern)
  return { url, description, kinds: [...new Set(kinds)] }
}

const handlers = {
  create: async ({ tx, body, viewer, now, services }) => {
    const columns = columnsOf(body, services.loopback)
    const { organization, endpoints } = await lockOrganization(tx, viewer)
    if (endpoints >= maxEndpoints)
      throw invalid('url', `Er zijn al ${maxEndpoints} koppelingen. Verwijder er eerst een.`, violationCodes.tooMany)
    const made = {
      ...columns,
      organization_uuid: organization,
      sealed_secret: services.tokens.seal(newSecret()),
      created_at: now,
    }
    return (await tx.insertInto('webhook_endpoint').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  change: async ({ body, services }) => columnsOf(body, services.loopback),
  remove: plain,
  stop: plain,
  resume: async () => ({ paused_because: null, paused_at: null }),
  secret: async ({ tx, params, viewer, body, me, now, services }) => {
    const item = await lockEndpoint({ tx, params, viewer })
    if (item.version !== body.version) throw new Problem('version')
    const secret = newSecret()
    // Nobody has seen the secret it was created with.
    const stays = item.secretMadeAt != null && body.oldValidHours > 0
    const until = stays ? new Date(Date.parse(now) + body.oldValidHours * 3_600_000).toISOString() : null
    const { old_secret_until } = await tx
      .updateTable('webhook_endpoint')
      .set({
        sealed_secret: services.tokens.seal(secret),
        secret_made_at: now,
        sealed_old_secret: until ? sql`sealed_secret` : null,
        old_secret_until: until,
        version: sql`version + 1`,
      })
      .where('uuid', '=', item.uuid)
      .returning('old_secret_until')
      .executeTakeFirstOrThrow()
    await record(tx, [{ name: 'webhook_secret_made', subjectType: WebhookEndpoint.type, subjectUuid: item.uuid, me, now }])
    return { secret: sayWebhookSecret(secret), oldSecretUntil: old_secret_until }
  },
  test: async ({ tx, params, viewer, now }) => {
    const { uuid, secretMadeAt } = await lockEndpoint({ tx, params, viewer })
    // Nobody has the secret yet, so a receiver would rightly refuse the message.
    if (secretMadeAt == null) throw new Problem('no_secret')
    const limit = [limits.webhookTests(uuid)]
    await mustNotWait(tx, limit)
    await noteAttempt(tx, limit)
    return sendTest(tx, uuid, testKind, now)
  },
  sendAgain: async ({ tx, item, now }) => {
    await tx
      .updateTable('webhook_delivery')
      .set({ status: 'waiting', tries: 0, next_attempt_at: now })
      .where('uuid', '=', item.uuid)
      .execute()
    await queueDeliveries(tx, sql`d.uuid = ${item.uuid}::uuid`)
    return undefined
  },
  kinds: async ({ services: { publicUrl } }) => ({
    webhookKinds: webhookKindNames.map(kind => ({
      kind,
      about: webhookKinds[kind].about,
      example: JSON.stringify(webhookExample(kind, publicUrl)),
    })),
  }),
} satisfies Handlers<typeof webhookOperations>

export const webhooks = { operations: webhookOperations, handlers, queries, mails, mailTemplates, jobs } satisfies Concept
