// Mails: made when the happening has been committed, from the data as they then are; kept, and sent when SMTP is set.
import nodemailer from 'nodemailer'
import type { Happening, Mail, Mails } from './concept.ts'
import type { Database } from './database.ts'
import { mailRow } from './mail-form.ts'
import { type NotificationKinds, notify } from './notifications.ts'
import { postHeld } from './posting.ts'
import type { Settings } from './settings.ts'

export interface Mailbox {
  /** Makes the mails of an event, keeps them as notifications, and gives back those that are to leave now. */
  keep(eventUuid: string, now: string): Promise<Mail[]>
  /** Makes the mails of an event and sends those that are to leave now; a second try sends nothing twice. */
  deliver(eventUuid: string, now: string): Promise<void>
  /** Queues what waited until now, one mail a person; what is no longer true stays behind. */
  deliverHeld(now: string): Promise<void>
  /** Sends a mail that was posted. */
  send(mailUuid: string): Promise<void>
}

/** The mails of events on this database: kept, and sent when SMTP is set. */
export const openMailbox = (db: Database, mails: Mails, kinds: NotificationKinds, settings: Settings): Mailbox => {
  const transport = settings.smtpUrl ? nodemailer.createTransport(settings.smtpUrl) : undefined
  const send = async (uuid: string) => {
    const mail =
      transport &&
      (await db.selectFrom('mail').selectAll().where('uuid', '=', uuid).where('sent_at', 'is', null).executeTakeFirst())
    if (!mail) return
    await transport.sendMail({
      from: settings.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
    })
    // The moment it really left: the one time that does not follow the business clock.
    const sent = { sent_at: new Date().toISOString() }
    // A posted mail holds a link or a code, of which only the hash may be kept; development shows it in /dev/mail.
    const isSecret = settings.production && mail.event_uuid === null
    await db
      .updateTable('mail')
      .set({ ...sent, ...(isSecret && { text: '', html: '' }) })
      .where('uuid', '=', uuid)
      .execute()
  }
  const byEvent = new Map(
    Object.entries(mails).flatMap(([kind, makers]) => Object.entries(makers ?? {}).map(([name, make]) => [name, { kind, make }])),
  )
  const make = async (eventUuid: string): Promise<{ kind: string; made: Mail[] }> => {
    const event = await db.selectFrom('event').selectAll().where('uuid', '=', eventUuid).executeTakeFirst()
    const maker = event && byEvent.get(event.name)
    if (!maker) return { kind: '', made: [] }
    const happening: Happening = {
      uuid: event.uuid,
      name: event.name,
      subjectUuid: event.subject_uuid,
      actorUuid: event.actor_uuid,
      reason: event.reason,
      data: (event.data ?? {}) as Record<string, unknown>,
      at: event.at,
    }
    return { kind: maker.kind, made: await maker.make(db, happening) }
  }
  const keep = async (uuid: string, now: string) => {
    const { kind, made } = await make(uuid)
    return made.length > 0 ? notify(db, { uuid, kind }, kinds[kind]!, made, now) : []
  }
  const deliver = async (uuid: string, now: string) => {
    for (const mail of await keep(uuid, now)) {
      await db
        .insertInto('mail')
        .values({ ...mailRow([mail], settings.publicUrl, now), event_uuid: uuid })
        .onConflict(c => c.columns(['event_uuid', 'recipient']).doNothing())
        .execute()
    }
    const kept = await db.selectFrom('mail').select('uuid').where('event_uuid', '=', uuid).execute()
    for (const mail of kept) await send(mail.uuid)
  }
  const deliverHeld = (now: string) => postHeld(db, async uuid => (await make(uuid)).made, settings.publicUrl, now)
  return { keep, deliver, deliverHeld, send }
}
