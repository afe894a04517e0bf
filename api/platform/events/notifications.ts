// Events that concern an account: stored for the app, and mailed as its owner prefers: at once, later or never.
import { sql } from 'kysely'
import { type KindOfNotification, type NotificationKind, notificationKinds } from '../../../contract/events/notifications.ts'
import { mailTime } from '../../../rules/time/notification-time.ts'
import type { Mail } from '../concept.ts'
import type { Database } from '../database/database.ts'
import { liveChannel } from '../database/notify/hints.ts'

interface Wish {
  uuid: string
  username: string
  in_app: boolean | null
  by_mail: 'at_once' | 'daily' | 'off' | null
  by_push: boolean | null
  has_device: boolean
  starts_at: string | null
  ends_at: string | null
}

const wishesOf = async (db: Database, kind: NotificationKind, mails: Mail[]) => {
  const { rows } = await sql<Wish>`
    select a.uuid, a.username, p.in_app, p.by_mail, p.by_push, q.starts_at, q.ends_at,
      exists (select 1 from push_subscription s where s.account_uuid = a.uuid) as has_device from account a
    left join notification_preference p on p.account_uuid = a.uuid and p.kind = ${kind}
    left join quiet_hours q on q.account_uuid = a.uuid
    where a.username = any(${mails.map(mail => mail.to)}::text[])`.execute(db)
  return new Map(rows.map(row => [row.username, row]))
}
const notificationOf = (mail: Mail, wish: Wish, kind: KindOfNotification, now: string) => {
  const byMail = kind.always ? 'at_once' : (wish.by_mail ?? kind.byMail)
  const quietHours = wish.starts_at && wish.ends_at && !kind.always ? { from: wish.starts_at, until: wish.ends_at } : null
  const { isPrompt, usefulUntil } = mail
  const at = mailTime(now, { byMail, quietHours, isPrompt, usefulUntil })
  const isPushed = wish.has_device && (kind.always || (wish.by_push ?? kind.byPush))
  return {
    account_uuid: wish.uuid,
    subject: mail.subject,
    text: mail.text,
    path: mail.button?.path ?? null,
    in_app: kind.always ? true : (wish.in_app ?? kind.inApp),
    mail_due_at: at !== undefined && at > now ? at : null,
    mailed_at: at !== undefined && at <= now ? now : null,
    push_due_at: isPushed ? (mailTime(now, { byMail: 'at_once', quietHours, usefulUntil }) ?? null) : null,
  }
}

// The account of a program gets no mail, which nobody would read: a program reads the API instead.
const toPeople = async (db: Database, mails: Mail[]): Promise<Mail[]> => {
  if (mails.length === 0) return mails
  const programs = await db
    .selectFrom('api_client as c')
    .innerJoin('account as a', 'a.uuid', 'c.uuid')
    .select('a.username')
    .where(
      'a.username',
      'in',
      mails.map(({ to }) => to),
    )
    .execute()
  return mails.filter(({ to }) => programs.every(({ username }) => username !== to))
}

/**
 * Takes the mails of an event. Stores each mail to an account as a notification, and returns those to send now. Someone without
 * an account is always mailed. For a notification that already exists, the first decision stays.
 */
export const notify = async (
  db: Database,
  event: { uuid: string; kind: NotificationKind },
  mails: Mail[],
  now: string,
): Promise<Mail[]> => {
  const leaving: Mail[] = []
  for (const [kind, some] of Map.groupBy(await toPeople(db, mails), mail => mail.kind ?? event.kind))
    leaving.push(...(await notifyOfKind(db, { ...event, kind }, some, now)))
  return leaving
}

const notifyOfKind: typeof notify = async (db, event, mails, now) => {
  const kind = notificationKinds[event.kind]
  const wishes = await wishesOf(db, event.kind, mails)
  const wanted = mails.flatMap(mail => {
    const wish = wishes.get(mail.to)
    return wish ? [notificationOf(mail, wish, kind, now)] : []
  })
  const storable = wanted.filter(row => row.in_app || row.mail_due_at || row.mailed_at || row.push_due_at)
  const { rows } = await sql<{ account_uuid: string; leaves: boolean }>`
    with kept as (
      insert into notification (account_uuid, event_uuid, kind, subject, text, path, in_app, mail_due_at, mailed_at, push_due_at, created_at)
      select distinct on (account_uuid) account_uuid, ${event.uuid}::uuid, ${event.kind}, subject, text, path, in_app, mail_due_at, mailed_at, push_due_at,
        ${now}
      from jsonb_to_recordset(${JSON.stringify(storable)}::jsonb) as n(account_uuid uuid, subject text, text text, path text, in_app boolean,
        mail_due_at timestamptz, mailed_at timestamptz, push_due_at timestamptz)
      on conflict (event_uuid, account_uuid) do update set event_uuid = excluded.event_uuid returning account_uuid, mail_due_at, mailed_at)
    select account_uuid, pg_notify(${liveChannel}, account_uuid::text),
      mailed_at is not null and mail_due_at is null as leaves from kept`.execute(db)
  const leaving = new Set(rows.filter(row => row.leaves).map(row => row.account_uuid))
  return mails.filter(mail => {
    const wish = wishes.get(mail.to)
    return !wish || leaving.has(wish.uuid)
  })
}
