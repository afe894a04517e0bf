// Push notifications. They take the same route as mails (outbox, retry, quiet hours), one for each login that subscribed.
// web-push encrypts them (RFC 8291) and signs for us (RFC 8292); we send them ourselves, as the address comes from a user.
import { sql } from 'kysely'
import type { Database, Sql } from '../../database/database.ts'
import type { Settings } from '../../settings.ts'
import { onward } from '../outbox.ts'
import { isPushAddress } from './push-hosts.ts'
import { type PushKey, pushKey } from './push-key.ts'

/** A push service that does not answer delays its own push, not the other work. */
const patienceMs = 10_000
/** How long a push service keeps it for a device that is off: older ones can be found in the app. */
const keptSeconds = 12 * 3600
const tries = 6

/**
 * Queues the pushes of the notifications that meet this condition and may be sent now: one for each login, also when several
 * waited for the end of quiet hours. In one statement, so that none is queued twice.
 */
export const queuePushes = (db: Database, condition: Sql, now: string) =>
  sql`with due as (update notification set pushed_at = ${now} where push_due_at <= ${now} and pushed_at is null and ${condition}
      returning uuid, account_uuid),
    each_account as (select account_uuid, json_agg(uuid order by uuid) as uuids from due group by account_uuid)
    select graphile_worker.add_job('push', ${onward(sql`'login', s.account_session_uuid, 'notifications', a.uuids`)}, max_attempts := ${tries})
    from each_account a join push_subscription s on s.account_uuid = a.account_uuid`.execute(db)

// Only for a login that has not ended, of an active account; notifications read meanwhile are left out.
const subscriptionOf = (db: Database, login: string) =>
  db
    .selectFrom('push_subscription as s')
    .innerJoin('account_session as l', 'l.uuid', 's.account_session_uuid')
    .innerJoin('account as a', 'a.uuid', 's.account_uuid')
    .select(['s.account_uuid', 's.endpoint', 's.p256dh', 's.auth'])
    .where('s.account_session_uuid', '=', login)
    .where('l.expires_at', '>', sql<string>`now()`)
    .where('a.active', '=', true)
    .executeTakeFirst()

type PushMessage = { uuid: string; kind: string; subject: string; path: string | null }
// The text is the subject of the mail: no client, and nothing people wrote. Anyone can read a lock screen.
const payloadOf = ([first, ...more]: [PushMessage, ...PushMessage[]]) =>
  JSON.stringify(
    more.length === 0
      ? { title: first.subject, path: first.path ?? '/', tag: first.uuid }
      : { title: `${more.length + 1} nieuwe meldingen`, path: '/', tag: first.uuid },
  )

type Subscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>
type Letter = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
// Undefined for invalid keys: they come from a browser, unchecked.
const seal = async (
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  key: PushKey,
  { mailFrom }: Settings,
): Promise<Letter | undefined> => {
  const { default: webPush } = await import('web-push')
  const [, address = mailFrom] = /<(.+)>/.exec(mailFrom) ?? []
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: `mailto:${address}`, ...key },
      TTL: keptSeconds,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    })
    return { headers: headers as Record<string, string>, body: new Uint8Array(body!) }
  } catch {
    return undefined
  }
}
const post = async (endpoint: string, letter: Letter): Promise<number> => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    ...letter,
    redirect: 'manual', // only the address itself was checked, not what it redirects to
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Returns the function that sends one push to one login. Throws when it must be retried. */
export const openPushing =
  (db: Database, settings: Settings) =>
  async (login: string, notifications: readonly string[]): Promise<void> => {
    const subscription = await subscriptionOf(db, login)
    if (!subscription) return
    const unread = await db
      .selectFrom('notification')
      .select(['uuid', 'kind', 'subject', 'path'])
      .where('uuid', 'in', notifications)
      .where('account_uuid', '=', subscription.account_uuid)
      .where('read_at', 'is', null)
      .orderBy('uuid')
      .execute()
    const [first, ...more] = unread
    if (!first) return
    const forget = () => db.deleteFrom('push_subscription').where('endpoint', '=', subscription.endpoint).execute()
    if (!isPushAddress(subscription.endpoint, settings.pushHosts)) return void (await forget())
    const letter = await seal(subscription, payloadOf([first, ...more]), await pushKey(db), settings)
    const status = letter ? await post(subscription.endpoint, letter) : 410
    if (status === 404 || status === 410) return void (await forget()) // the browser has unsubscribed
    if (status === 429 || status >= 500) throw new Error('The push service has no time.')
    if (status >= 300) console.error(`push: refused with ${status} by ${new URL(subscription.endpoint).host}`)
  }
