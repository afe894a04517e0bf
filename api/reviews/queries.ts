// Who sees which review, and the figures that follow from reviews and events.
import { sql } from 'kysely'
import { ratingShownFrom, reviewDays } from '../../contract/events/shown-numbers.ts'
import type { Item } from '../../contract/language.ts'
import type { CareMoment } from '../../contract/moments/care-moments.ts'
import type { reviewOperations, reviewSentiment } from '../../contract/workers/reviews.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Row } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'

type Kind = 'care_worker_review' | 'organization_review'
const tagsOf = (kind: Kind) => {
  const [join, column] = [sql.table(`${kind}_tag`), sql.ref(`given.${kind}_uuid`)]
  return ({
    alias,
  }: Row) => sql`(select coalesce(jsonb_agg(jsonb_build_object('@id', '/v1/review_tags/' || t.uuid, 'uuid', t.uuid,
      'name', t.name, 'sentiment', t.sentiment) order by t.uuid), '[]')
    from ${join} given join review_tag t on t.uuid = given.review_tag_uuid where ${column} = ${alias}.uuid)`
}
const myClients = ({ me }: Row): Sql =>
  sql`any(array(select client_uuid from client_admin_client where client_admin_uuid = ${me.uuid}))`
const atMyOrganization = (row: Row) => sql`${row.column('careMoment.location.organization.uuid')} = ${myOrganization(row)}`
const atMyLocations = (row: Row) => sql`${row.column('careMoment.location.uuid')} = ${myLocations(row)}`
const isOwn = (row: Row) => sql`${row.alias}.care_worker_uuid = ${row.me.uuid}`

export const queries: Queries<typeof reviewOperations> = {
  ReviewTag: {
    visible: everyRole(true),
  },
  CareWorkerReview: {
    visible: {
      ROLE_CARE_WORKER: isOwn,
      ROLE_CLIENT_ADMIN: row => sql`${row.column('careMoment.client.uuid')} = ${myClients(row)}`,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: atMyOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: atMyLocations,
    },
    computed: { tags: tagsOf('care_worker_review') },
  },
  OrganizationReview: {
    visible: {
      ROLE_CARE_WORKER: isOwn,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: row => sql`${row.alias}.reviewee_uuid = ${myOrganization(row)}`,
      ROLE_ORGANIZATION_LOCATION_ADMIN: atMyLocations,
    },
    computed: { tags: tagsOf('organization_review') },
  },
}

/** Whether it is too late for a review: thirty days after the approval, or after the last change when no approval is recorded. */
export const isTooLate = async (tx: Tx, moment: Item<typeof CareMoment>, now: string): Promise<boolean> => {
  const { rows } = await sql<{ late: boolean }>`
    select coalesce(max(at), ${moment.updatedAt}::timestamptz) + make_interval(days => ${reviewDays}::int) < ${now}::timestamptz as late
    from event where subject_uuid = ${moment.uuid}::uuid and uuid >= events_from(${moment.uuid}::uuid) and name = 'care_moment_approved'`.execute(
    tx,
  )
  return rows[0]!.late
}

interface Stats {
  rating: number | null
  count: number
  perRating: { rating: number; count: number }[]
  tags: { name: string; sentiment: (typeof reviewSentiment)[number]; count: number }[]
}
/** The figures of the reviews of this kind that meet a condition on `r`, a review, and `m`, its moment. */
export const statsOf = async (tx: Tx, kind: Kind, condition: Sql): Promise<Stats> => {
  const { rows } = await sql<Stats>`
    with r as materialized (select r.uuid, r.rating from ${sql.table(kind)} r join care_moment m on m.uuid = r.care_moment_uuid where ${condition})
    select (select round(avg(rating), 1)::float8 from r) as rating, (select count(*)::int from r) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('rating', star, 'count', (select count(*) from r where rating = star)) order by star desc), '[]')
        from generate_series(1, 5) star) as "perRating",
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'sentiment', sentiment, 'count', count) order by count desc, name), '[]') from (
        select t.name, t.sentiment, count(*) from r join ${sql.table(`${kind}_tag`)} given on ${sql.ref(`given.${kind}_uuid`)} = r.uuid
        join review_tag t on t.uuid = given.review_tag_uuid group by t.uuid order by count(*) desc, t.name limit 8) most) as tags`.execute(
    tx,
  )
  const found = rows[0]!
  return found.count < ratingShownFrom ? { rating: null, count: found.count, perRating: [], tags: [] } : found
}

const together = (condition: Sql) => sql`select count(*)::int as "workedTogether",
  coalesce(sum(extract(epoch from actual_end_date - actual_start_date) / 60 - coalesce(actual_break_minutes, 0)), 0)::int as "minutesTogether"
  from care_moment where status = 'approved' and ${condition}`
const shown = (
  rating: Sql,
) => sql`select case when count(*) >= ${ratingShownFrom} then round(avg(rating), 1)::float8 end as rating,
  count(*)::int as reviews from ${rating}`
// The first time that this event happened to a moment.
const firstly = (name: string) =>
  sql`(select min(e.at) from event e where e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = ${name})`
const lastYear = (now: string) => sql`m.end_date > ${now}::timestamptz - interval '1 year' and m.end_date <= ${now}`

interface WorkHistory {
  workedTogether: number
  minutesTogether: number
  cancellations: number
  lateCancellations: number
  rating: number | null
  reviews: number
}
/** What an organization wants to know about a care worker before choosing them. `organization` is the organization that asks. */
export const careWorkerFigures = async (tx: Tx, worker: string, organization: string, now: string) => {
  const { rows } = await sql<WorkHistory & { hoursSubmitted: number; hoursSubmittedOnTime: number }>`
    select * from (${together(sql`assignee_uuid = ${worker}::uuid and organization_uuid = ${organization}::uuid`)}) together,
    (select count(*)::int as cancellations, count(*) filter (where (data ->> 'late')::boolean)::int as "lateCancellations" from event
      where actor_uuid = ${worker}::uuid and uuid >= uuid_from(least(${now}, now()) - interval '1 year') and name = 'care_moment_assignment_canceled' and at > ${now}::timestamptz - interval '1 year') canceled,
    (${shown(sql`care_worker_review where care_worker_uuid = ${worker}::uuid`)}) reviewed,
    (select count(at)::int as "hoursSubmitted", count(*) filter (where at <= end_date + interval '2 days')::int as "hoursSubmittedOnTime"
      from (select ${firstly('care_moment_submitted')} as at, m.end_date from care_moment m
        where m.assignee_uuid = ${worker}::uuid and m.time_scope = 'moment' and ${lastYear(now)}) submitted) hours`.execute(tx)
  return rows[0]!
}
/** What a care worker wants to know about a location before going there. `worker` is the one who works there, if any. */
export const locationFigures = async (tx: Tx, moment: Item<typeof CareMoment>, worker: string | undefined, now: string) => {
  const location = moment.location.uuid
  const { rows } = await sql<WorkHistory & { hoursApproved: number; hoursApprovedOnTime: number }>`
    select * from (${together(sql`assignee_uuid = ${worker ?? null}::uuid and location_uuid = ${location}::uuid`)}) together,
    (select count(*)::int as cancellations, count(*) filter (where e.at > m.start_date - make_interval(hours => m.cancellation_term_hours))::int as "lateCancellations"
      from care_moment m join event e on e.subject_uuid = m.uuid and e.uuid >= events_from(m.uuid) and e.name = 'care_moment_canceled' and e.from_status = 'assigned'
      where m.location_uuid = ${location}::uuid and e.at > ${now}::timestamptz - interval '1 year') canceled,
    (${shown(sql`organization_review where reviewee_uuid = ${moment.location.organization.uuid}::uuid`)}) reviewed,
    (select count(approved)::int as "hoursApproved", count(*) filter (where approved <= submitted + interval '3 days')::int as "hoursApprovedOnTime"
      from (select ${firstly('care_moment_approved')} as approved, ${firstly('care_moment_submitted')} as submitted from care_moment m
        where m.location_uuid = ${location}::uuid and m.status = 'approved' and ${lastYear(now)}) answered) hours`.execute(tx)
  return rows[0]!
}
