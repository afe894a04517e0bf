// Whom open work suits and who wants to be told of it. What someone declined is known to them alone.
import { sql } from 'kysely'
import { contractType } from '../../contract/care-workers.ts'
import type { matchOperations } from '../../contract/matches.ts'
import { notificationKinds } from '../../contract/notifications.ts'
import { addHours } from '../../rules/amsterdam.ts'
import { nextDailyMail, usefulHours } from '../../rules/notification-time.ts'
import { mayRespond, type Supposed } from '../eligibility/queries.ts'
import { inAudience } from '../offers/queries.ts'
import { alike, type Queries } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'
import { kilometres, kilometresADegree, saidNo } from '../publications/queries.ts'

export const queries: Queries<typeof matchOperations> = {
  DeclinedPublication: {
    visible: { ...alike(false), ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}` },
  },
}

const { byMail, inApp } = notificationKinds.new_matches
const distance = kilometres({ lat: sql`wp.latitude`, lon: sql`wp.longitude` }, { lat: sql`l.latitude`, lon: sql`l.longitude` })

/**
 * A table expression: each offer `p` (moment `m`, organization `o`, location `l`) with each care worker `w` (account `a`) whom it
 * suits. That means: accepted, contract type, level, within their distance, not excluded, in the audience, free at that time, and
 * not declined. `choice` has how they want to be told of new work. Takes the offers, which have `care_moment_uuid`,
 * `published_for_contract_types` and `audience`; `which` narrows both.
 */
const matching = (offers: Sql, which: Sql): Sql => sql`
  ${offers} p join care_moment m on m.uuid = p.care_moment_uuid join organization o on o.uuid = m.organization_uuid
  join organization_location l on l.uuid = m.location_uuid join expertise_level asked on asked.uuid = m.expertise_level_uuid
  join care_worker w on w.active and w.phase in ('startup', 'won') and w.contract_types && p.published_for_contract_types
    and (m.contract_type is null or m.contract_type = any(w.contract_types))
  join account a on a.uuid = w.uuid and a.active
  join care_worker_profile wp on wp.uuid = w.uuid join care_worker_preferences pref on pref.uuid = w.uuid
  join expertise_level own on own.uuid = wp.expertise_level_uuid and (own.uuid = asked.uuid or (own.track = asked.track and own.rank > asked.rank))
  left join notification_preference np on np.account_uuid = w.uuid and np.kind = 'new_matches'
  cross join lateral (select coalesce(np.by_mail, ${byMail}) as by_mail, coalesce(np.in_app, ${inApp}) as in_app) choice
  where ${which} and m.status in ('open', 'withdrawn')
  and abs(l.latitude - wp.latitude) <= pref.maximum_distance_km::float8 / ${kilometresADegree} and ${distance} <= pref.maximum_distance_km
  and not exists (select 1 from exclude_list e where e.care_worker_uuid = w.uuid and e.client_uuid = m.client_uuid)
  and ${inAudience(sql`w.uuid`, sql`p`, sql`m.client_uuid`, sql`o.uuid`)}
  and not exists (select 1 from saved_search s where s.care_worker_uuid = w.uuid and s.by_mail)
  and not exists (select 1 from care_moment busy where busy.assignee_uuid = w.uuid and busy.time_scope = 'moment' and busy.status = 'assigned'
    and tstzrange(busy.start_date, busy.end_date) && tstzrange(m.start_date, m.end_date))
  and not (${saidNo(sql`w.uuid`, { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` })})`

/** The same for open publications: `p` has their columns. */
export const matchingPublished = (which: Sql): Sql =>
  matching(sql`(select * from care_moment_publication where status = 'open')`, which)

/**
 * Who is told at once of a publication at this instant. That includes those with one mail a day, for work that begins before
 * their mail would be useful.
 */
export const hearsAtOnce = (publishedAt: string): Sql => sql`(choice.by_mail = 'at_once'
  or (choice.by_mail = 'daily' and m.start_date < ${addHours(nextDailyMail(publishedAt), usefulHours)}))`
/**
 * Who is told by the daily collection at this instant: by mail, or only in the app. For work that begins too soon after it they
 * were told earlier.
 */
export const hearsGathered = (gatheredAt: string): Sql => sql`(m.start_date >= ${addHours(gatheredAt, usefulHours)}
  and (choice.by_mail = 'daily' or (choice.by_mail = 'off' and choice.in_app)))`

interface Offer {
  moment: string
  contractTypes: string[]
  audience: string
}
/** How many people a publication of this moment would reach now, and in which way. */
export const reachOf = async (tx: Tx, { moment, contractTypes, audience }: Offer, now: string) => {
  const offer = sql`(select ${moment}::uuid as care_moment_uuid, ${contractTypes}::text[] as published_for_contract_types, ${audience}::text as audience)`
  const gathered = hearsGathered(nextDailyMail(now))
  const { rows } = await sql<{ careWorkers: number; atOnce: number; inDailyMail: number; inAppOnly: number }>`
    select count(*)::int as "careWorkers", count(*) filter (where ${hearsAtOnce(now)})::int as "atOnce",
      count(*) filter (where ${gathered} and choice.by_mail = 'daily')::int as "inDailyMail",
      count(*) filter (where ${gathered} and choice.by_mail = 'off')::int as "inAppOnly"
    from ${matching(offer, sql`true`)}`.execute(tx)
  return rows[0]!
}

/** What is undefined is as it is now. */
interface SupposedWorker extends Supposed {
  kilometres: number | undefined
  acts: string[] | undefined
}
interface Reach {
  count: number
  total: number
  acts: { act: { '@id': string; uuid: string; name: string }; more: number }[]
}
/** How much open work this worker could respond to if they were as supposed, and what each act that they lack would add to it. */
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
  const held = sql`ma.act_uuid = any(${acts ? sql`${acts}::uuid[]` : sql`array(select act_uuid from care_worker_act where care_worker_uuid = ${uuid})`})`
  const { rows } = await sql<Reach>`
    with work as materialized (select
      p.published_for_contract_types && ${forms} and (m.contract_type is null or m.contract_type = any(${forms}::text[]))
        and ${distance} <= ${km ?? sql`(select maximum_distance_km from care_worker_preferences where uuid = ${uuid})`} as is_near,
      array(select ma.act_uuid from care_moment_act ma where ma.care_moment_uuid = m.uuid and not (${held} and not exists (
        select 1 from care_worker_act expired where expired.care_worker_uuid = ${uuid} and expired.act_uuid = ma.act_uuid
        and expired.valid_until < (m.start_date at time zone 'Europe/Amsterdam')::date))) as lacking
      from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
      join organization_location l on l.uuid = m.location_uuid join care_worker_profile wp on wp.uuid = ${uuid}
      where p.status = 'open' and m.status = 'open' and (m.start_date > ${now} or (m.time_scope = 'period' and m.end_date > ${now}))
      and ${inAudience(uuid, sql`p`, sql`m.client_uuid`, sql`m.organization_uuid`)}
      and ${mayRespond(worker, sql`p`, moment, { contractTypes: contractType, level })}
      and not ${saidNo(uuid, { uuid: sql`m.uuid`, series: sql`m.recurring_care_moment_uuid` })}),
    missed as (select lacking[1] as act_uuid, count(*)::int as more from work where is_near and cardinality(lacking) = 1 group by 1)
    select count(*) filter (where is_near and lacking = '{}')::int as count, count(*)::int as total,
      (select coalesce(jsonb_agg(jsonb_build_object('act', jsonb_build_object('@id', '/v1/acts/' || a.uuid, 'uuid', a.uuid, 'name', a.name),
        'more', missed.more) order by missed.more desc, a.name_sorted), '[]') from missed join act a on a.uuid = missed.act_uuid) as acts
    from work`.execute(tx)
  return rows[0]!
}
