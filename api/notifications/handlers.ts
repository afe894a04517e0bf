import { notificationKinds, notificationOperations } from '../../contract/notifications.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid } from '../platform/problem.ts'
import { jobs } from './jobs.ts'
import { kindsOf, preferencesOf, queries, savePreferences } from './queries.ts'

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
    const mine = kindsOf(me)
    body.kinds.forEach(({ kind }, index) => {
      if (!mine.includes(kind)) throw invalid(`kinds[${index}].kind`, 'Deze meldingen krijg je niet.')
      if (notificationKinds[kind].always) throw invalid(`kinds[${index}].kind`, 'Deze meldingen kun je niet uitzetten.')
    })
    await savePreferences(tx, me, body)
    return preferencesOf(tx, me)
  },
} satisfies Handlers<typeof notificationOperations>

export const notifications = { operations: notificationOperations, handlers, queries, jobs } satisfies Concept
