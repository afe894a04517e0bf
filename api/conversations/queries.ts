// Who reads which messages: the parties of each conversation. The planner reads all.
import { sql } from 'kysely'
import type { conversationOperations } from '../../contract/conversations.ts'
import { clientsOfAdmin } from '../clients/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries } from '../platform/concept.ts'

const moment = 'careMomentPublicationReaction.careMomentPublication.careMoment'
export const queries: Queries<typeof conversationOperations> = {
  Message: {
    visible: {
      ROLE_CARE_WORKER: ({ alias, me }) => sql`(${alias}.care_worker_uuid = ${me.uuid}
        or ${alias}.care_moment_publication_reaction_uuid = any(array(
          select uuid from care_moment_publication_reaction where care_worker_uuid = ${me.uuid})))`,
      ROLE_CLIENT_ADMIN: ({ alias, me }) => sql`${alias}.client_uuid in ${clientsOfAdmin(sql`${me.uuid}`)}`,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: ({ alias, me }) =>
        sql`${alias}.client_uuid in (select uuid from client where client_manager_uuid = ${me.uuid})`,
      ROLE_ORGANIZATION_USER: row => sql`${row.column(`${moment}.organizationUuid`)} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.column(`${moment}.location.uuid`)} = ${myLocations(row)}`,
    },
    computed: { isOwn: ({ alias, me }) => sql`${alias}.author_uuid = ${me.uuid}::uuid` },
  },
}
