// Mails: made from the present data once the event is committed, stored, and sent when SMTP is set.
import { NoResultError, type Selectable, sql } from 'kysely'
import { type HeardEvent, kindOf } from '../../../contract/events/hearing.ts'
import type { Mail, Mails, QueriesOf, StoredEvent } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { DB } from '../database/schema.ts'
import type { Settings } from '../settings.ts'
import { postHeld, queueSending } from './held-mails.ts'
import { mailRow } from './mails/mail-form.ts'
import { openSending } from './mails/sending.ts'
import { inWordsOfNow } from './mails/templates.ts'
import { notify } from './notifications.ts'
import { openPushing, queuePushes } from './push/pushes.ts'

export interface Mailbox {
  /** Makes the mails of an event, stores them as notifications, and returns those that must be sent now. */
  keep(eventUuid: string, now: string): Promise<Mail[]>
  /** Makes the mails of an event and queues each mail that must be sent now separately. A retry queues nothing twice. */
  deliver(eventUuid: string, now: string): Promise<void>
  /** Queues the pushes and the mails that waited until now, one for each person. Mails that are no longer true are not sent. */
  deliverHeld(now: string): Promise<void>
  /** Sends a queued mail. When its sending is in doubt, it sends the same mail again (docs/decisions/0034). */
  send(mailUuid: string): Promise<void>
  /** Sends a queued push to the device of one login, unless that login has ended or all of it was read. */
  push(login: string, notifications: readonly string[]): Promise<void>
}

/** What is needed to make mails. */
export interface Makers {
  mails: Mails
  queriesOf: QueriesOf
}
// Its subject may be gone by now, such as a reaction, or a message of somebody who was forgotten: then nobody is notified.
// Retrying would not bring it back, and would block the daily mail.
const noneWhenGone = (error: unknown): Mail[] => {
  if (error instanceof NoResultError) return []
  throw error
}
/** The mails of this event, from current data: none when its subject is gone; undefined when nobody is notified of it. */
export const makeMails = async (
  db: Database,
  event: Selectable<DB['event']>,
  { mails, queriesOf }: Makers,
): Promise<{ name: HeardEvent; made: Mail[] } | undefined> => {
  const name = event.name as HeardEvent
  const maker = mails[name]
  if (!maker) return undefined
  const { uuid, subject_uuid: subjectUuid, actor_uuid: actorUuid, reason, at } = event
  const data = (event.data ?? {}) as Record<string, unknown>
  const stored: StoredEvent = { uuid, name, subjectUuid, actorUuid, reason, data, at }
  const made = await (async () => maker(db, stored, queriesOf))().catch(noneWhenGone)
  return { name, made: await inWordsOfNow(db, made) }
}

/** The mails of events in this database: stored, and sent when SMTP is set. */
export const openMailbox = (db: Database, { mails, queriesOf }: Makers, settings: Settings): Mailbox => {
  const send = openSending(db, settings)
  const make = async (eventUuid: string) => {
    const event = await db.selectFrom('event').selectAll().where('uuid', '=', eventUuid).executeTakeFirst()
    return event && makeMails(db, event, { mails, queriesOf })
  }
  const keep = async (uuid: string, now: string) => {
    const { name, made = [] } = (await make(uuid)) ?? {}
    return name && made.length > 0 ? notify(db, { uuid, kind: kindOf(name) }, made, now) : []
  }
  const deliver = async (uuid: string, now: string) => {
    const rows = (await keep(uuid, now)).map(mail => ({ ...mailRow([mail], settings.publicUrl, now), event_uuid: uuid }))
    await db.transaction().execute(async tx => {
      if (rows.length > 0)
        await tx
          .insertInto('mail')
          .values(rows)
          .onConflict(c => c.columns(['event_uuid', 'recipient']).doNothing())
          .execute()
      if (send) await queueSending(tx, sql`event_uuid = ${uuid}::uuid`)
    })
    await queuePushes(db, sql`event_uuid = ${uuid}::uuid`, now)
  }
  const deliverHeld = async (now: string) => {
    await queuePushes(db, sql`true`, now)
    await postHeld(db, async uuid => (await make(uuid))?.made ?? [], settings.publicUrl, now)
  }
  return { keep, deliver, deliverHeld, send: async uuid => send?.(uuid), push: openPushing(db, settings) }
}
