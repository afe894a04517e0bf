// Which favourites an organization has, how much they worked there, and on which of the coming days they are available.
import { sql } from 'kysely'
import { organizationRoles } from '../../contract/language.ts'
import type { favoriteOperations } from '../../contract/organizations/favorites.ts'
import { daysAhead } from '../../contract/workers/favorite-days.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { busyInText } from '../eligibility/queries.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Row } from '../platform/concept.ts'
import type { Sql } from '../platform/database/database.ts'
import { holds } from '../platform/rows/search.ts'

const isOfOrganization = (row: Row) => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`
// For a location admin, work elsewhere in the organization does not count.
const isLocationAdminAlone = ({ me }: Row) =>
  me.roles.filter(role => organizationRoles.some(each => each === role)).join() === 'ROLE_ORGANIZATION_LOCATION_ADMIN'
/** The shifts that a favourite worked here, with agreed hours: read from the index care_moment_worked alone. */
const workedHere = (row: Row): Sql => sql`from care_moment m where m.assignee_uuid = ${row.alias}.care_worker_uuid
  and m.organization_uuid = ${row.alias}.organization_uuid and m.status = 'approved' and m.time_scope = 'moment'
  ${isLocationAdminAlone(row) ? sql`and m.location_uuid = ${myLocations(row)}` : sql``}`
const minutes = sql`coalesce(sum(extract(epoch from m.actual_end_date - m.actual_start_date) / 60 - coalesce(m.actual_break_minutes, 0)), 0)::int`
const lastWorkedOn = (row: Row): Sql =>
  sql`(select (max(m.actual_start_date) at time zone 'Europe/Amsterdam')::date ${workedHere(row)})`
const workedMinutesLastYear = (row: Row): Sql =>
  sql`(select ${minutes} ${workedHere(row)} and m.actual_start_date > ${row.now}::timestamptz - interval '1 year')`

const midnight = (day: Sql): Sql => sql`((${day})::timestamp at time zone 'Europe/Amsterdam')`
/**
 * The availability of a care worker on a day. What lasts over midnight counts for the day on which it begins, and for every other day on
 * which it still goes on at noon.
 */
const ratesOn = (worker: Sql, day: Sql): Sql => {
  const isOf = (
    span: Sql,
  ) => sql`tstzrange(${span}.start_date, ${span}.end_date) && tstzrange(${midnight(day)}, ${midnight(sql`${day} + 1`)})
    and (${span}.start_date >= ${midnight(day)} or ${span}.end_date > ${midnight(day)} + interval '12 hours')`
  const hasAvailability = (
    available: boolean,
  ) => sql`exists (select 1 from care_worker_availability a where a.care_worker_uuid = ${worker}
    and a.start_date < ${midnight(sql`${day} + 1`)} and a.available = ${available} and ${isOf(sql`a`)})`
  return sql`case when exists (select 1 from care_moment o where o.assignee_uuid = ${worker} and o.time_scope = 'moment'
      and o.status in (${busyInText}) and ${isOf(sql`o`)}) then 'busy'
    when ${hasAvailability(true)} then 'available' when ${hasAvailability(false)} then 'unavailable' else 'unknown' end`
}
const today = ({ now }: Row): Sql => sql`${amsterdamDate(now)}::date`

export const queries: Queries<typeof favoriteOperations> = {
  FavoriteCareWorker: {
    visible: {
      ...everyRole(isOfOrganization),
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: true,
    },
    computed: {
      lastWorkedOn,
      workedMinutes: row => sql`(select ${minutes} ${workedHere(row)})`,
      workedMinutesLastYear,
      days: row => sql`(select jsonb_agg(jsonb_build_object('day', on_day.day,
          'standing', ${ratesOn(sql`${row.alias}.care_worker_uuid`, sql`on_day.day`)}) order by on_day.day)
        from (select ${today(row)} + n as day from generate_series(0, ${daysAhead - 1}::int) as n) on_day)`,
    },
    // Favourites who never worked here are sorted as if that was longest ago.
    orders: { lastWorkedOn: row => sql`coalesce(${lastWorkedOn(row)}, '-infinity')` },
    filters: {
      search: ({ alias }, text: string) => sql`${alias}.care_worker_uuid = any(array(select uuid from care_worker_profile
        where ${holds(sql`name_folded`, text)}))`,
      freeOn: (row, value: string) => sql`(${value}::date between ${today(row)} and ${today(row)} + ${daysAhead - 1}::int
        and ${ratesOn(sql`${row.alias}.care_worker_uuid`, sql`${value}::date`)} in ('available', 'unknown'))`,
    },
  },
}
