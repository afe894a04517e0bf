// An export is visible only to the user who requested it; to the family only while they act for the client.
import { sql } from 'kysely'
import type { clientExportOperations } from '../../contract/clients/client-exports.ts'
import { clientsOfAdmin } from '../clients/queries.ts'
import { everyRole, type Queries } from '../platform/concept.ts'

export const queries: Queries<typeof clientExportOperations> = {
  ClientExport: {
    visible: {
      ...everyRole(false),
      ROLE_PLANNER: ({ alias, me }) => sql`${alias}.account_uuid = ${me.uuid}`,
      ROLE_CLIENT_ADMIN: ({ alias, me }) =>
        sql`(${alias}.account_uuid = ${me.uuid} and ${alias}.client_uuid in ${clientsOfAdmin(sql`${me.uuid}`)})`,
    },
  },
}
