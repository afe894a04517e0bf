// A template belongs to a location: whoever sees the location sees it.
import { sql } from 'kysely'
import type { templateOperations } from '../../contract/organizations/templates.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries } from '../platform/concept.ts'

export const queries: Queries<typeof templateOperations> = {
  CareMomentTemplate: {
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('organizationLocation.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.organization_location_uuid = ${myLocations(row)}`,
    },
  },
}
