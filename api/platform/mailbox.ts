// Mails: made when the happening has been committed, from the data as they then are; kept, and sent when SMTP is set.
import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import type { Happening, Mail, Mails } from './concept.ts'
import type { Database, Tx } from './database.ts'
import type { Settings } from './settings.ts'

export interface Mailbox {
  /** Makes and sends the mails of an event; a second try sends nothing twice. */
  deliver(eventUuid: string, now: string): Promise<void>
  /** Sends a mail that was posted. */
  send(mailUuid: string): Promise<void>
}

const rowOf = (mail: Mail, publicUrl: string, now: string) => ({
  recipient: mail.to,
  subject: mail.subject,
  text: textOf(mail, publicUrl),
  html: htmlOf(mail, publicUrl),
  at: now,
})

/** Posts a mail of its own in the transaction, for what must not be read back from history: a code, a link. */
export const postMail = async (tx: Tx, mail: Mail, publicUrl: string, now: string): Promise<void> => {
  const { uuid } = await tx
    .insertInto('mail')
    .values(rowOf(mail, publicUrl, now))
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await sql`select graphile_worker.add_job('send', json_build_object('mail', ${uuid}::text))`.execute(tx)
}

/** The mails of events on this database: kept, and sent when SMTP is set. */
export const openMailbox = (db: Database, mails: Mails, settings: Settings): Mailbox => {
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
  const deliver = async (eventUuid: string, now: string) => {
    const event = await db.selectFrom('event').selectAll().where('uuid', '=', eventUuid).executeTakeFirst()
    const make = event && mails[event.name]
    if (!make) return
    const happening: Happening = {
      uuid: event.uuid,
      name: event.name,
      subjectUuid: event.subject_uuid,
      actorUuid: event.actor_uuid,
      reason: event.reason,
      data: (event.data ?? {}) as Record<string, unknown>,
      at: event.at,
    }
    for (const mail of await make(db, happening)) {
      const row = { ...rowOf(mail, settings.publicUrl, now), event_uuid: event.uuid }
      await db
        .insertInto('mail')
        .values(row)
        .onConflict(c => c.columns(['event_uuid', 'recipient']).doNothing())
        .execute()
    }
    const made = await db.selectFrom('mail').select('uuid').where('event_uuid', '=', event.uuid).execute()
    for (const { uuid } of made) await send(uuid)
  }
  return { deliver, send }
}

const textOf = ({ text, button }: Mail, publicUrl: string) =>
  `${text}\n${button ? `\n${button.label}: ${publicUrl}${button.path}\n` : ''}\nZorginzet\n`
const escaped = (text: string) => text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
const htmlOf = ({ subject, text, button }: Mail, publicUrl: string) => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f6fb;font:16px/1.5 'Atkinson Hyperlegible Next',system-ui,sans-serif;color:#1a2233">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fff;border:1px solid #d5dceb;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:#12305e">Zorginzet</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;color:#12305e">${escaped(subject)}</h1>
${text
  .split('\n\n')
  .map(part => `<p style="margin:0 0 16px">${escaped(part).replaceAll('\n', '<br>')}</p>`)
  .join('\n')}
${button ? `<p style="margin:24px 0 0"><a href="${escaped(publicUrl + button.path)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12305e;color:#fff;text-decoration:none;font-weight:700">${escaped(button.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`
