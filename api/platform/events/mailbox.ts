// Mails: made when what happened has been committed, from the data as they then are; kept, and sent when SMTP is set.
import { sql } from 'kysely'
import { type HeardEvent, kindOf } from '../../../contract/hearing.ts'
import type { Mail, Mails, QueriesOf, StoredEvent } from '../concept.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { postHeld, queueSending } from './held-mails.ts'
import { mailRow } from './mail-form.ts'
import { notify } from './notifications.ts'
import { openSending } from './sending.ts'

export interface Mailbox {
  /** Makes the mails of an event, keeps them as notifications, and gives back those that are to leave now. */
  keep(eventUuid: string, now: string): Promise<Mail[]>
  /** Makes the mails of an event and queues those that are to leave now, each by itself; a second try queues nothing twice. */
  deliver(eventUuid: string, now: string): Promise<void>
  /** Queues what waited until now, one mail a person; what is no longer true stays behind. */
  deliverHeld(now: string): Promise<void>
  /** Sends a mail that was queued; one in doubt again, as the same mail (docs/decisions/0034). */
  send(mailUuid: string): Promise<void>
}

/** What mails are made by. */
interface Made {
  mails: Mails
  queriesOf: QueriesOf
}
/** The mails of events on this database: kept, and sent when SMTP is set. */
export const openMailbox = (db: Database, { mails, queriesOf }: Made, settings: Settings): Mailbox => {
  const send = openSending(db, settings)
  const make = async (eventUuid: string): Promise<{ name: HeardEvent; made: Mail[] } | undefined> => {
    const event = await db.selectFrom('event').selectAll().where('uuid', '=', eventUuid).executeTakeFirst()
    const name = event?.name as HeardEvent
    const maker = mails[name]
    if (!event || !maker) return undefined
    const stored: StoredEvent = {
      uuid: event.uuid,
      name,
      subjectUuid: event.subject_uuid,
      actorUuid: event.actor_uuid,
      reason: event.reason,
      data: (event.data ?? {}) as Record<string, unknown>,
      at: event.at,
    }
    return { name, made: await maker(db, stored, queriesOf) }
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
  }
  const deliverHeld = (now: string) => postHeld(db, async uuid => (await make(uuid))?.made ?? [], settings.publicUrl, now)
  return { keep, deliver, deliverHeld, send: async uuid => send?.(uuid) }
}
