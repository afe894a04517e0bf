import { calendarOperations } from '../../contract/calendars.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { hashOf, newSecretToken } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import { calendarOf } from './print.ts'

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
      .select('a.uuid')
      .where('f.token_hash', '=', hashOf(params.token))
      .where('a.active', '=', true)
      .executeTakeFirst()
    if (!feed) throw new Problem('not_found')
    const from = new Date(Date.parse(now) - 60 * 86_400_000).toISOString()
    const moments = await tx
      .selectFrom('care_moment as m')
      .innerJoin('organization_location as l', 'l.uuid', 'm.location_uuid')
      .innerJoin('organization as o', 'o.uuid', 'm.organization_uuid')
      .select([
        'm.uuid',
        'm.title',
        'm.start_date',
        'm.end_date',
        'm.version',
        'm.updated_at',
        'l.street',
        'l.city',
        'l.postcode',
        'o.name as organization',
      ])
      .where('m.assignee_uuid', '=', feed.uuid)
      .where('m.time_scope', '=', 'moment')
      .where('m.status', 'not in', ['canceled', 'not_worked'])
      .where('m.end_date', '>', from)
      .orderBy('m.start_date')
      .execute()
    return {
      name: 'zorginzet.ics',
      type: 'text/calendar; charset=utf-8',
      content: async () => Buffer.from(calendarOf(moments, new URL(services.publicUrl).host)),
    }
  },
} satisfies Handlers<typeof calendarOperations>

export const calendars = { operations: calendarOperations, handlers } satisfies Concept
