// What time alone brings about: unfilled moments expire, periods start, workers are reminded of their hours.

import { sql } from 'kysely'
import { careMomentActions } from '../../contract/care-moment-transitions.ts'
import { endReactions } from '../offers/queries.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import type { Database, Sql } from '../platform/database.ts'
import { record } from '../platform/outbox.ts'

const transition = async (db: Database, now: string, name: 'expire' | 'start', condition: Sql) =>
  db.transaction().execute(async tx => {
    const { from, to, event } = careMomentActions[name][0]!
    const { rows } = await sql<{ uuid: string }>`
      update care_moment set status = ${to}, updated_at = ${now}, version = version + 1 where uuid in (
        select uuid from care_moment where status = ${from[0]} and start_date <= ${now} and ${condition} for update skip locked) returning uuid`.execute(
      tx,
    )
    const moments = rows.map(row => row.uuid)
    if (moments.length === 0) return
    if (name === 'expire')
      await endReactions(tx, moments, { from: ['open'], to: 'not_selected', publication: 'closed' }, { me: null, now })
    await record(
      tx,
      moments.map(uuid => ({
        name: event,
        subjectType: 'CareMoment',
        subjectUuid: uuid,
        me: null,
        now,
        from: from[0]!,
        to: to!,
      })),
    )
  })

export const jobs: Record<string, ScheduledJob> = {
  'expire-care-moments': { cron: '* * * * *', run: (db, now) => transition(db, now, 'expire', sql`true`) },
  'start-periods': { cron: '* * * * *', run: (db, now) => transition(db, now, 'start', sql`time_scope = 'period'`) },
  'remind-hours': {
    cron: '0 * * * *',
    // Once, when the shift has been over for an hour: earlier the worker may still be on the way home.
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { rows } = await sql<{ uuid: string }>`
          update care_moment set reminded_at = ${now} where uuid in (select uuid from care_moment where status = 'assigned' and time_scope = 'moment'
            and reminded_at is null and end_date <= ${now}::timestamptz - interval '1 hour' for update skip locked) returning uuid`.execute(
          tx,
        )
        await record(
          tx,
          rows.map(({ uuid }) => ({
            name: 'care_moment_hours_reminded',
            subjectType: 'CareMoment',
            subjectUuid: uuid,
            me: null,
            now,
          })),
        )
      }),
  },
}
