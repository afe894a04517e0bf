// How to call the operations on webhooks.
import type { TestApi } from '../../servers/api.ts'
import { type Side, sideOf } from '../../worlds/rows.ts'
import { today, uuidOf } from '../../worlds/world.ts'
import type { MakeBody, Target } from '../calls.ts'

const form = { url: 'https://voorbeeld.example/webhooks', description: 'Ons rooster', kinds: ['care_moment.assigned'] }

export const putEndpoint = async ({ db, server, world }: TestApi, status: string, side: Side = 'own') => {
  const organization_uuid = uuidOf(sideOf(world, side).organization)
  const sealed_secret = server.tokens.seal(Buffer.alloc(32, 7))
  const paused = status === 'paused' && { paused_at: today, paused_because: 'gone' }
  const row = { ...form, organization_uuid, status, sealed_secret, created_at: today, ...paused }
  return (await db.insertInto('webhook_endpoint').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}
export const putDelivery = async (api: TestApi, status: string, side: Side = 'own') => {
  const endpoint_uuid = await putEndpoint(api, 'active', side)
  const data = JSON.stringify({
    '@id': `/v1/webhook_endpoints/${endpoint_uuid}`,
    '@type': 'WebhookEndpoint',
    uuid: endpoint_uuid,
  })
  const next_attempt_at = status === 'waiting' ? today : null
  const row = { endpoint_uuid, kind: 'webhook.test', data, status, next_attempt_at, happened_at: today, created_at: today }
  return (await api.db.insertInto('webhook_delivery').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
}

export const webhookTargets = (api: TestApi): Record<string, Target> => {
  const active = (side: Side) => putEndpoint(api, 'active', side)
  return {
    'webhooks.endpoint': active,
    'webhooks.change': active,
    'webhooks.remove': active,
    'webhooks.stop': active,
    'webhooks.resume': side => putEndpoint(api, 'stopped', side),
    'webhooks.secret': active,
    // Without a secret nobody could verify the message.
    'webhooks.test': async side => {
      const uuid = await active(side)
      await api.db.updateTable('webhook_endpoint').set({ secret_made_at: today }).where('uuid', '=', uuid).execute()
      return uuid
    },
    'webhooks.sendAgain': side => putDelivery(api, 'failed', side),
  }
}

export const webhookBodies = ({ db, world }: TestApi): Record<string, MakeBody> => ({
  'webhooks.create': async side => {
    // There is a most that an organization may have.
    await db
      .deleteFrom('webhook_endpoint')
      .where('organization_uuid', '=', uuidOf(sideOf(world, side).organization))
      .execute()
    return form
  },
  'webhooks.change': () => ({ ...form, version: 1 }),
  'webhooks.secret': () => ({ oldValidHours: 24, version: 1 }),
})
