import { calendarOperations } from '../../contract/workers/calendars.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { hashOf, newSecretToken } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import { calendarOf } from './print.ts'
import { shiftsOf, visitsOf } from './queries.ts'

const handlers = {
  get: async ({ tx, me }) => ({
    exists: Boolean(
      await tx.selectFrom('calendar_feed').select('account_uuid').where('account_uuid', '=', me.uuid).executeTakeFirst(),
    ),
  }),
  // A new address each time: the previous one stops working.
  open: async ({ tx, me, now, services }) => {
    const { token, hash } = newSecretToken()
    const feed = { account_uuid: me.uuid, token_hash: hash, created_at: now }
    await tx
      .insertInto('calendar_feed')
      .values(feed)
      .onConflict(c => c.column('account_uuid').doUpdateSet(feed))
      .execute()
    return { url: `${services.publicUrl}/v1/calendars/${token}` }
  },
  close: async ({ tx, me }) => {
    await tx.deleteFrom('calendar_feed').where('account_uuid', '=', me.uuid).execute()
    return undefined
  },
  read: async ({ tx, params, now, services }) => {
    const feed = await tx
      .selectFrom('calendar_feed as f')
      .innerJoin('account as a', 'a.uuid', 'f.account_uuid')
      .select(['a.uuid', 'a.roles'])
      .where('f.token_hash', '=', hashOf(params.token))
      .where('a.active', '=', true)
      .executeTakeFirst()
    if (!feed) throw new Problem('not_found')
    const from = new Date(Date.parse(now) - 60 * 86_400_000).toISOString()
    const isFamily = feed.roles.includes('ROLE_CLIENT_ADMIN')
    const moments = [
      ...(feed.roles.includes('ROLE_CARE_WORKER') ? await shiftsOf(tx, feed.uuid, from) : []),
      ...(isFamily ? await visitsOf(tx, feed.uuid, from) : []),
    ]
    return {
      name: 'zorginzet.ics',
      type: 'text/calendar; charset=utf-8',
      content: async () => Buffer.from(calendarOf(moments, new URL(services.publicUrl).host)),
    }
  },
} satisfies Handlers<typeof calendarOperations>

export const calendars = { operations: calendarOperations, handlers } satisfies Concept
