// Sends what was kept, by the mail server of SMTP_URL (docs/decisions/0034).
import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { letter } from './mail-form.ts'

// A mail server that says nothing holds up its mail, not the work.
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
type SendError = Error & { responseCode?: number; syscall?: string }
// With a refusal, or without a connection, it is certain that nothing was sent. Otherwise nobody knows.
const wasRefused = ({ responseCode, syscall }: SendError) => responseCode !== undefined || syscall === 'connect'

/** Gives what sends a mail of this database by its uuid, if it was not sent; one in doubt again, as the same mail. None without SMTP. */
export const openSending = (db: Database, settings: Settings): ((uuid: string) => Promise<void>) | undefined => {
  if (!settings.smtpUrl) return undefined
  const transport = nodemailer.createTransport({ url: settings.smtpUrl, ...patience })
  return async uuid => {
    // Committed before the mail server hears of it. What is in doubt keeps the time of its first try.
    const mail = await db
      .updateTable('mail')
      .set({ sending_at: sql`coalesce(sending_at, now())` })
      .where('uuid', '=', uuid)
      .where('sent_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!mail) return
    const note = (columns: { sending_at?: null; sent_at?: string; text?: string; html?: string }) =>
      db.updateTable('mail').set(columns).where('uuid', '=', uuid).execute()
    try {
      await transport.sendMail(letter(mail, settings.mailFrom))
    } catch (error) {
      if (wasRefused(error as SendError)) await note({ sending_at: null })
      throw error
    }
    // A posted mail holds a link or a code, of which only the hash may be kept; development shows it in /dev/mail.
    const isSecret = settings.production && mail.event_uuid === null
    // The moment it really left: the one time that does not follow the business clock.
    await note({ sent_at: new Date().toISOString(), ...(isSecret && { text: '', html: '' }) })
  }
}
