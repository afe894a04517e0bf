// Who sees which series and its future moments; locking its moments for a change,
// moving them all at once, and the workers for whom that is impossible.

import { sql } from 'kysely'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import type { seriesOperations } from '../../contract/moments/series.ts'
import { aheadStatuses, busyStatuses } from '../../contract/status-groups.ts'
import { amsterdamDate, toInstant } from '../../rules/time/amsterdam.ts'
import { formatDate } from '../../rules/time/format-nl.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import type { Queries, Row, Viewer } from '../platform/concept.ts'
import { type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { visibleAmong } from '../platform/rows/rows.ts'

const aheadOf = ({ alias, now }: Row): Sql => sql`from care_moment m
  where m.recurring_care_moment_uuid = ${alias}.uuid and m.status = any(${aheadStatuses}::text[]) and m.start_date > ${now}`

export const queries: Queries<typeof seriesOperations> = {
  RecurringCareMoment: {
    visible: {
      ROLE_CARE_WORKER: false,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.column('location.organization.uuid')} = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: row => sql`${row.alias}.location_uuid = ${myLocations(row)}`,
    },
    computed: {
      status: row => sql`case when exists (select 1 ${aheadOf(row)}) then 'running' else 'ended' end`,
      ahead: row => sql`(select jsonb_build_object('open', count(*) filter (where m.status = 'open'),
        'assigned', count(*) filter (where m.status = 'assigned'),
        'next', ${wireTime(sql`min(m.start_date)`)}) ${aheadOf(row)})`,
      lastChange: ({ alias }) => sql`(select jsonb_build_object('at', ${wireTime(sql`e.at`)},
        'changed', e.data -> 'changed', 'kept', e.data -> 'kept')
        from event e where e.subject_uuid = ${alias}.uuid and e.uuid >= events_from(${alias}.uuid) and e.data ? 'changed' order by e.uuid desc limit 1)`,
    },
  },
}

/** A moment of a series that may still change, with its present values. */
export interface Ahead {
  uuid: string
  status: string
  start_date: string
  end_date: string
  break_minutes: number
  break_from: string | null
  title: string
  description: string | null
  assignee_uuid: string | null
}
/**
 * The moments of a series from this day on (all when left out), locked in a fixed order, so that two people who change the same series wait
 * for each other. `ahead` are those in one of these statuses that have not begun; the others, `kept`, stay as they are. Moments that this
 * viewer does not see stay as well: an admin of this location may not change a moment that moved to another.
 */
export const lockMoments = async (
  tx: Tx,
  series: string,
  from: string | undefined,
  statuses: readonly string[],
  viewer: Viewer,
): Promise<{ ahead: Ahead[]; kept: number }> => {
  const inRange = from ? sql`start_date >= ${toInstant(from, '00:00')}` : sql`true`
  const { rows } =
    await sql<Ahead>`select uuid, status, start_date, end_date, break_minutes, break_from, title, description, assignee_uuid from care_moment
    where recurring_care_moment_uuid = ${series}::uuid and ${inRange} order by uuid for no key update`.execute(tx)
  const uuids = rows.map(({ uuid }) => uuid)
  const seen = await visibleAmong(tx, CareMoment, uuids, viewer)
  const ahead = rows.filter(
    ({ uuid, status, start_date }) => statuses.includes(status) && start_date > viewer.now && seen.has(uuid),
  )
  return { ahead, kept: rows.length - ahead.length }
}

/** The planned time of a moment. */
export interface Planned extends Break {
  uuid: string
  startDate: string
  endDate: string
}
export interface Break {
  breakMinutes: number
  breakFrom: string | null
}
const rowsOf = (planned: Planned[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as p(uuid uuid, "startDate" timestamptz, "endDate" timestamptz)`

/** Throws 409 with the days on which a worker has work elsewhere. Moments that move along do not count. */
export const mustStayFree = async (tx: Tx, planned: Planned[]): Promise<void> => {
  const { rows } = await sql<{ at: string }>`
    with planned as (select * from ${rowsOf(planned)})
    select distinct p."startDate" as at from planned p join care_moment m on m.uuid = p.uuid
      join care_moment o on o.assignee_uuid = m.assignee_uuid and o.uuid <> m.uuid and o.time_scope = 'moment' and o.status = any(${busyStatuses}::text[])
      left join planned moved on moved.uuid = o.uuid
    where tstzrange(coalesce(moved."startDate", o.start_date), coalesce(moved."endDate", o.end_date)) && tstzrange(p."startDate", p."endDate")
    order by 1`.execute(tx)
  if (rows.length === 0) return
  throw new Problem('series_overlap', { dates: rows.map(({ at }) => formatDate(amsterdamDate(at))).join(', ') })
}

/** Saves the new times of moments, and these columns, which are the same for all. An assignee must confirm new times again. */
export const replan = async (tx: Tx, planned: Planned[], columns: Record<string, unknown>, now: string): Promise<void> => {
  const isMoved = sql`(m.assignee_uuid is not null and (m.start_date, m.end_date) <> (p."startDate", p."endDate"))`
  const changed = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value},`)
  await sql`update care_moment m set start_date = p."startDate", end_date = p."endDate", ${sql.join(changed, sql` `)}
      updated_at = ${now}, version = m.version + 1,
      change_announced_at = case when ${isMoved} then ${now}::timestamptz else m.change_announced_at end,
      change_confirmed_at = case when not ${isMoved} then m.change_confirmed_at end,
      change_reminded_at = case when not ${isMoved} then m.change_reminded_at end
    from ${rowsOf(planned)} where m.uuid = p.uuid`.execute(tx)
}
