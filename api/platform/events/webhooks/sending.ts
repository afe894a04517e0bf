// Sends the messages of webhooks (docs/decisions/0147): each is a separate job, retried after growing pauses until it is
// accepted. When nothing is accepted for three days, or the receiver answers 410 Gone, the endpoint is paused and its owner
// notified.
import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../../database/database.ts'
import type { Tokens } from '../../login/token.ts'
import { onward, record } from '../outbox.ts'
import { type Posting, type PostResult, post } from './posting.ts'
import { signedHeaders } from './signature.ts'

const minute = 60
const hour = 3600
/** The pauses that Standard Webhooks suggests, in seconds: together a bit more than three days. */
export const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const keptAttempts = 20

/**
 * Queues the waiting messages that meet this condition, replacing their earlier jobs. Each endpoint gets one call at a time,
 * after other waiting work, so that a slow receiver delays only itself.
 */
export const queueDeliveries = (db: Database | Tx, condition: Sql, afterSeconds = 0) =>
  sql`select graphile_worker.add_job('webhook', ${onward(sql`'delivery', d.uuid`)}, queue_name := 'webhook ' || d.endpoint_uuid,
      job_key := 'webhook ' || d.uuid, run_at := now() + ${`${afterSeconds} seconds`}::interval, priority := 1)
    from webhook_delivery d where d.status = 'waiting' and ${condition}`.execute(db)

const findDelivery = (db: Database, uuid: string) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.uuid', 'd.endpoint_uuid')
    .select(['d.uuid', 'd.endpoint_uuid', 'd.event_uuid', 'd.kind', 'd.data', 'd.happened_at', 'd.tries', 'd.attempts'])
    .select(['e.url', 'e.status as endpoint_status', 'e.sealed_secret', 'e.sealed_old_secret', 'e.old_secret_until'])
    .where('d.uuid', '=', uuid)
    .where('d.status', '=', 'waiting')
    .executeTakeFirst()
type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** The body: what happened and when, with only ids and addresses. It is the same at each attempt. */
export const bodyOf = (
  { kind, happened_at, data }: Pick<Delivery, 'kind' | 'happened_at' | 'data'>,
  publicUrl: string,
): { type: string; timestamp: string; data: Record<string, string> } => {
  const whole = (value: string) => (value.startsWith('/') ? publicUrl + value : value)
  const pairs = Object.entries(data as Record<string, string>).map(([name, value]) => [name, whole(value)])
  return { type: kind, timestamp: new Date(happened_at).toISOString(), data: Object.fromEntries(pairs) }
}

const pause = async (tx: Tx, { endpoint_uuid }: Delivery, because: 'gone' | 'unanswered', now: string) => {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoint')
    .set({ status: 'paused', paused_because: because, paused_at: now, version: sql`version + 1` })
    .where('uuid', '=', endpoint_uuid)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .updateTable('webhook_delivery')
    .set({ status: 'failed', next_attempt_at: null })
    .where('endpoint_uuid', '=', endpoint_uuid)
    .where('status', '=', 'waiting')
    .execute()
  await record(tx, [
    {
      name: 'webhook_endpoint_paused',
      subjectType: 'WebhookEndpoint',
      subjectUuid: endpoint_uuid,
      me: null,
      now,
      reason: because,
    },
  ])
}
/** Whether another message was accepted since this one was made: then the problem is this message, not the endpoint. */
const acceptsOthers = async (tx: Tx, { uuid, endpoint_uuid }: Delivery): Promise<boolean> => {
  const { rows } = await sql<{ accepts: boolean }>`select exists (select 1 from webhook_delivery o
      join webhook_delivery d on d.uuid = ${uuid}::uuid
      where o.endpoint_uuid = ${endpoint_uuid}::uuid and o.delivered_at >= d.created_at) as accepts`.execute(tx)
  return rows[0]!.accepts
}

/** Stores the result, and when to try again. */
const store = async (tx: Tx, delivery: Delivery, posted: PostResult, now: string) => {
  const { uuid, tries, attempts, event_uuid } = delivery
  const isAccepted = posted.status !== null && posted.status >= 200 && posted.status < 300
  const isGone = posted.status === 410
  // A test is sent only once: the user is watching for the result.
  const pauseSeconds = isAccepted || isGone || event_uuid === null ? undefined : pauses[tries]
  const wait = pauseSeconds && Math.round(pauseSeconds * (1 + Math.random() / 10))
  const last = attempts as { number: number }[]
  const attempt = { number: (last.at(-1)?.number ?? 0) + 1, at: now, ...posted }
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({
      status: isAccepted ? 'delivered' : wait ? 'waiting' : 'failed',
      tries: tries + 1,
      attempts: JSON.stringify([...last, attempt].slice(-keptAttempts)),
      next_attempt_at: wait ? new Date(Date.parse(now) + wait * 1000).toISOString() : null,
      ...(isAccepted && { delivered_at: now }),
    })
    .where('uuid', '=', uuid)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (wait) await queueDeliveries(tx, sql`d.uuid = ${uuid}::uuid`, wait)
  else if (isGone) await pause(tx, delivery, 'gone', now)
  else if (!isAccepted && event_uuid && !(await acceptsOthers(tx, delivery))) await pause(tx, delivery, 'unanswered', now)
}

/** What sending needs. */
interface Sending extends Posting {
  tokens: Pick<Tokens, 'unseal'>
  publicUrl: string
}
/** Returns the function that makes one attempt to send the message with this uuid, if it must still be sent. */
export const openWebhooks =
  (db: Database, { tokens, publicUrl, ...posting }: Sending) =>
  async (uuid: string, now: string): Promise<void> => {
    const delivery = await findDelivery(db, uuid)
    if (!delivery) return
    if (delivery.endpoint_status !== 'active' && delivery.event_uuid !== null) {
      const ended = { status: 'failed', next_attempt_at: null }
      return void (await db.updateTable('webhook_delivery').set(ended).where('uuid', '=', uuid).execute())
    }
    const { sealed_secret, sealed_old_secret, old_secret_until, url } = delivery
    const isOldValid = sealed_old_secret && Date.parse(old_secret_until!) > Date.parse(now)
    const secrets = [sealed_secret, ...(isOldValid ? [sealed_old_secret] : [])].map(each => tokens.unseal(each))
    const body = JSON.stringify(bodyOf(delivery, publicUrl))
    // Real time: the receiver compares it with its own clock, to refuse a message that somebody replays.
    const signed = signedHeaders({ id: `msg_${uuid}`, at: Math.floor(Date.now() / 1000), body }, secrets)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Zorginzet-Webhooks/1',
      ...signed,
    }
    const posted = await post(url, headers, body, posting)
    await db.transaction().execute(tx => store(tx, delivery, posted, now))
  }
