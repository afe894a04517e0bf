// What happens by time alone: unfilled moments expire, periods start, workers are reminded of their hours.

import { sql } from 'kysely'
import { careMomentActions } from '../../contract/moments/care-moment-transitions.ts'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { endInvitations, endReactions } from '../offers/queries.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import type { Database, Sql } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'

const transition = async (db: Database, now: string, name: 'expire' | 'start' | 'end', condition: Sql) =>
  db.transaction().execute(async tx => {
    const { from, to, event } = careMomentActions[name][0]!
    const { rows } = await sql<{ uuid: string }>`
      update care_moment set status = ${to}, updated_at = ${now}, version = version + 1 where uuid in (
        select uuid from care_moment m where status = any(${[...from]}::text[]) and start_date <= ${now} and ${condition} for update skip locked) returning uuid`.execute(
      tx,
    )
    const moments = rows.map(row => row.uuid)
    if (moments.length === 0) return
    if (name === 'expire') {
      await endInvitations(tx, moments, 'ended', { me: null, now })
      await endReactions(tx, moments, { from: ['open'], to: 'not_selected', publication: 'closed' }, { me: null, now })
    }
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

// A period whose worker gave it back halfway may continue with someone else until it ends.
const isForNobody = (now: string): Sql => sql`(time_scope = 'moment' or end_date <= ${now} or not exists (
  select 1 from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'care_moment_assignment_canceled'))`

export const jobs: Record<string, ScheduledJob> = {
  'expire-care-moments': { cron: '* * * * *', run: (db, now) => transition(db, now, 'expire', isForNobody(now)) },
  'start-periods': { cron: '* * * * *', run: (db, now) => transition(db, now, 'start', sql`time_scope = 'period'`) },
  // Runs the day after the last day, in Amsterdam: by then the last night shift has begun.
  'end-periods': {
    cron: '5 * * * *',
    run: (db, now) =>
      transition(db, now, 'end', sql`time_scope = 'period' and end_date <= ${toInstant(amsterdamDate(now), '00:00')}`),
  },
  'remind-changes': {
    cron: '20 * * * *',
    // One reminder: a day after the change, or two hours after it when the shift is within a day.
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { rows } = await sql<{ uuid: string }>`
          update care_moment set change_reminded_at = ${now} where uuid in (select uuid from care_moment where status = 'assigned'
            and change_announced_at is not null and change_confirmed_at is null and change_reminded_at is null and start_date > ${now}
            and change_announced_at <= ${now}::timestamptz - case when start_date <= ${now}::timestamptz + interval '24 hours' then interval '2 hours'
              else interval '24 hours' end for update skip locked) returning uuid`.execute(tx)
        const reminded = { name: 'care_moment_change_reminded', subjectType: 'CareMoment', me: null, now } as const
        await record(
          tx,
          rows.map(({ uuid }) => ({ ...reminded, subjectUuid: uuid })),
        )
      }),
  },
  'remind-hours': {
    cron: '0 * * * *',
    // One reminder, an hour after the shift: earlier than that the worker may still be on the way home.
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
