// Hours without an answer: a reminder on the third and the sixth day. After seven days they are approved automatically if they are close to
// the plan; otherwise they wait for a planner.
import { sql } from 'kysely'
import type { Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { approvedAfterDays } from '../../rules/money/worked-hours.ts'
import type { ScheduledJob, Viewer } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { record } from '../platform/events/outbox.ts'
import { findItem, saveItem } from '../platform/rows/rows.ts'
import { approveHours, holdReasonOf, system } from './queries.ts'

type Moment = Item<typeof CareMoment>

// Approved, or held for a planner, who is notified once.
const settleUnanswered = (db: Database, uuid: string, viewer: Viewer) =>
  db.transaction().execute(async tx => {
    const { now } = viewer
    const moment = (await findItem(tx, CareMoment, uuid, viewer, { lock: true, unseen: true })) as unknown as Moment
    if (moment.status !== 'awaiting_approval' || moment.approvalHeldAt) return
    const event = { subjectType: 'CareMoment', subjectUuid: uuid, me: null, now }
    const holdReason = await holdReasonOf(tx, moment, now)
    if (holdReason) {
      const columns = { approval_held_at: now, approval_held_reason: holdReason }
      await tx.updateTable('care_moment').set(columns).where('uuid', '=', uuid).execute()
      await record(tx, [{ ...event, name: 'care_moment_approval_held', reason: holdReason }])
      return
    }
    await saveItem(tx, CareMoment, uuid, { ...(await approveHours(tx, moment, system, now)), status: 'approved' }, now)
    const data = { reason: 'Na zeven dagen vanzelf goedgekeurd', from: moment.status, to: 'approved' }
    await record(tx, [{ ...event, name: 'care_moment_approved', ...data }])
  })

export const jobs: Record<string, ScheduledJob> = {
  'approve-hours': {
    cron: '15 * * * *',
    run: async (db, now, queriesOf) => {
      const until = new Date(Date.parse(now) - approvedAfterDays * 86_400_000).toISOString()
      const waiting = await db
        .selectFrom('care_moment')
        .select('uuid')
        .where('status', '=', 'awaiting_approval')
        .where('approval_held_at', 'is', null)
        .where('updated_at', '<=', until)
        .execute()
      const failed: unknown[] = []
      for (const { uuid } of waiting)
        await settleUnanswered(db, uuid, { me: system, now, queriesOf }).catch((error: unknown) => failed.push(error))
      // A failure does not stop the others, but is reported at the end.
      if (failed.length > 0) throw failed[0]
    },
  },
  'remind-approval': {
    cron: '0 7,8 * * *',
    atHour: 9,
    // Once on the third and once on the sixth day: a second run on the same day finds its own event.
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const { rows } = await sql<{ uuid: string }>`
          select m.uuid from care_moment m where m.status = 'awaiting_approval'
            and floor(extract(epoch from ${now}::timestamptz - m.updated_at) / 86400) in (3, 6)
            and not exists (select 1 from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'care_moment_approval_reminded'
              and e.at > ${now}::timestamptz - interval '1 day')`.execute(tx)
        await record(
          tx,
          rows.map(({ uuid }) => ({
            name: 'care_moment_approval_reminded',
            subjectType: 'CareMoment',
            subjectUuid: uuid,
            me: null,
            now,
          })),
        )
      }),
  },
}
