// The daily mail about new work, for people who did not choose to be notified at once.
import { sql } from 'kysely'
import { dailyMailAt } from '../../rules/time/notification-time.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { isNotifiedDaily, matchingPublished, wasTold } from './queries.ts'

const maxInOneMail = 50

export const jobs: Record<string, ScheduledJob> = {
  'gather-matches': {
    cron: '0 6,7 * * *',
    atHour: Number(dailyMailAt.slice(0, 2)),
    // Each publication is mailed once; the first moment of a series stands for all of them. Work that would begin too soon after this mail
    // was already mailed when it was published (mails.ts).
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { rows: fresh } = await sql<{ uuid: string }>`
          update care_moment_publication set digested_at = ${now} where digested_at is null and status = 'open'
            and coalesce((widened #>> '{-1,at}')::timestamptz, created_at) > ${now}::timestamptz - interval '2 days' returning uuid`.execute(
          tx,
        )
        const isToGather = sql`p.uuid = any(${fresh.map(({ uuid }) => uuid)}::uuid[]) and ${isNotifiedDaily(now)}
          and not ${wasTold(sql`w.uuid`, null)}`
        const { rows } = await sql<{ worker: string; publications: string[] }>`
          with found as (
            select distinct on (w.uuid, coalesce(m.recurring_care_moment_uuid, m.uuid)) w.uuid as worker, p.uuid, m.start_date
            from ${matchingPublished(isToGather)} order by w.uuid, coalesce(m.recurring_care_moment_uuid, m.uuid), m.start_date)
          select worker, array_agg(uuid order by start_date) as publications from found group by worker order by worker`.execute(
          tx,
        )
        const gathered = { name: 'new_matches_gathered', subjectType: 'CareWorker', me: null, now } as const
        await record(
          tx,
          rows.map(({ worker, publications }) => ({
            ...gathered,
            subjectUuid: worker,
            data: { publications: publications.slice(0, maxInOneMail) },
          })),
        )
      }),
  },
}
