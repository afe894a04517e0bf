// Who sees which client and which reports.
import { sql } from 'kysely'
import type { clientOperations } from '../../contract/clients.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, RowRef } from '../platform/concept.ts'
import type { Sql } from '../platform/database.ts'

type Seen = (row: Pick<RowRef, 'me' | 'now'>, client: Sql) => Sql
const toClientAdmin: Seen = ({ me }, client) =>
  sql`${client} in (select client_uuid from client_admin_client where client_admin_uuid = ${me.uuid})`
// Those they work for, worked for in the last 90 days, or whose team they are on (domain.md, Who sees and does what).
const toCareWorker: Seen = ({ me, now }, client) => sql`(
  ${client} in (select client_uuid from care_team where care_worker_uuid = ${me.uuid})
  or ${client} in (select client_uuid from care_moment where assignee_uuid = ${me.uuid} and end_date > ${now}::timestamptz - interval '90 days'
    and status not in ('canceled', 'withdrawn')))`
const toOrganization: Seen = (row, client) => sql`${client} in (select c.uuid from client c join organization_location l
  on l.uuid in (c.responsible_location_uuid, c.created_by_organization_location_uuid) where l.organization_uuid = ${myOrganization(row)})`
const toLocationAdmin: Seen = (row, client) =>
  sql`${client} in (select c.uuid from client c where c.responsible_location_uuid = ${myLocations(row)})`

const visibleBy = (client: (row: RowRef) => Sql) => ({
  ROLE_CARE_WORKER: (row: RowRef) => toCareWorker(row, client(row)),
  ROLE_CLIENT_ADMIN: (row: RowRef) => toClientAdmin(row, client(row)),
  ROLE_PLANNER: true,
  ROLE_BACK_OFFICE_EMPLOYEE: false,
  ROLE_ORGANIZATION_USER: (row: RowRef) => toOrganization(row, client(row)),
  ROLE_ORGANIZATION_LOCATION_ADMIN: (row: RowRef) => toLocationAdmin(row, client(row)),
})

export const queries: Queries<typeof clientOperations> = {
  Client: {
    visible: visibleBy(row => sql`${row.alias}.uuid`),
    computed: {
      contact: ({ alias: c }) => sql`jsonb_build_object('phone', ${c}.phone, 'email', ${c}.email, 'address', jsonb_build_object(
        'street', ${c}.street, 'houseNumber', ${c}.house_number, 'postcode', ${c}.postcode, 'city', ${c}.city))`,
    },
    filters: {
      search: ({ alias: c }, asked: string) =>
        sql`(${c}.first_name || ' ' || ${c}.last_name) ilike ${`%${asked.replace(/[\\%_]/g, '\\$&')}%`}`,
      numberOfDays: (
        { alias: c, now },
        days: number,
      ) => sql`exists (select 1 from care_moment m where m.client_uuid = ${c}.uuid and m.status = 'open'
        and m.start_date between ${now}::timestamptz and ${now}::timestamptz + make_interval(days => ${Math.min(Math.max(Math.round(days), 0), 3650)}::int))`,
    },
  },
  ClientReport: { visible: visibleBy(row => sql`${row.alias}.client_uuid`) },
}
