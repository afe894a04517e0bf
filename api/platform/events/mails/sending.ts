// Sends stored mails through the mail server of SMTP_URL (docs/decisions/0034).
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Settings } from '../../settings.ts'
import { traced } from '../../tracing.ts'
import { letter } from './mail-form.ts'

// A mail server that does not answer delays its own mail, not the other work.
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
type SendError = Error & { responseCode?: number; syscall?: string }
// After a refusal, or without a connection, it was certainly not sent. In other cases nobody knows.
const wasRefused = ({ responseCode, syscall }: SendError) => responseCode !== undefined || syscall === 'connect'

/**
 * Returns the function that sends a mail of this database by its uuid, unless it was sent. When in doubt whether it was sent, it
 * sends the same mail again. Undefined without SMTP.
 */
export const openSending = (db: Database, settings: Settings): ((uuid: string) => Promise<void>) | undefined => {
  if (!settings.smtpUrl) return undefined
  // Loaded with the first mail.
  const open = async () => (await import('nodemailer')).default.createTransport({ url: settings.smtpUrl, ...patience })
  let transport: ReturnType<typeof open> | undefined
  return async uuid => {
    // This is committed before the mail server gets the mail. A mail in doubt keeps the time of its first try.
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
      transport ??= open()
      const post = await transport
      await traced('mail', 'mail', () => post.sendMail(letter(mail, settings.mailFrom)))
    } catch (error) {
      if (wasRefused(error as SendError)) await note({ sending_at: null })
      throw error
    }
    // A posted mail holds a link or a code, of which we may keep only the hash. Development shows the mail in /dev/mail.
    const isSecret = settings.production && mail.event_uuid === null
    // The real moment of sending: the only time here that does not follow the business clock.
    await note({ sent_at: new Date().toISOString(), ...(isSecret && { text: '', html: '' }) })
  }
}
