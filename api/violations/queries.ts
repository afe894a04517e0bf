// A violation is visible to the care worker, the organization where it happened, and planners.
import { sql } from 'kysely'
import { violationAnswerDays } from '../../contract/events/shown-numbers.ts'
import type { violationOperations } from '../../contract/workers/violations.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

export const queries: Queries<typeof violationOperations> = {
  CareWorkerViolation: {
    visible: {
      ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('careMoment.organizationUuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.column('careMoment.location.uuid')} = ${myLocations(row)}`,
    },
    computed: {
      answerUntil: ({
        alias,
      }) => sql`(((${alias}.created_at at time zone 'Europe/Amsterdam')::date + ${violationAnswerDays}::int + 1)::timestamp at time zone 'Europe/Amsterdam'
          - interval '1 second')`,
    },
  },
}

/** The worker of this moment, and its earlier workers who gave it back or were taken off it. */
export const workersOfMoment = async (tx: Tx, careMoment: string) => {
  const { rows } = await sql<{ '@id': string; uuid: string; name: string }>`
    select '/v1/care_workers/' || p.uuid as "@id", p.uuid, p.first_name || ' ' || p.last_name as name
    from care_worker_profile p left join care_moment m on m.uuid = ${careMoment}::uuid and m.assignee_uuid = p.uuid
    where p.uuid = any(array(select assignee_uuid from care_moment where uuid = ${careMoment}::uuid
      union select (data ->> 'careWorker')::uuid from event where subject_uuid = ${careMoment}::uuid
        and uuid >= events_from(${careMoment}::uuid) and name = 'care_moment_assignment_canceled'))
    order by m.uuid is null, name`.execute(tx)
  return rows
}
/** Whether this moment is, or was, assigned to this worker. */
export const hadMoment = async (tx: Tx, careWorker: string, careMoment: string): Promise<boolean> =>
  (await workersOfMoment(tx, careMoment)).some(({ uuid }) => uuid === careWorker)
