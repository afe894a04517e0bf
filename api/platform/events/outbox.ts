// Events, written together with the change: one row serves as history, audit and mail queue.
import { sql } from 'kysely'
import type { EventName } from '../../../contract/events/events.ts'
import { heardEvents } from '../../../contract/events/hearing.ts'
import { webhookKindsOf } from '../../../contract/events/webhook-events.ts'
import type { Actor } from '../../../contract/language.ts'
import { type Database, hinted, type Sql, type Tx, unheeded } from '../database/database.ts'
import { traced, traceparent } from '../tracing.ts'

/** An event, to be stored with its change. */
export interface NewEvent {
  name: EventName
  subjectType: string
  subjectUuid: string
  /** Null when the system itself did it, in a job. */
  me: Actor | null
  now: string
  from?: string | null
  to?: string | null
  reason?: string | null
  data?: Record<string, unknown>
}

const isHeard = new Set<string>(heardEvents)

/** Writes the events in the transaction, and queues delivery for those that have mails; all servers get a hint after its commit. */
export const record = async (tx: Tx | Database, events: NewEvent[]): Promise<void> => {
  if (events.length === 0) return
  const names = [...new Set(events.map(({ name }) => name))]
  await traced('event', `event ${names.join(', ')}`, () => write(tx, events, names))
}
const write = async (tx: Tx | Database, events: NewEvent[], names: EventName[]): Promise<void> => {
  const rows = events.map(event => ({
    name: event.name,
    subject_type: event.subjectType,
    subject_uuid: event.subjectUuid,
    actor_uuid: event.me?.uuid ?? null,
    impersonator_uuid: event.me?.impersonator ?? null,
    at: event.now,
    from_status: event.from ?? null,
    to_status: event.to ?? null,
    reason: event.reason ?? null,
    data: event.data ?? null,
  }))
  const kinds = webhookKindsOf(names)
  // The queue's own `add_job` notifies within the transaction: this is its row for a job without a queue or a key.
  await sql`${hinted}
    with happened as (
      insert into event (name, subject_type, subject_uuid, actor_uuid, impersonator_uuid, at, from_status, to_status, reason, data)
      select name, subject_type, subject_uuid, actor_uuid, impersonator_uuid, at, from_status, to_status, reason, data
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(name text, subject_type text, subject_uuid uuid, actor_uuid uuid,
        impersonator_uuid uuid, at timestamptz, from_status text, to_status text, reason text, data jsonb)
      returning uuid, name, subject_type, subject_uuid, at
    ), delivery as (
      insert into graphile_worker._private_jobs (task_id, payload)
      select (select id from graphile_worker._private_tasks where identifier = 'deliver'), ${onward(sql`'event', uuid`)}
      from happened where name = any(${names.filter(name => isHeard.has(name))}::text[])
    )
    select ${Object.keys(kinds).length > 0 ? toWebhooks(kinds) : sql`1`}`.execute(tx)
}

// Stores a message for each endpoint of the organization that subscribed to such an event, and queues it. While nobody asked
// for events of these kinds that is all it looks at.
const toWebhooks = (kinds: Record<string, string>): Sql =>
  sql`(select count(graphile_worker.add_job('webhook', ${onward(sql`'delivery', d.uuid`)}, queue_name := 'webhook ' || d.endpoint_uuid,
        job_key := 'webhook ' || d.uuid, priority := 1))
      from happened h cross join lateral store_webhook_deliveries(h.uuid, ${JSON.stringify(kinds)}::jsonb ->> h.name,
        h.subject_type, h.subject_uuid, h.at) d
      where exists (select 1 from webhook_endpoint where status = 'active' and kinds && ${Object.values(kinds)}::text[]))`

/** The payload of a job with these names and values, which continues the caller's trace. */
export const onward = (payload: Sql): Sql =>
  sql`json_strip_nulls(json_build_object(${payload}, 'traceparent', ${traceparent() ?? null}::text))`

/** Queues a task of a concept (concept.ts, Tasks) with this payload. It runs after the transaction is committed, or at `at`. */
export const queue = async (tx: Tx, task: string, payload: Record<string, unknown>, at?: Date): Promise<void> => {
  await sql`${unheeded}select graphile_worker.add_job(${task}, ${JSON.stringify({ ...payload, traceparent: traceparent() })}::json, run_at := ${at?.toISOString() ?? null}::timestamptz)`.execute(
    tx,
  )
}
/** Queues a long task: across all servers one of its kind runs at a time. */
export const queueInTurn = async (tx: Tx, task: string, payload: Record<string, unknown>): Promise<void> => {
  await sql`${unheeded}select graphile_worker.add_job(${task}, ${JSON.stringify({ ...payload, traceparent: traceparent() })}::json, queue_name := ${task})`.execute(
    tx,
  )
}
/** Queues a scheduled job to run now, or after its current run. */
export const queueJob = async (tx: Tx, name: string): Promise<void> => {
  await sql`${unheeded}select graphile_worker.add_job(${name}, queue_name := ${name}, priority := -1)`.execute(tx)
}
