// Hours that nobody answers approve themselves after seven days (domain.md, Care moment).
import { CareMoment } from '../../contract/care-moments.ts'
import type { Item } from '../../contract/language.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/outbox.ts'
import { findItem, saveItem } from '../platform/rows.ts'
import { approveHours } from './queries.ts'

const system = { uuid: '00000000-0000-0000-0000-000000000000', username: '', roles: [], impersonated: false }
const patienceDays = 7

export const jobs: Record<string, ScheduledJob> = {
  'approve-hours': {
    cron: '15 * * * *',
    run: async (db, now) => {
      const until = new Date(Date.parse(now) - patienceDays * 86_400_000).toISOString()
      const waiting = await db
        .selectFrom('care_moment')
        .select('uuid')
        .where('status', '=', 'awaiting_approval')
        .where('updated_at', '<=', until)
        .execute()
      for (const { uuid } of waiting) {
        await db.transaction().execute(async tx => {
          const moment = (await findItem(tx, CareMoment, uuid, system, now, { lock: true, unseen: true })) as unknown as Item<
            typeof CareMoment
          >
          if (moment.status !== 'awaiting_approval') return
          const changes = await approveHours(tx, moment, now)
          await saveItem(tx, CareMoment, uuid, { ...changes, status: 'approved' }, now)
          const said = { reason: 'Na zeven dagen vanzelf goedgekeurd', from: moment.status, to: 'approved' }
          await record(tx, [
            { name: 'care_moment_approved', subjectType: 'CareMoment', subjectUuid: uuid, me: null, now, ...said },
          ])
        })
      }
    },
  },
}
