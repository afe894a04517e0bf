// A file belongs to its sender. A photo is visible to those who see the care worker, a receipt to the organization that the hours are for,
// a document only to planners.
import { sql } from 'kysely'
import type { fileOperations } from '../../contract/files.ts'
import { whoSeesCareWorkers } from '../care-workers/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Row, SeenBy } from '../platform/concept.ts'
import type { Sql } from '../platform/database/database.ts'

const isOwn = (row: Row) => sql`${row.alias}.account_uuid = ${row.me.uuid}`
const isPhoto = (row: Row, role: SeenBy): Sql => {
  const seen = whoSeesCareWorkers[role]
  const isSeen = typeof seen === 'boolean' ? sql`${seen}::boolean` : seen({ ...row, alias: sql.raw('photographed') })
  return sql`exists (select 1 from care_worker_profile photographed where photographed.photo_uuid = ${row.alias}.uuid and ${isSeen})`
}
const ownOrPhoto = (role: SeenBy) => (row: Row) => sql`(${isOwn(row)} or ${isPhoto(row, role)})`
const isReceipt = (row: Row, moments: Sql) => sql`(exists (select 1 from care_moment where ${moments}
    and assignee_uuid = ${row.alias}.account_uuid and expenses @> jsonb_build_array(jsonb_build_object('file', '/v1/user_files/' || ${row.alias}.uuid)))
  and not exists (select 1 from care_worker_document_file where user_file_uuid = ${row.alias}.uuid))`

export const queries: Queries<typeof fileOperations> = {
  UserFile: {
    visible: {
      ROLE_CARE_WORKER: ownOrPhoto('ROLE_CARE_WORKER'),
      ROLE_CLIENT_ADMIN: ownOrPhoto('ROLE_CLIENT_ADMIN'),
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: ownOrPhoto('ROLE_BACK_OFFICE_EMPLOYEE'),
      ROLE_ORGANIZATION_USER: row => sql`(${isOwn(row)} or ${isPhoto(row, 'ROLE_ORGANIZATION_USER')}
        or ${isReceipt(row, sql`care_moment.organization_uuid = ${myOrganization(row)}`)})`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`(${isOwn(row)} or ${isPhoto(row, 'ROLE_ORGANIZATION_LOCATION_ADMIN')}
        or ${isReceipt(row, sql`care_moment.location_uuid = ${myLocations(row)}`)})`,
    },
  },
}
