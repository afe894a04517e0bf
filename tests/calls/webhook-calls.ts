// How to call the operations on webhooks.
import type { TestApi } from '../servers/api.ts'
import { type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

const form = { url: 'https://voorbeeld.example/webhooks', description: 'Ons rooster', kinds: ['care_moment.assigned'] }

export const webhookTargets = ({ db, server, world }: TestApi): Record<string, Target> => {
  const putEndpoint = (status: string) => async (side: Side) => {
    const organization_uuid = uuidOf(sideOf(world, side).organization)
    const sealed_secret = server.tokens.seal(Buffer.alloc(32, 7))
    const row = { ...form, organization_uuid, status, sealed_secret, created_at: today }
    return (await db.insertInto('webhook_endpoint').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  const active = putEndpoint('active')
  return {
    'webhooks.endpoint': active,
    'webhooks.change': active,
    'webhooks.remove': active,
    'webhooks.stop': active,
    'webhooks.resume': putEndpoint('stopped'),
    'webhooks.secret': active,
    'webhooks.test': active,
    'webhooks.sendAgain': async side => {
      const endpoint_uuid = await active(side)
      const data = JSON.stringify({ '@id': `/v1/webhook_endpoints/${endpoint_uuid}`, '@type': 'WebhookEndpoint' })
      const row = { endpoint_uuid, kind: 'webhook.test', data, status: 'failed', happened_at: today, created_at: today }
      return (await db.insertInto('webhook_delivery').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
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
