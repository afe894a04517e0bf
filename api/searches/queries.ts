// Saved searches are their owner's alone.
import { sql } from 'kysely'
import type { searchOperations } from '../../contract/searches.ts'
import type { Queries } from '../platform/concept.ts'

export const queries: Queries<typeof searchOperations> = {
  SavedSearch: {
    visible: {
      ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: false,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: false,
      ROLE_ORGANIZATION_LOCATION_ADMIN: false,
    },
  },
}
