// Of a violation know: whom it is about, the organization where it happened, and the planner.
import { sql } from 'kysely'
import { violationAnswerDays } from '../../contract/told-numbers.ts'
import type { violationOperations } from '../../contract/violations.ts'
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
      answerUntil: ({ alias }) => sql`(${alias}.created_at + make_interval(days => ${violationAnswerDays}::int))`,
    },
  },
}

/** Is, or was, this moment this worker's, before they gave it back? */
export const hadMoment = async (tx: Tx, careWorker: string, careMoment: string): Promise<boolean> => {
  const { rows } = await sql<{ had: boolean }>`select exists (
      select 1 from care_moment where uuid = ${careMoment}::uuid and assignee_uuid = ${careWorker}::uuid)
    or exists (select 1 from event where subject_uuid = ${careMoment}::uuid and uuid >= events_from(${careMoment}::uuid) and name = 'care_moment_assignment_canceled'
      and data ->> 'careWorker' = ${careWorker}) as had`.execute(tx)
  return rows[0]!.had
}
