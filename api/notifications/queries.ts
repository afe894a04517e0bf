// Notifications are visible to their owner alone, and only those meant for the app are shown. Also each owner's choice per kind.
import { sql } from 'kysely'
import { type NotificationKind, notificationKinds, type notificationOperations } from '../../contract/events/notifications.ts'
import type { Actor } from '../../contract/language.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

export const queries: Queries<typeof notificationOperations> = {
  Notification: { visible: everyRole(({ alias, me }) => sql`(${alias}.account_uuid = ${me.uuid} and ${alias}.in_app)`) },
}

type Choice = { kind: NotificationKind; inApp: boolean; byMail: 'at_once' | 'daily' | 'off'; byPush?: boolean | undefined }
/** The kinds of notifications that can reach this person. */
export const kindsOf = (me: Actor): NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter(kind =>
    notificationKinds[kind].roles.some(role => me.roles.includes(role)),
  )

export const preferencesOf = async (tx: Tx, me: Actor) => {
  const chosen = await tx
    .selectFrom('notification_preference')
    .select(['kind', 'in_app as inApp', 'by_mail as byMail', 'by_push as chosenPush'])
    .where('account_uuid', '=', me.uuid)
    .execute()
  const quietHours = await tx
    .selectFrom('quiet_hours')
    .select(['starts_at as from', 'ends_at as until'])
    .where('account_uuid', '=', me.uuid)
    .executeTakeFirst()
  const kinds = kindsOf(me).map(kind => {
    const { inApp, byMail, byPush, always = false } = notificationKinds[kind]
    const { chosenPush, ...own } = chosen.find(each => each.kind === kind) ?? { chosenPush: null }
    return { kind, inApp, byMail, ...(own as Partial<Choice>), byPush: chosenPush ?? byPush, always }
  })
  return { quietHours: quietHours ?? null, kinds }
}

export const savePreferences = async (
  tx: Tx,
  me: Actor,
  { quietHours, kinds }: { quietHours: { from: string; until: string } | null; kinds: Choice[] },
): Promise<void> => {
  await tx.deleteFrom('quiet_hours').where('account_uuid', '=', me.uuid).execute()
  if (quietHours) {
    const row = { account_uuid: me.uuid, starts_at: quietHours.from, ends_at: quietHours.until }
    await tx.insertInto('quiet_hours').values(row).execute()
  }
  for (const { kind, inApp, byMail, byPush } of kinds) {
    const choice = { in_app: inApp, by_mail: byMail, ...(byPush !== undefined && { by_push: byPush }) }
    await tx
      .insertInto('notification_preference')
      .values({ account_uuid: me.uuid, kind, ...choice })
      .onConflict(c => c.columns(['account_uuid', 'kind']).doUpdateSet(choice))
      .execute()
  }
}

// More devices than people have; beyond that, the oldest login loses its subscription.
const maxDevices = 10
/** Subscribes the device of this login. A browser has one address: another login in it takes that over. */
export const subscribe = async (
  tx: Tx,
  login: { account_uuid: string; account_session_uuid: string },
  { endpoint, keys: { p256dh, auth } }: { endpoint: string; keys: { p256dh: string; auth: string } },
  now: string,
): Promise<void> => {
  const { account_uuid, account_session_uuid } = login
  await tx
    .deleteFrom('push_subscription')
    .where(eb => eb.or([eb('endpoint', '=', endpoint), eb('account_session_uuid', '=', account_session_uuid)]))
    .execute()
  const row = { account_uuid, account_session_uuid, endpoint, p256dh, auth, created_at: now }
  await tx.insertInto('push_subscription').values(row).execute()
  await sql`delete from push_subscription where account_session_uuid in (select account_session_uuid from push_subscription
    where account_uuid = ${account_uuid} order by created_at desc, account_session_uuid desc offset ${maxDevices})`.execute(tx)
}
