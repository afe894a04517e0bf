// Whom open work suits and who wants to be notified of it. What someone declined is known to them alone.
import { sql } from 'kysely'
import { notificationKinds } from '../../contract/events/notifications.ts'
import { type matchOperations, minCounted, type reachConditions } from '../../contract/organizations/matches.ts'
import { contractType } from '../../contract/workers/care-workers.ts'
import { addHours } from '../../rules/time/amsterdam.ts'
import { nextDailyMail, usefulHours } from '../../rules/time/notification-time.ts'
import { countsOn, isExcluded, mayWork, meetsLevel } from '../eligibility/conditions.ts'
import { busyInText, type HypotheticalWorker, hasRequired, mayRespond } from '../eligibility/queries.ts'
import { inAudience } from '../offers/queries.ts'
import { everyRole, type Queries } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { kilometres, kilometresADegree } from '../publications/conditions.ts'
import { hasRefused } from '../publications/queries.ts'

export const queries: Queries<typeof matchOperations> = {
  DeclinedPublication: {
    visible: { ...everyRole(false), ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}` },
  },
}

const neededDay = sql`(select day from need)`
const { byMail, inApp } = notificationKinds.new_matches
const distance = kilometres({ lat: sql`wp.latitude`, lon: sql`wp.longitude` }, { lat: sql`l.latitude`, lon: sql`l.longitude` })

/**
 * A table expression: each offer `p` (moment `m`, organization `o`, location `l`) with each care worker `w`
 * (account `a`) whom it suits: accepted, contract type, level, within their distance, not excluded, in the
 * audience, free at that time, and not declined. `choice` holds how they want to be notified of new work. Takes
 * the offers, which have `care_moment_uuid`, `published_for_contract_types` and `audience`; `which` narrows both.
 */
const matching = (offers: Sql, condition: Sql): Sql => sql`
  ${offers} p join care_moment m on m.uuid = p.care_moment_uuid join organization o on o.uuid = m.organization_uuid
  join organization_location l on l.uuid = m.location_uuid join expertise_level asked on asked.uuid = m.expertise_level_uuid
  join care_worker w on ${mayWork(sql`w`)} and w.contract_types && p.published_for_contract_types
    and (m.contract_type is null or m.contract_type = any(w.contract_types))
  join account a on a.uuid = w.uuid and a.active
  join care_worker_profile wp on wp.uuid = w.uuid join care_worker_preferences pref on pref.uuid = w.uuid
  join expertise_level own on own.uuid = wp.expertise_level_uuid and ${meetsLevel(sql`own`, sql`asked`)}
  left join notification_preference np on np.account_uuid = w.uuid and np.kind = 'new_matches'
  cross join lateral (select coalesce(np.by_mail, ${byMail}) as by_mail, coalesce(np.in_app, ${inApp}) as in_app) choice
  where ${condition} and m.status in ('open', 'withdrawn')
  and (wp.latitude is null
    or abs(l.latitude - wp.latitude) <= pref.maximum_distance_km::float8 / ${kilometresADegree} and ${distance} <= pref.maximum_distance_km)
  and not ${isExcluded(sql`w.uuid`, sql`m.client_uuid`)}
  and ${inAudience(sql`w.uuid`, sql`p`, sql`m.client_uuid`, sql`o.uuid`)}
  and not exists (select 1 from saved_search s where s.care_worker_uuid = w.uuid and s.by_mail)
  and not exists (select 1 from care_moment busy where busy.assignee_uuid = w.uuid and busy.time_scope = 'moment' and busy.status = 'assigned'
    and tstzrange(busy.start_date, busy.end_date) && tstzrange(m.start_date, m.end_date))
  and not (${hasRefused(sql`w.uuid`, { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` })})`

/** The same for open publications: `p` has their columns. */
export const matchingPublished = (condition: Sql): Sql =>
  matching(sql`(select * from care_moment_publication where status = 'open')`, condition)

/**
 * Who is notified at once of a publication at this instant: also people with one mail a day, if that mail would be too late for the work.
 */
export const isNotifiedAtOnce = (publishedAt: string): Sql => sql`(choice.by_mail = 'at_once'
  or (choice.by_mail = 'daily' and m.start_date < ${addHours(nextDailyMail(publishedAt), usefulHours)}))`
/**
 * Who is notified by the daily collection at this instant: by mail, or only in the
 * app. They were notified earlier of work that begins too soon after it.
 */
export const isNotifiedDaily = (gatheredAt: string): Sql => sql`(m.start_date >= ${addHours(gatheredAt, usefulHours)}
  and (choice.by_mail = 'daily' or (choice.by_mail = 'off' and choice.in_app)))`

/**
 * Whether worker `w` was notified of publication `p`, which has changed since it was made, or of its series, by another event than this
 * one. Prevents a second notification.
 */
export const wasTold = (worker: Sql, event: string | null): Sql => sql`(p.version > 1 and exists (
  with same as (select sp.uuid from care_moment sm join care_moment_publication sp on sp.care_moment_uuid = sm.uuid
    where sp.uuid = p.uuid or (sm.recurring_care_moment_uuid = m.recurring_care_moment_uuid and sp.created_at >= p.created_at))
  select 1 from notification n join event told on told.uuid = n.event_uuid
  where n.account_uuid = ${worker} and n.kind = 'new_matches' and n.created_at >= p.created_at and told.uuid is distinct from ${event}::uuid
    and (told.subject_uuid in (select uuid from same)
      or (told.name = 'new_matches_gathered' and told.data -> 'publications' ?| array(select uuid::text from same)))))`

interface Offer {
  moment: string
  contractTypes: string[]
  audience: string
}
/** How many people a publication of this moment would reach now, and by which means. */
export const reachOf = async (tx: Tx, { moment, contractTypes, audience }: Offer, now: string) => {
  const offer = sql`(select ${moment}::uuid as care_moment_uuid, ${contractTypes}::text[] as published_for_contract_types, ${audience}::text as audience, '[]'::jsonb as widened)`
  const gathered = isNotifiedDaily(nextDailyMail(now))
  const { rows } = await sql<{ careWorkers: number; atOnce: number; inDailyMail: number; inAppOnly: number }>`
    select count(*)::int as "careWorkers", count(*) filter (where ${isNotifiedAtOnce(now)})::int as "atOnce",
      count(*) filter (where ${gathered} and choice.by_mail = 'daily')::int as "inDailyMail",
      count(*) filter (where ${gathered} and choice.by_mail = 'off')::int as "inAppOnly"
    from ${matching(offer, sql`true`)}`.execute(tx)
  return rows[0]!
}

/** The columns of a moment that decide who may respond to it: from a stored moment, or from one that is not made yet. */
export const storedWork = (
  moment: string,
): Sql => sql`select uuid, expertise_level_uuid, location_uuid, organization_uuid, client_uuid,
  time_scope, asked_contract_type, start_date, end_date,
  array(select act_uuid from care_moment_act where care_moment_uuid = care_moment.uuid) as acts from care_moment where uuid = ${moment}::uuid`
interface NewWork {
  expertiseLevel: string
  location: string
  client?: string | undefined
  timeScope: string
  startDate?: string | undefined
  endDate?: string | undefined
}
export const newWork = (work: NewWork, acts: string[], now: string): Sql => sql`select null::uuid as uuid,
  ${work.expertiseLevel}::uuid as expertise_level_uuid, l.uuid as location_uuid, l.organization_uuid, ${work.client ?? null}::uuid as client_uuid,
  ${work.timeScope}::text as time_scope, null::text as asked_contract_type, ${work.startDate ?? now}::timestamptz as start_date,
  ${work.endDate ?? work.startDate ?? now}::timestamptz as end_date, ${acts}::uuid[] as acts
  from organization_location l where l.uuid = ${work.location}::uuid`

type Condition = (typeof reachConditions)[number]
// For each condition, whether someone meets it.
const met = {
  contract_form: 'has_form',
  audience: 'in_audience',
  level: 'has_level',
  distance: 'is_near',
  documents: 'has_documents',
  acts: 'has_acts',
  overlap: 'is_free',
} as const satisfies Record<Condition, string>
const keys = Object.keys(met) as Condition[]
/** The condition on `judged`: whether someone meets everything, or everything except this condition. */
export const allBut = (left?: Condition): string =>
  [...keys.map(key => (key === left ? `not ${met[key]}` : met[key])), 'is_welcome'].join(' and ')
// The group a condition is about, for conditions that an organization may check for each person.
const groups: Partial<Record<Condition, string>> = {
  contract_form: 'in_audience and not has_form',
  audience: 'has_form and not in_audience',
  level: 'in_audience and has_form and not has_level',
}
const countOf = (name: string, condition: string) => `count(*) filter (where ${condition})::int as "${name}"`
const counts = sql.raw(
  [
    countOf('people', 'in_audience and has_form'),
    countOf('mayRespond', allBut()),
    countOf('moreBelow', `${allBut('level')} and has_level_below`),
    ...keys.flatMap(key => [countOf(key, allBut(key)), countOf(`group_${key}`, groups[key] ?? 'in_audience and has_form')]),
  ].join(', '),
)
type MatchCounts = Record<'people' | 'mayRespond' | 'moreBelow' | Condition | `group_${Condition}`, number> & {
  below: { '@id': string; uuid: string; name: string } | null
  form: string | null
}
const hasPapersFor = (form: (typeof contractType)[number]): Sql => sql`(${sql.lit(form)} = any(w.contract_types)
  and (not forms.has_form or ${sql.lit(form)} = any(forms.accepted)) and ${hasRequired(form, sql`own.big_registered`, sql`coalesce(held.kinds, '{}')`)})`
/**
 * The common parts of a statement that judges everyone at work for this work, contract type and audience: `need` is the work, and `judged`
 * has a row for each `worker` with the conditions they meet, how far away they live, and until when they work elsewhere. By the rule of
 * `mayBeAssigned`, and within the distance that each worker set; with `within`, only people who live within so many kilometres.
 */
export const judging = (work: Sql, { contractTypes, audience }: Omit<Offer, 'moment'>, within?: number): Sql => {
  const km = kilometres({ lat: sql`wp.latitude`, lon: sql`wp.longitude` }, { lat: sql`need.latitude`, lon: sql`need.longitude` })
  const isNear =
    within === undefined
      ? sql`true`
      : sql`abs(need.latitude - wp.latitude) <= ${within}::float8 / ${kilometresADegree} and distance.km <= ${within}`
  return sql`need as materialized (select work.*, asked.track, asked.rank, l.latitude, l.longitude, ${contractTypes}::text[] as forms,
        (work.start_date at time zone 'Europe/Amsterdam')::date as day, below.uuid as below_uuid, below.name as below_name, below.rank as below_rank
      from (${work}) work join expertise_level asked on asked.uuid = work.expertise_level_uuid
      join organization_location l on l.uuid = work.location_uuid
      left join lateral (select e.uuid, e.name, e.rank from expertise_level e where e.track = asked.track and e.rank < asked.rank
        and e.is_selectable order by e.rank desc, e.uuid limit 1) below on true),
    near as materialized (select w.uuid, distance.km from need cross join care_worker w join care_worker_profile wp on wp.uuid = w.uuid
      cross join lateral (select ${km} as km) distance where ${mayWork(sql`w`)} and ${isNear}),
    held as materialized (select d.care_worker_uuid, array_agg(d.kind) as kinds from care_worker_document d
      where d.care_worker_uuid in (select uuid from near) and d.status = 'approved' and ${countsOn(sql`d.expires_on`, neededDay)} group by 1),
    able as materialized (select wa.care_worker_uuid, array_agg(wa.act_uuid) as acts from care_worker_act wa
      where wa.act_uuid = any((select acts from need)::uuid[]) and ${countsOn(sql`wa.valid_until`, neededDay)} group by 1),
    busy as materialized (select b.assignee_uuid, max(b.end_date) as until from care_moment b where b.time_scope = 'moment' and b.status in (${busyInText})
      and (select time_scope from need) = 'moment' and b.uuid is distinct from (select uuid from need)
      and tstzrange(b.start_date, b.end_date) && (select tstzrange(start_date, end_date) from need) group by 1),
    judged as materialized (select w.uuid as worker, near.km, pref.maximum_distance_km, busy.until,
        ${inAudience(sql`w.uuid`, sql`offer`, sql`need.client_uuid`, sql`need.organization_uuid`)} as in_audience,
        forms.has_form, (own.uuid = need.expertise_level_uuid or (own.track = need.track and own.rank > need.rank)) as has_level,
        (own.uuid = need.below_uuid or (own.track = need.track and own.rank > need.below_rank)) as has_level_below,
        coalesce(near.km <= pref.maximum_distance_km, true) as is_near,
        (${sql.join(contractType.map(hasPapersFor), sql` or `)}) as has_documents,
        need.acts <@ coalesce(able.acts, '{}') as has_acts, busy.assignee_uuid is null as is_free,
        not ${isExcluded(sql`w.uuid`, sql`need.client_uuid`)} as is_welcome
      from need cross join (select ${audience}::text as audience, '[]'::jsonb as widened) offer
      cross join near join care_worker w on w.uuid = near.uuid join account a on a.uuid = w.uuid and a.active
      join care_worker_profile wp on wp.uuid = w.uuid join care_worker_preferences pref on pref.uuid = w.uuid
      join expertise_level own on own.uuid = wp.expertise_level_uuid
      cross join lateral (select accepted, w.contract_types && accepted as has_form from (select case when need.asked_contract_type is null
        then need.forms else array(select f from unnest(need.forms) f where f = need.asked_contract_type) end as accepted) f) forms
      left join held on held.care_worker_uuid = w.uuid left join able on able.care_worker_uuid = w.uuid
      left join busy on busy.assignee_uuid = w.uuid)`
}
/**
 * How many people this work would reach with this contract type and audience, how many of them may respond, and which condition costs most.
 * Excluded workers count as reached, but in no condition.
 */
export const conditionsOf = async (tx: Tx, work: Sql, offer: Omit<Offer, 'moment'>) => {
  const { rows } = await sql<MatchCounts>`
    with ${judging(work, offer)}
    select ${counts}, (select asked_contract_type from need) as form, (select case when below_uuid is not null then jsonb_build_object(
      '@id', '/v1/expertise_levels/' || below_uuid, 'uuid', below_uuid, 'name', below_name) end from need) as below from judged`.execute(
    tx,
  )
  return roundedReach(rows[0]!)
}
const roundedReach = (counted: MatchCounts) => {
  const { people, mayRespond, below, form } = counted
  const more: Partial<Record<Condition, number | null>> = {
    ...{ level: below && counted.moreBelow, audience: counted.audience, acts: counted.acts },
    contract_form: form ? null : counted.contract_form,
  }
  const conditions = keys
    .filter(key => counted[key] > 0 && counted[`group_${key}`] >= minCounted)
    .map(key => ({ key, fewer: counted[key], more: more[key] ?? null, expertiseLevel: key === 'level' ? below : null }))
    .sort((one, other) => other.fewer - one.fewer)
  return { people, mayRespond: people < minCounted ? null : mayRespond, conditions }
}

/** What is undefined stays as it is now. */
interface SupposedWorker extends HypotheticalWorker {
  kilometres: number | undefined
  acts: string[] | undefined
}
interface Reach {
  count: number
  total: number
  acts: { act: { '@id': string; uuid: string; name: string }; more: number }[]
}
/** How much open work this worker could respond to if these changes were true, and how much each act they lack would add. */
export const openWorkFor = async (
  tx: Tx,
  worker: string,
  { contractTypes, kilometres: km, acts, level }: SupposedWorker,
  now: string,
): Promise<Reach> => {
  const moment = {
    ...{ level: sql`m.expertise_level_uuid`, start: sql`m.start_date`, end: sql`m.end_date`, client: sql`m.client_uuid` },
    ...{ timeScope: sql`m.time_scope`, contractType: sql`m.contract_type`, after: now },
  }
  const uuid = sql`${worker}::uuid`
  const forms = contractTypes ? sql`${contractTypes}::text[]` : sql`(select contract_types from care_worker where uuid = ${uuid})`
  const allowed = sql`ma.act_uuid = any(${acts ? sql`${acts}::uuid[]` : sql`array(select act_uuid from care_worker_act where care_worker_uuid = ${uuid})`})`
  const { rows } = await sql<Reach>`
    with work as materialized (select
      p.published_for_contract_types && ${forms} and (m.contract_type is null or m.contract_type = any(${forms}::text[]))
        and ${distance} <= ${km ?? sql`(select maximum_distance_km from care_worker_preferences where uuid = ${uuid})`} as is_near,
      array(select ma.act_uuid from care_moment_act ma where ma.care_moment_uuid = m.uuid and not (${allowed} and not exists (
        select 1 from care_worker_act expired where expired.care_worker_uuid = ${uuid} and expired.act_uuid = ma.act_uuid
        and expired.valid_until < (m.start_date at time zone 'Europe/Amsterdam')::date))) as lacking
      from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
      join organization_location l on l.uuid = m.location_uuid join care_worker_profile wp on wp.uuid = ${uuid}
      where p.status = 'open' and m.status = 'open' and (m.start_date > ${now} or (m.time_scope = 'period' and m.end_date > ${now}))
      and ${inAudience(uuid, sql`p`, sql`m.client_uuid`, sql`m.organization_uuid`)}
      and ${mayRespond(worker, sql`p`, moment, { contractTypes: contractType, level })}
      and not ${hasRefused(uuid, { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` })}),
    missed as (select lacking[1] as act_uuid, count(*)::int as more from work where is_near and cardinality(lacking) = 1 group by 1)
    select count(*) filter (where is_near and lacking = '{}')::int as count, count(*)::int as total,
      (select coalesce(jsonb_agg(jsonb_build_object('act', jsonb_build_object('@id', '/v1/acts/' || a.uuid, 'uuid', a.uuid, 'name', a.name),
        'more', missed.more) order by missed.more desc, a.name_sorted), '[]') from missed join act a on a.uuid = missed.act_uuid) as acts
    from work`.execute(tx)
  return rows[0]!
}
