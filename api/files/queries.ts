// A file is its sender's; the organization sees the receipts with hours handed in to it.
import { sql } from 'kysely'
import type { fileOperations } from '../../contract/files.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, RowRef } from '../platform/concept.ts'
import type { Sql } from '../platform/database.ts'

const own = (row: RowRef) => sql`${row.alias}.account_uuid = ${row.me.uuid}`
const receiptOf = (row: RowRef, moments: Sql) => sql`(${own(row)} or exists (select 1 from care_moment where ${moments}
  and assignee_uuid = ${row.alias}.account_uuid and expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || ${row.alias}.uuid))))`

export const queries: Queries<typeof fileOperations> = {
  UserFile: {
    visible: {
      ROLE_CARE_WORKER: own,
      ROLE_CLIENT_ADMIN: own,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: own,
      ROLE_ORGANIZATION_USER: row => receiptOf(row, sql`care_moment.organization_uuid = ${myOrganization(row)}`),
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => receiptOf(row, sql`care_moment.location_uuid = ${myLocations(row)}`),
    },
  },
}
