// The favourites of the organizations: the workers who worked there most.
import { sql } from 'kysely'
import type { Database } from '../api/platform/database/database.ts'
import type { Calendar } from './calendar.ts'
import { type Cast, iri } from './cast.ts'
import type { Call, Timeline } from './play.ts'

/** Every organization marks its four favourites. */
export const planFavorites = (
  { organizationUsers }: Cast,
  calendar: Calendar,
  timeline: Timeline,
  call: Call,
  db: Database,
): void => {
  for (const user of organizationUsers.values())
    timeline.at(calendar.at(-5, '17:05'), async () => {
      const { rows } = await sql<{ uuid: string }>`
        select assignee_uuid as uuid from care_moment join care_worker_profile p on p.uuid = assignee_uuid
        where status = 'approved' and organization_uuid = (select organization_uuid from organization_user where uuid = ${user.uuid}::uuid)
        group by assignee_uuid, p.last_name order by count(*) desc, p.last_name limit 4`.execute(db)
      for (const { uuid } of rows) await call(user, 'POST', '/favorite_care_workers', { careWorker: iri('care_workers', uuid) })
    })
}
