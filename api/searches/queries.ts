// A saved search and a saved view are visible to their owner alone.
import { sql } from 'kysely'
import type { searchOperations } from '../../contract/organizations/searches.ts'
import { everyRole, type Queries } from '../platform/concept.ts'

export const queries: Queries<typeof searchOperations> = {
  SavedSearch: {
    visible: { ...everyRole(false), ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}` },
  },
  SavedView: {
    visible: {
      ...everyRole(({ alias, me }) => sql`${alias}.account_uuid = ${me.uuid}`),
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
    },
  },
}
