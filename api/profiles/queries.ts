// Who sees care workers' profiles, and what they can and like to do.
import { sql } from 'kysely'
import type { profileOperations } from '../../contract/accounts/profiles.ts'
import { isColleague } from '../care-workers/queries.ts'
import type { Queries, Row, Visible } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

const own: Visible = {
  ROLE_CARE_WORKER: (row: Row) => sql`${row.alias}.uuid = ${row.me.uuid}`,
  ROLE_CLIENT_ADMIN: false,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: false,
  ROLE_ORGANIZATION_USER: false,
  ROLE_ORGANIZATION_LOCATION_ADMIN: false,
}
export const queries: Queries<typeof profileOperations> = {
  CareWorkerProfile: {
    visible: own,
    // Colleagues on the team of a client they care for are shown by name and level.
    known: { ROLE_CARE_WORKER: row => isColleague(row) },
    computed: {
      address: ({ alias }) => sql`jsonb_build_object('street', ${alias}.street, 'houseNumber', ${alias}.house_number,
        'postcode', ${alias}.postcode, 'city', ${alias}.city, 'country', ${alias}.country)`,
      tradeName: ({ alias }) => sql`(select w.trade_name from care_worker w where w.profile_uuid = ${alias}.uuid)`,
    },
  },
  CareWorkerPreferences: {
    visible: own,
    computed: {
      acts: ({
        alias,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/acts/' || a.uuid, 'uuid', a.uuid, 'name', a.name,
        'validUntil', wa.valid_until) order by a.name_sorted), '[]') from care_worker_act wa join act a on a.uuid = wa.act_uuid where wa.care_worker_uuid = ${alias}.uuid)`,
      locations: ({
        alias,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/organization_locations/' || l.uuid, 'uuid', l.uuid,
        'name', l.name, 'city', l.city) order by l.name_sorted), '[]') from care_worker_location wl join organization_location l on l.uuid = wl.location_uuid
        where wl.care_worker_uuid = ${alias}.uuid)`,
    },
  },
}

/** Replaces the acts of the worker. Acts that stay keep their last day; new ones have none. */
export const replaceActs = async (tx: Tx, careWorker: string, acts: string[]): Promise<void> => {
  await sql`delete from care_worker_act where care_worker_uuid = ${careWorker}::uuid and act_uuid <> all(${acts}::uuid[])`.execute(
    tx,
  )
  await sql`insert into care_worker_act (care_worker_uuid, act_uuid) select ${careWorker}::uuid, asked from unnest(${acts}::uuid[]) asked
    on conflict do nothing`.execute(tx)
}
/** Replaces the locations where the worker likes to work. */
export const replaceLocations = async (tx: Tx, careWorker: string, locations: string[]): Promise<void> => {
  await sql`delete from care_worker_location where care_worker_uuid = ${careWorker}::uuid and location_uuid <> all(${locations}::uuid[])`.execute(
    tx,
  )
  await sql`insert into care_worker_location (care_worker_uuid, location_uuid) select ${careWorker}::uuid, asked
    from unnest(${locations}::uuid[]) asked on conflict do nothing`.execute(tx)
}
