// An organization's endpoints and their messages, only visible to people who work for all its locations.
import { sql } from 'kysely'
import type { webhookOperations } from '../../contract/organizations/webhooks.ts'
import { myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { queueDeliveries } from '../platform/events/webhooks/sending.ts'

export const queries: Queries<typeof webhookOperations> = {
  WebhookEndpoint: {
    visible: { ...everyRole(false), ROLE_ORGANIZATION_USER: row => sql`${row.alias}.organization_uuid = ${myOrganization(row)}` },
  },
  WebhookDelivery: {
    visible: {
      ...everyRole(false),
      ROLE_ORGANIZATION_USER: row =>
        sql`${row.alias}.endpoint_uuid in (select uuid from webhook_endpoint where organization_uuid = ${myOrganization(row)})`,
    },
    computed: { subjectUuid: ({ alias }) => sql`${alias}.data ->> 'uuid'` },
  },
}

/** The actor's organization, locked, and how many endpoints it has. */
export const lockOrganization = async (tx: Tx, viewer: Viewer): Promise<{ organization: string; endpoints: number }> => {
  const locked = await sql<{
    uuid: string
  }>`select uuid from organization where uuid = ${myOrganization(viewer)} for update`.execute(tx)
  const { uuid } = locked.rows[0]!
  const counted = await sql<{ endpoints: number }>`select count(*)::int as endpoints from webhook_endpoint
    where organization_uuid = ${uuid}::uuid`.execute(tx)
  return { organization: uuid, endpoints: counted.rows[0]!.endpoints }
}

/** Makes a test message and queues it. Gives its uuid. */
export const sendTest = async (tx: Tx, endpoint: string, kind: string, now: string): Promise<string> => {
  const data = JSON.stringify({ '@id': `/v1/webhook_endpoints/${endpoint}`, '@type': 'WebhookEndpoint', uuid: endpoint })
  const { uuid } = await tx
    .insertInto('webhook_delivery')
    .values({ endpoint_uuid: endpoint, kind, data, happened_at: now, next_attempt_at: now, created_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await queueDeliveries(tx, sql`d.uuid = ${uuid}::uuid`)
  return uuid
}
