import { notificationKinds, notificationOperations } from '../../contract/events/notifications.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { isPushAddress } from '../platform/events/push/push-hosts.ts'
import { pushKey } from '../platform/events/push/push-key.ts'
import { invalid } from '../platform/problem.ts'
import { jobs } from './jobs.ts'
import { kindsOf, preferencesOf, queries, savePreferences, subscribe } from './queries.ts'

const handlers = {
  read: async ({ body, item, now }) => ({ read_at: body.read ? (item.readAt ?? now) : null }),
  readAll: async ({ tx, me, now }) => {
    await tx
      .updateTable('notification')
      .set({ read_at: now })
      .where('account_uuid', '=', me.uuid)
      .where('in_app', '=', true)
      .where('read_at', 'is', null)
      .execute()
    return undefined
  },
  preferences: ({ tx, me }) => preferencesOf(tx, me),
  choose: async ({ tx, body, me }) => {
    const ownKinds = kindsOf(me)
    body.kinds.forEach(({ kind }, index) => {
      if (!ownKinds.includes(kind)) throw invalid(`kinds[${index}].kind`, 'Deze meldingen horen niet bij dit account.')
      if (notificationKinds[kind].always) throw invalid(`kinds[${index}].kind`, 'Deze meldingen staan altijd aan.')
    })
    await savePreferences(tx, me, body)
    return preferencesOf(tx, me)
  },
  push: async ({ tx, me }) => {
    const { publicKey } = await pushKey(tx)
    const own = tx.selectFrom('push_subscription').select('endpoint').where('account_session_uuid', '=', me.session)
    return { publicKey, subscribed: (await own.executeTakeFirst()) !== undefined }
  },
  subscribe: async ({ tx, body, me, now, services }) => {
    if (!isPushAddress(body.endpoint, services.pushHosts)) throw invalid('endpoint', 'Deze pushdienst kennen we niet.')
    // A login that ends at this moment waits for this, or has ended already: no subscription outlives it. With a token without a login,
    // notifications would never stop.
    const login = tx.selectFrom('account_session').select('uuid').where('uuid', '=', me.session).forKeyShare()
    const { uuid } = (await login.executeTakeFirst()) ?? {}
    if (uuid) await subscribe(tx, { account_uuid: me.uuid, account_session_uuid: uuid }, body, now)
    return undefined
  },
  unsubscribe: async ({ tx, me }) => {
    await tx.deleteFrom('push_subscription').where('account_session_uuid', '=', me.session).execute()
    return undefined
  },
} satisfies Handlers<typeof notificationOperations>

export const notifications = { operations: notificationOperations, handlers, queries, jobs } satisfies Concept
