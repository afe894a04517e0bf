// Who sees which organization, location, rate and favourite; the rate that holds on a day.
import { sql } from 'kysely'
import type { organizationOperations } from '../../contract/organizations.ts'
import type { Queries, RowRef } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database.ts'

/** The organization of the user who asks: evaluated once a statement. */
export const myOrganization = ({ me }: Pick<RowRef, 'me'>): Sql =>
  sql`(select organization_uuid from organization_user where uuid = ${me.uuid})`
/** The locations of the location admin who asks. */
export const myLocations = ({ me }: Pick<RowRef, 'me'>): Sql =>
  sql`any(array(select location_uuid from organization_user_location where user_uuid = ${me.uuid}))`

const nobodyElse = {
  ROLE_CARE_WORKER: false,
  ROLE_CLIENT_ADMIN: false,
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: true,
} as const
const ofMyOrganization = (row: RowRef) => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`

export const queries: Queries<typeof organizationOperations> = {
  Organization: {
    visible: {
      ROLE_CARE_WORKER: true,
      ROLE_CLIENT_ADMIN: true,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: true,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.uuid = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${myOrganization(row)}`,
    },
    filters: {
      hasOpenCareMoments: (row, asked: boolean) => {
        const open = sql`exists (select 1 from care_moment where organization_uuid = ${row.alias}.uuid and status = 'open' and start_date > ${row.now})`
        return asked ? open : sql`not ${open}`
      },
    },
  },
  OrganizationLocation: {
    visible: {
      ...nobodyElse,
      // They see where work is in every publication, and name where they like to work.
      ROLE_CARE_WORKER: true,
      ROLE_ORGANIZATION_USER: ofMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${myLocations(row)}`,
    },
  },
  OrganizationUser: {
    visible: {
      ...nobodyElse,
      ROLE_ORGANIZATION_USER: ofMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.uuid = ${row.me.uuid}`,
    },
  },
  OrganizationLocationRate: {
    visible: {
      ...nobodyElse,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('organizationLocation.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.organization_location_uuid = ${myLocations(row)}`,
    },
  },
  FavoriteCareWorker: {
    visible: { ...nobodyElse, ROLE_ORGANIZATION_USER: ofMyOrganization, ROLE_ORGANIZATION_LOCATION_ADMIN: ofMyOrganization },
  },
}

/** The rate of a location for a level and contract type on a date (YYYY-MM-DD): the latest that has begun. */
export const rateOn = async (tx: Tx, locationUuid: string, levelUuid: string, contractType: string, date: string) =>
  tx
    .selectFrom('organization_location_rate')
    .select(['hourly_rate', 'fixed'])
    .where('organization_location_uuid', '=', locationUuid)
    .where('expertise_level_uuid', '=', levelUuid)
    .where('contract_type', '=', contractType)
    .where('valid_from', '<=', date)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
