// What the family of a client sees of a visit, and who comes.
import { sql } from 'kysely'
import { type visitOperations, visitState } from '../../contract/clients/visits.ts'
import type { Out } from '../../contract/language.ts'
import { claimedHoursStatuses, openPublicationStatuses, visitStatuses } from '../../contract/status-groups.ts'
import type { OfficeHours } from '../../rules/time/office-hours.ts'
import { shownRating } from '../care-workers/queries.ts'
import { clientsOfAdmin } from '../clients/queries.ts'
import { everyRole, type Queries, type Row, type Viewer } from '../platform/concept.ts'
import { type Database, type Sql, type Tx, wireTime } from '../platform/database/database.ts'
import { either } from '../platform/rows/filter-values.ts'

const states = (...wanted: (typeof visitState)[number][]): Sql => sql`any(${wanted.flatMap(visitStatuses)}::text[])`
const stateOf = (moment: Sql): Sql =>
  sql`(case ${sql.join(
    visitState.map(state => sql`when ${moment}.status = ${states(state)} then ${state}::text`),
    sql` `,
  )} end)`
// That the care worker did not show up is recorded by others, afterwards.
const changedAt = (v: Sql): Sql =>
  sql`(case when ${v}.status = ${states('missed')} then ${v}.updated_at else ${v}.visit_changed_at end)`
const came = (
  v: Sql,
  worker: Sql,
  before: Sql,
): Sql => sql`${v}.client_uuid is not null and earlier.client_uuid = ${v}.client_uuid
  and earlier.assignee_uuid = ${worker} and earlier.start_date < ${before} and earlier.time_scope = 'moment'
  and earlier.status = ${states('coming')}`
const familyReview = (v: Sql): Sql =>
  sql`care_worker_review given where given.care_moment_uuid = ${v}.uuid and given.written_by = 'client'`
// Thirty days from the approval, as for reviewers (reviews/queries.ts, isTooLate).
const approvedAt = (v: Sql): Sql =>
  sql`(select coalesce(max(e.at), ${v}.updated_at) from event e where e.subject_uuid = ${v}.uuid and e.uuid >= events_from(${v}.uuid) and e.name = 'care_moment_approved')`
const mayReview = ({ alias: v, me, now }: Row): Sql => sql`(${v}.status = 'approved' and ${v}.assignee_uuid <> ${me.uuid}::uuid
  and ${v}.end_date > ${now}::timestamptz - interval '90 days' and not exists (select 1 from ${familyReview(v)})
  and ${approvedAt(v)} + interval '30 days' >= ${now}::timestamptz)`
const openPublication = (v: Sql): Sql => sql`care_moment_publication p where p.care_moment_uuid = ${v}.uuid
  and p.status = any(${openPublicationStatuses}::text[])`
const reacted = (v: Sql): Sql => sql`care_moment_publication_reaction r, ${openPublication(v)}
  and r.care_moment_publication_uuid = p.uuid and r.status = 'open'`

const searchOf = ({ alias: v, now }: Row): Sql => sql`(case when ${v}.status = ${states('sought')} then jsonb_build_object(
  'since', ${wireTime(sql`coalesce(case when ${v}.was_assignee_uuid is not null then ${v}.visit_changed_at end,
    (select min(p.created_at) from care_moment_publication p where p.care_moment_uuid = ${v}.uuid), ${v}.created_at)`)},
  'audience', (select p.audience from ${openPublication(v)} limit 1),
  'asked', (select count(*) from care_moment_invitation i where i.care_moment_uuid = ${v}.uuid and i.asked_at is not null),
  'reacted', (select count(*) from ${reacted(v)}),
  'reactedBefore', (select count(*) from ${reacted(v)} and exists (select 1 from care_moment earlier where ${came(v, sql`r.care_worker_uuid`, sql`${now}`)}))
) end)`

export const queries: Queries<typeof visitOperations> = {
  Visit: {
    visible: {
      ...everyRole(false),
      ROLE_CLIENT_ADMIN: ({ alias, me }) =>
        sql`(${alias}.client_uuid = any(array${clientsOfAdmin(sql`${me.uuid}`)}) and ${alias}.time_scope = 'moment')`,
    },
    computed: {
      state: ({ alias }) => stateOf(alias),
      acts: ({
        alias: v,
      }) => sql`(select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'name', a.name) order by a.name_sorted), '[]') from care_moment_act ma
        join act a on a.uuid = ma.act_uuid where ma.care_moment_uuid = ${v}.uuid and (${v}.assignee_uuid is null or exists (
          select 1 from care_worker_act skill where skill.care_worker_uuid = ${v}.assignee_uuid and skill.act_uuid = a.uuid)))`,
      timesBefore: ({ alias: v, now }) =>
        sql`(select count(*)::int from care_moment earlier where ${came(v, sql`${v}.assignee_uuid`, sql`least(${v}.start_date, ${now}::timestamptz)`)})`,
      before: ({ alias: v }) => sql`(case when ${v}.was_start_date is not null then jsonb_build_object(
        'startDate', ${wireTime(sql`${v}.was_start_date`)}, 'endDate', ${wireTime(sql`${v}.was_end_date`)}) end)`,
      insteadOf: ({ alias: v }) => sql`(select jsonb_build_object('firstName', w.first_name) from care_worker_profile w
        where w.uuid = ${v}.was_assignee_uuid)`,
      changedAt: ({ alias: v }) => changedAt(v),
      search: searchOf,
      handedIn: ({ alias: v }) => sql`(${v}.status = any(${[...claimedHoursStatuses]}::text[]))`,
      answeredAt: ({
        alias: v,
      }) => sql`(case when ${v}.status = ${states('unfilled', 'missed')} then (select ${wireTime(sql`min(m.created_at)`)}
        from message m where m.client_uuid = ${v}.client_uuid and m.created_at > ${v}.start_date and not exists (select 1
          from client_admin_client f where f.client_uuid = m.client_uuid and f.client_admin_uuid = m.author_uuid)) end)`,
      worked: ({
        alias: v,
      }) => sql`(case when ${v}.status = 'approved' and ${v}.actual_start_date is not null then jsonb_build_object(
        'startDate', ${wireTime(sql`${v}.actual_start_date`)}, 'endDate', ${wireTime(sql`${v}.actual_end_date`)},
        'breakMinutes', ${v}.actual_break_minutes) end)`,
      reports: ({
        alias: v,
      }) => sql`(select coalesce(jsonb_agg('/v1/client_reports/' || r.uuid order by r.created_at, r.uuid), '[]')
        from client_report r where r.care_moment_uuid = ${v}.uuid and r.client_uuid = ${v}.client_uuid)`,
      rating: ({ alias: v }) => sql`(select given.rating from ${familyReview(v)})`,
      reviewUntil: row =>
        sql`(case when ${mayReview(row)} then ${wireTime(sql`${approvedAt(row.alias)} + interval '30 days'`)} end)`,
    },
    filters: {
      changedAfter: ({ alias: v }, instant: string) => sql`${changedAt(v)} > ${instant}::timestamptz`,
      toReview: (row, value: boolean) => either(isToReview(row), value),
    },
  },
}
// The last visit of each person whom nobody of the family reviewed recently.
const isToReview = (row: Row): Sql => {
  const { alias: v, me, now } = row
  // Not about visits before they had an account.
  return sql`(${mayReview(row)} and ${v}.end_date >= (select created_at from account where uuid = ${me.uuid}::uuid) and not exists (select 1 from care_worker_review lately join care_moment of on of.uuid = lately.care_moment_uuid
      where lately.care_worker_uuid = ${v}.assignee_uuid and lately.written_by = 'client' and of.client_uuid = ${v}.client_uuid
      and lately.created_at > ${now}::timestamptz - interval '90 days')
    and not exists (select 1 from care_moment later where later.client_uuid = ${v}.client_uuid and later.assignee_uuid = ${v}.assignee_uuid
      and later.time_scope = 'moment' and later.status = 'approved' and later.start_date > ${v}.start_date))`
}

type Face = Out<(typeof visitOperations)['faces']['answer']>['faces'][number]
/** The people on the team of a client, and those who came in the last ninety days or will come: the most frequent first. */
export const facesOf = async (tx: Tx, client: string, { now }: Viewer): Promise<Face[]> => {
  const { rows } = await sql<Face>`
    with visits as (
      select assignee_uuid as worker, count(*) filter (where start_date <= ${now})::int as times,
        max(start_date) filter (where end_date <= ${now}) as last_at, min(start_date) filter (where end_date > ${now}) as next_at
      from care_moment where client_uuid = ${client}::uuid and time_scope = 'moment' and status = ${states('coming')} and assignee_uuid is not null
      group by assignee_uuid),
    team as (select care_worker_uuid as worker, is_reserve from care_team where client_uuid = ${client}::uuid)
    select '/v1/care_workers/' || w.uuid as "careWorker", w.uuid, w.first_name as "firstName", w.last_name as "lastName",
      jsonb_build_object('key', l.key, 'name', l.name) as "expertiseLevel", '/v1/user_files/' || w.photo_uuid as photo,
      case when t.is_reserve then 'reserve' when t.worker is not null then 'regular' end as team, coalesce(v.times, 0) as times,
      ${wireTime(sql`v.last_at`)} as "lastAt", ${wireTime(sql`v.next_at`)} as "nextAt", ${shownRating(sql`w.uuid`)} as rating
    from visits v full join team t on t.worker = v.worker join care_worker_profile w on w.uuid = coalesce(v.worker, t.worker)
    join expertise_level l on l.uuid = w.expertise_level_uuid
    where t.worker is not null or v.next_at is not null or v.last_at > ${now}::timestamptz - interval '90 days'
    order by t.worker is null, t.is_reserve, coalesce(v.times, 0) desc, w.last_name_sorted, w.first_name, w.uuid`.execute(tx)
  return rows
}

interface Look {
  since: string
  welcomed: boolean
}
const isWelcomed = (account: string) =>
  sql`exists (select 1 from client_admin where uuid = ${account}::uuid and welcomed_at is not null)`
// A new look begins half an hour after the last one, from the point where that ended.
const newSince = (now: Sql): Sql =>
  sql`(case when ${now} > l.looked_at + interval '30 minutes' then l.looked_at else l.since end)`
/** Since when events are new to this person; the last two weeks if they never looked. */
export const lookOf = async (tx: Tx, account: string, now: string): Promise<Look> => {
  const { rows } = await sql<Look>`select ${wireTime(sql`coalesce(
    (select ${newSince(sql`${now}::timestamptz`)} from family_look l where l.account_uuid = ${account}::uuid),
    ${now}::timestamptz - interval '14 days')`)} as since, ${isWelcomed(account)} as welcomed`.execute(tx)
  return rows[0]!
}
/** Records that they saw or skipped the welcome. */
export const noteWelcome = (tx: Tx, account: string, now: string) =>
  tx.updateTable('client_admin').set({ welcomed_at: now }).where('uuid', '=', account).execute()
/** Everything new was shown, and a look ends here; gives since when it was new. */
export const recordLook = async (tx: Tx, account: string, now: string): Promise<Look> => {
  const { rows } = await sql<Look>`
    insert into family_look as l (account_uuid, since, looked_at) values (${account}::uuid, ${now}::timestamptz - interval '14 days', ${now})
    on conflict (account_uuid) do update set looked_at = greatest(l.looked_at, excluded.looked_at),
      since = ${newSince(sql`excluded.looked_at`)}
    returning ${wireTime(sql`since`)} as since, ${isWelcomed(account)} as welcomed`.execute(tx)
  return rows[0]!
}

/** The addresses of the people who act for a client and may be mailed. */
export const familyOf = async (db: Database, client: string): Promise<string[]> => {
  const found = await db
    .selectFrom('client_admin_client as c')
    .innerJoin('account as a', 'a.uuid', 'c.client_admin_uuid')
    .select('a.username')
    .where('c.client_uuid', '=', client)
    .where('a.active', '=', true)
    .where('a.password_hash', 'is not', null)
    .orderBy('a.username')
    .execute()
  return found.map(({ username }) => username)
}

/** A client's first name, and whom their family may call (`whomToCall`). */
export const reachableOf = async (db: Database, client: string) => {
  const c = await db
    .selectFrom('client as c')
    .innerJoin('organization_location as l', 'l.uuid', 'c.responsible_location_uuid')
    .leftJoin('back_office_employee as e', 'e.uuid', 'c.client_manager_uuid')
    .select(['c.first_name', 'l.name as place', 'l.phone as place_phone', 'e.first_name as manager', 'e.phone as manager_phone'])
    .where('c.uuid', '=', client)
    .executeTakeFirstOrThrow()
  const [office] = await db.selectFrom('office').selectAll().execute()
  return {
    firstName: c.first_name,
    manager: c.manager ? { firstName: c.manager, phone: c.manager_phone } : null,
    office: office && { ...officeHoursOf(office), phone: office.phone },
    place: { name: c.place, phone: c.place_phone },
  }
}
export const officeHoursOf = (office: { days: string[]; from_time: string; until_time: string }): OfficeHours => ({
  days: office.days,
  fromTime: office.from_time.slice(0, 5),
  untilTime: office.until_time.slice(0, 5),
})

/** The back office's contacts for a client: their manager, otherwise the planners. */
export const officeAddresses = async (db: Database, client: string): Promise<{ username: string; isPlanner: boolean }[]> => {
  const { rows } = await sql<{ username: string; isPlanner: boolean }>`
    with people as (select a.username, 'ROLE_PLANNER' = any(a.roles) as planner, a.uuid = c.client_manager_uuid as manages
      from account a, client c where c.uuid = ${client}::uuid and a.active and (a.uuid = c.client_manager_uuid or 'ROLE_PLANNER' = any(a.roles)))
    select username, planner as "isPlanner" from people where manages or not exists (select 1 from people where manages) order by username`.execute(
    db,
  )
  return rows
}
