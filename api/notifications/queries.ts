// Notifications are for their owner alone, and only those meant for the app are shown. Also each owner's choice per kind.
import { sql } from 'kysely'
import type { Actor } from '../../contract/language.ts'
import { type NotificationKind, notificationKinds, type notificationOperations } from '../../contract/notifications.ts'
import { alike, type Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

export const queries: Queries<typeof notificationOperations> = {
  Notification: { visible: alike(({ alias, me }) => sql`(${alias}.account_uuid = ${me.uuid} and ${alias}.in_app)`) },
}

type Choice = { kind: NotificationKind; inApp: boolean; byMail: 'at_once' | 'daily' | 'off' }
/** The kinds of notifications that can reach this person. */
export const kindsOf = (me: Actor): NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter(kind =>
    notificationKinds[kind].roles.some(role => me.roles.includes(role)),
  )

export const preferencesOf = async (tx: Tx, me: Actor) => {
  const chosen = await tx
    .selectFrom('notification_preference')
    .select(['kind', 'in_app as inApp', 'by_mail as byMail'])
    .where('account_uuid', '=', me.uuid)
    .execute()
  const quietHours = await tx
    .selectFrom('quiet_hours')
    .select(['starts_at as from', 'ends_at as until'])
    .where('account_uuid', '=', me.uuid)
    .executeTakeFirst()
  const kinds = kindsOf(me).map(kind => {
    const { inApp, byMail, always = false } = notificationKinds[kind]
    const own = chosen.find(each => each.kind === kind) as Choice | undefined
    return { kind, inApp, byMail, ...own, always }
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
  for (const { kind, inApp, byMail } of kinds) {
    const choice = { in_app: inApp, by_mail: byMail }
    await tx
      .insertInto('notification_preference')
      .values({ account_uuid: me.uuid, kind, ...choice })
      .onConflict(c => c.columns(['account_uuid', 'kind']).doUpdateSet(choice))
      .execute()
  }
}
