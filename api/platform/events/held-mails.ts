// Mails that are not sent directly by an event: separate ones, which hold a secret, and those that wait for the end of someone's
// quiet hours or for the daily mail. Waiting mails are sent as one mail per person.
import { sql } from 'kysely'
import type { Mail } from '../concept.ts'
import type { Database, Sql, Tx } from '../database/database.ts'
import { mailRow } from './mails/mail-form.ts'
import { inWordsOfNow } from './mails/templates.ts'
import { onward } from './outbox.ts'

/**
 * Queues the sending of the unsent mails that meet this condition, after the transaction is committed. A mail that is already
 * queued, or being sent, stays as it is: a second job would send it twice.
 */
export const queueSending = (tx: Tx, condition: Sql) =>
  sql`select graphile_worker.add_job('send', ${onward(sql`'mail', uuid`)}, job_key := 'send ' || uuid, job_key_mode := 'unsafe_dedupe') from mail
    where sent_at is null and ${condition}`.execute(tx)

/** Posts a separate mail in the transaction, with something that history may not hold: a code, a link. */
export const postMail = async (tx: Tx, mail: Mail, publicUrl: string, now: string): Promise<void> => {
  const { uuid } = await tx
    .insertInto('mail')
    .values(mailRow(await inWordsOfNow(tx, [mail]), publicUrl, now))
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await queueSending(tx, sql`uuid = ${uuid}::uuid`)
}

type MakeAnew = (eventUuid: string) => Promise<Mail[]>
const postHeldOf = async (
  tx: Tx,
  account: { uuid: string; username: string },
  made: MakeAnew,
  publicUrl: string,
  now: string,
) => {
  const { rows: due } = await sql<{ event_uuid: string }>`
    with due as (select uuid from notification where account_uuid = ${account.uuid}::uuid and mail_due_at <= ${now} and mailed_at is null
      order by uuid for update skip locked)
    update notification n set mailed_at = ${now} from due where n.uuid = due.uuid returning n.event_uuid`.execute(tx)
  const standing: Mail[] = []
  for (const { event_uuid } of due) standing.push(...(await made(event_uuid)).filter(mail => mail.to === account.username))
  if (standing.length === 0) return
  const row = { ...mailRow(standing, publicUrl, now), event_uuid: due[0]!.event_uuid }
  const { uuid } = await tx.insertInto('mail').values(row).returning('uuid').executeTakeFirstOrThrow()
  await queueSending(tx, sql`uuid = ${uuid}::uuid`)
}

/**
 * Posts the mails that waited until now. `make` makes each event's mails again, so mails that are no longer true are not sent.
 */
export const postHeld = async (db: Database, make: MakeAnew, publicUrl: string, now: string): Promise<void> => {
  const { rows } = await sql<{ uuid: string; username: string }>`
    select uuid, username from account where uuid in (select account_uuid from notification where mail_due_at <= ${now} and mailed_at is null)
    order by uuid`.execute(db)
  const mails = new Map<string, Promise<Mail[]>>()
  const once: MakeAnew = event => mails.get(event) ?? mails.set(event, make(event)).get(event)!
  const failed: unknown[] = []
  for (const account of rows) {
    await db
      .transaction()
      .execute(tx => postHeldOf(tx, account, once, publicUrl, now))
      .catch((error: unknown) => failed.push(error))
  }
  // A mail that cannot be made does not stop the others, but its error is reported at the end.
  if (failed.length > 0) throw failed[0]
}
