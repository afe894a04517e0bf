// The conditions of the eligibility rule (rules/shifts/eligibility.ts) as SQL fragments, shared by every statement that uses them. Their
// parameters are names of rows, columns or values.
import { sql } from 'kysely'
import type { Sql } from '../platform/database/database.ts'

/**
 * Whether this care worker is excluded from the client of the work: by the client, or because they are family who judge that work
 * (docs/decisions/0128). Nobody is excluded from work without a client (null).
 */
export const isExcluded = (worker: Sql, client: Sql): Sql =>
  sql`(exists (select 1 from exclude_list e where e.care_worker_uuid = ${worker} and e.client_uuid = ${client})
    or exists (select 1 from client_admin_client f where f.client_admin_uuid = ${worker} and f.client_uuid = ${client}))`

/** Whether the person of this row of `care_worker` may take work at all. */
export const mayWork = (worker: Sql): Sql => sql`${worker}.active and ${worker}.phase in ('startup', 'won')`

/** Whether one row of `expertise_level` equals the required one, or is higher on the same track. */
export const meetsLevel = (own: Sql, required: Sql): Sql =>
  sql`(${own}.uuid = ${required}.uuid or (${own}.track = ${required}.track and ${own}.rank > ${required}.rank))`

/** Whether a document or an act with this last day (null: never ends) is still valid on `day`. */
export const countsOn = (lastDay: Sql, day: Sql): Sql => sql`(${lastDay} is null or ${lastDay} >= ${day})`

/** When this worker last gave this moment back themselves, or null. Both parameters are SQL of a uuid. */
export const gaveBackAt = (moment: Sql, worker: Sql): Sql => sql`(select max(e.at) from event e where e.subject_uuid = ${moment}
  and e.uuid >= events_from(${moment}) and e.name = 'care_moment_assignment_canceled' and e.actor_uuid = ${worker})`

/** The reaction of this worker to this moment: the assigned one, or else the newest. Null without one. Both are SQL of a uuid. */
export const reactionOf = (moment: Sql, worker: Sql): Sql => sql`(select r.uuid from care_moment_publication p
  join care_moment_publication_reaction r on r.care_moment_publication_uuid = p.uuid
  where p.care_moment_uuid = ${moment} and r.care_worker_uuid = ${worker} order by r.status = 'assigned' desc, r.uuid desc limit 1)`
