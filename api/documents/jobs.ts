// What happens to documents by time alone: they expire the day after their last day, and their worker is warned in advance.
import { sql } from 'kysely'
import { CareWorkerDocument } from '../../contract/workers/documents.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'

/** A reminder is mailed this many days before the last day. */
const remindedAt = [90, 30, 14, 7, 1, 0]

export const jobs: Record<string, ScheduledJob> = {
  'expire-documents': {
    cron: '2 * * * *',
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { from, to, event: name } = CareWorkerDocument.actions.expire[0]!
        const { rows } = await sql<{ uuid: string }>`update care_worker_document set status = ${to} where uuid in (
          select uuid from care_worker_document where status = ${from[0]} and expires_on < ${amsterdamDate(now)}::date for update skip locked)
          returning uuid`.execute(tx)
        const change = { name, subjectType: 'CareWorkerDocument', me: null, now, from: from[0]!, to: to! }
        await record(
          tx,
          rows.map(({ uuid }) => ({ ...change, subjectUuid: uuid })),
        )
      }),
  },
  'remind-documents': {
    cron: '0 6,7 * * *',
    atHour: 8,
    // A day on which the job did not run is made up for. When a renewal waits for review, the worker needs no reminder.
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const today = sql`${amsterdamDate(now)}::date`
        const { rows } = await sql<{ uuid: string; days: number }>`
          update care_worker_document d set reminded_days = due.step from (
            select c.uuid, min(step) as step from care_worker_document c join unnest(${remindedAt}::int[]) as step on c.expires_on - ${today} <= step
            where c.status = 'approved' and c.expires_on >= ${today} and not exists (select 1 from care_worker_document renewal
              where renewal.care_worker_uuid = c.care_worker_uuid and renewal.kind = c.kind
              and renewal.title is not distinct from c.title and renewal.status = 'submitted')
            group by c.uuid) due
          where d.uuid = due.uuid and d.status = 'approved' and (d.reminded_days is null or d.reminded_days > due.step)
          returning d.uuid, d.expires_on - ${today} as days`.execute(tx)
        const reminded = { name: 'care_worker_document_reminded', subjectType: 'CareWorkerDocument', me: null, now } as const
        await record(
          tx,
          rows.map(({ uuid, days }) => ({ ...reminded, subjectUuid: uuid, data: { days } })),
        )
      }),
  },
}
