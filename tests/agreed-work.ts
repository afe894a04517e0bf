// Checked after every file of API tests: all assigned work has an agreement, whichever way it was assigned.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'

/** Throws when these tests assigned work to somebody without an agreement that covers it. */
export const mustHaveAgreements = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ uuid: string }>`
    select m.uuid from care_moment m where m.assignee_uuid is not null and exists (select 1 from event e where e.subject_uuid = m.uuid
      and coalesce(e.data ->> 'careWorker', m.assignee_uuid::text) = m.assignee_uuid::text and (e.name = 'care_moment_assigned' or (e.name = 'care_moment_created' and e.to_status = 'assigned')))
    and not exists (select 1 from assignment_agreement_moment l join assignment_agreement a on a.uuid = l.assignment_agreement_uuid
      where l.care_moment_uuid = m.uuid and a.care_worker_uuid = m.assignee_uuid)`.execute(db)
  if (rows.length > 0) throw new Error(`given to somebody without an agreement: ${rows.map(({ uuid }) => uuid).join(', ')}`)
}
