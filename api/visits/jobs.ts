// When nobody is found in time the family is called: the person who calls is notified of the deadline.
import { sql } from 'kysely'
import { familyCallBy } from '../../rules/people/family-call.ts'
import type { ScheduledJob } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { officeHoursOf } from './queries.ts'

export const jobs: Record<string, ScheduledJob> = {
  'tell-whom-to-call': {
    cron: '*/5 * * * *',
    run: (db, now) =>
      db.transaction().execute(async tx => {
        const [office] = await tx.selectFrom('office').selectAll().execute()
        if (!office) return
        const hours = officeHoursOf(office)
        // Once per moment: a second run finds the event of the first.
        const { rows } = await sql<{ uuid: string; start_date: string }>`
          select m.uuid, m.start_date from care_moment m where m.status = 'open' and m.time_scope = 'moment' and m.start_date > ${now}
            and m.start_date < ${now}::timestamptz + interval '14 days'
            and exists (select 1 from client_admin_client c join account a on a.uuid = c.client_admin_uuid and a.active where c.client_uuid = m.client_uuid)
            and not exists (select 1 from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'family_call_due')
          order by m.uuid for no key update of m skip locked`.execute(tx)
        const due = rows.filter(({ start_date }) => {
          const by = familyCallBy(start_date, hours)
          return by !== undefined && Date.parse(by) - callMs <= Date.parse(now)
        })
        await record(
          tx,
          due.map(({ uuid }) => ({ name: 'family_call_due', subjectType: 'CareMoment', subjectUuid: uuid, me: null, now })),
        )
      }),
  },
}
// The caller needs time to do it by the promised hour.
const callMs = 45 * 60_000
