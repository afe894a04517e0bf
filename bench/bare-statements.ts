// The statements of the bare server, one or two for each request, only for the parameters that are measured.
import { careWorkers } from './bare-care-workers.ts'
import {
  momentColumns,
  momentJoins,
  momentListColumns,
  momentListJoins,
  publicationColumns,
  publicationJoins,
  reactionColumns,
  reactionJoins,
} from './bare-items.ts'

const kilometres = (home: string) => `(2 * 6371 * asin(sqrt(power(sin(radians(ol.latitude - ${home}.latitude) / 2), 2)
  + cos(radians(${home}.latitude)) * cos(radians(ol.latitude)) * power(sin(radians(ol.longitude - ${home}.longitude) / 2), 2))))`
const rounded = (home: string) => `round(${kilometres(home)}::numeric, 1)::float8 as distance_km`

/** The open work that this worker may do. Parameters: worker, kilometres, level, contract type, now, items a page, offset. */
const publications = `
  with me as materialized (
    select w.uuid, w.contract_types, h.latitude, h.longitude, l.uuid = $3 or (asked.track = l.track and asked.rank < l.rank) as may
    from care_worker w join care_worker_profile h on h.uuid = w.uuid join expertise_level l on l.uuid = h.expertise_level_uuid
    join expertise_level asked on asked.uuid = $3 where w.uuid = $1
  ), hit as materialized (
    select p.uuid, m.start_date from care_moment m
    join care_moment_publication p on p.care_moment_uuid = m.uuid and p.status = 'open'
    where m.status = 'open' and m.start_date > $5 and m.expertise_level_uuid = $3 and (select may from me)
    and m.location_uuid = any(array(select ol.uuid from organization_location ol, me
      where ol.latitude between me.latitude - $2::float8 / 111 and me.latitude + $2::float8 / 111 and ${kilometres('me')} <= $2::float8))
    and $4 = any(p.published_for_contract_types) and p.published_for_contract_types && (select contract_types from me)
    and (p.audience = 'everyone'
      or (p.audience = 'favorites' and exists (select 1 from favorite_care_worker f where f.care_worker_uuid = $1 and f.organization_uuid = m.organization_uuid))
      or (p.audience = 'care_team' and exists (select 1 from care_team t where t.care_worker_uuid = $1 and t.client_uuid = m.client_uuid)))
    and p.uuid <> all(array(select r.care_moment_publication_uuid from care_moment_publication_reaction r
      where r.care_worker_uuid = $1 and r.status in ('open', 'assigned')))
    and (m.time_scope = 'period' or not tstzrange(m.start_date, m.end_date) && (
      select coalesce(range_agg(tstzrange(b.start_date, b.end_date)), '{}') from care_moment b where b.assignee_uuid = $1 and b.time_scope = 'moment'
      and b.end_date > $5 and b.status in ('assigned', 'awaiting_approval', 'approved', 'not_approved', 'proposal', 'proposal_not_worked', 'proposal_rejected')))
    and (m.client_uuid is null or m.client_uuid <> all(array(select e.client_uuid from exclude_list e where e.care_worker_uuid = $1)))
  ), page as (select * from hit order by start_date, uuid limit $6 offset $7)
  select (select count(*) from hit) as total, ${publicationColumns}, ${rounded('me')},
    (select jsonb_build_object('@id', '/v1/care_moment_publication_reactions/' || r.uuid, 'uuid', r.uuid, 'status', r.status)
      from care_moment_publication_reaction r where r.care_moment_publication_uuid = p.uuid and r.care_worker_uuid = $1
      order by r.status in ('open', 'assigned') desc, r.uuid desc limit 1) as my_reaction
  from page join care_moment_publication p on p.uuid = page.uuid ${publicationJoins}, me order by page.start_date, page.uuid`

/** Parameters: organization user, statuses, from, until, pattern, items a page, offset. */
const moments = `
  with hit as materialized (
    select m.uuid, m.start_date from care_moment m
    where m.organization_uuid = (select organization_uuid from organization_user where uuid = $1)
    and m.status = any($2) and m.start_date >= $3 and m.start_date <= $4
    and (m.title ilike $5 or m.client_uuid in (select uuid from client where (first_name || ' ' || last_name) ilike $5)
      or m.assignee_uuid in (select uuid from care_worker_profile where (first_name || ' ' || last_name) ilike $5)
      or m.location_uuid in (select uuid from organization_location where name ilike $5 or city ilike $5))
  ), page as (select * from hit order by start_date, uuid limit $6 offset $7)
  select (select count(*) from hit) as total, ${momentListColumns}
  from page join care_moment m on m.uuid = page.uuid ${momentListJoins} order by page.start_date, page.uuid`

const moment = `select ${momentColumns} from care_moment m ${momentJoins} where m.uuid = $1`

// As the product queues it, without a notification in the transaction.
const deliver = `insert into graphile_worker._private_jobs (task_id, payload)
    select (select id from graphile_worker._private_tasks where identifier = 'deliver'), json_build_object('event', uuid) from happened`

/** A reaction with its event, while the moment is offered. Parameters: publication, worker, now. */
const react = `
  with held as (
    select p.uuid from care_moment_publication p join care_moment m on m.uuid = p.care_moment_uuid
    where p.uuid = $1 and p.status = 'open' and m.status = 'open' for share
  ), made as (
    insert into care_moment_publication_reaction (care_moment_publication_uuid, care_worker_uuid, status, created_at)
    select uuid, $2, 'open', $3 from held returning uuid
  ), happened as (
    insert into event (name, subject_type, subject_uuid, actor_uuid, at)
    select 'reaction_placed', 'CareMomentPublicationReaction', uuid, $2, $3 from made returning uuid
  ), delivery as (
    ${deliver}
  )
  select uuid from made`
const reaction = `select ${reactionColumns}, ${rounded('w')} from care_moment_publication_reaction r ${reactionJoins} where r.uuid = $1`

const line = `care_moment_uuid, care_worker_uuid, organization_uuid, contract_type, date, period, created_at, kind, description, minutes, quantity, unit, unit_price, amount`
const ofLine = `uuid, assignee_uuid, organization_uuid, contract_type, date, to_char(date, 'IYYY"-W"IW'), $3::timestamptz`
/** Locks the moment, writes its lines, its status and the event. Parameters: moment, organization user, now. */
const approve = `
  with held as (
    select m.*, (extract(epoch from m.actual_end_date - m.actual_start_date) / 60)::int - m.actual_break_minutes as minutes,
      (m.actual_start_date at time zone 'Europe/Amsterdam')::date as date
    from care_moment m where m.uuid = $1 and m.status = 'awaiting_approval'
    and m.organization_uuid = (select organization_uuid from organization_user where uuid = $2) for no key update
  ), lines as (
    insert into care_moment_invoice_line (${line})
    select ${ofLine}, case when rate_is_fixed then 'fixed_hourly_rate' else 'hourly_rate' end, case when rate_is_fixed then 'Vast uurtarief' else 'Uurtarief' end,
      minutes, round(minutes * 10000.0 / 60) / 10000, 'HUR', hourly_rate, round(minutes * hourly_rate / 60.0) from held
    union all select ${ofLine}, 'bonus', 'Bonus', null, 1, 'C62', bonus, bonus from held where bonus > 0
    union all select ${ofLine}, 'expense', concat_ws(': ', case e.kind when 'kilometres' then 'Kilometers' when 'public_transport' then 'Openbaar vervoer' else 'Onkosten' end,
      nullif(e.description, '')), null, e.quantity, case e.kind when 'kilometres' then 'KMT' else 'C62' end, e.amount, round(e.quantity * e.amount)
      from held cross join jsonb_to_recordset(held.expenses) as e(kind text, quantity numeric, amount int, description text)
  ), won as (
    update care_worker w set phase = 'won' from held where w.uuid = held.assignee_uuid and w.phase = 'startup'
  ), changed as (
    update care_moment m set status = 'approved', proposed_by = null, updated_at = $3, version = m.version + 1 from held where m.uuid = held.uuid returning m.uuid
  ), happened as (
    insert into event (name, subject_type, subject_uuid, actor_uuid, at, from_status, to_status)
    select 'care_moment_approved', 'CareMoment', uuid, $2, $3, 'awaiting_approval', 'approved' from changed returning uuid
  ), delivery as (
    ${deliver}
  )
  select uuid from changed`

/** The statements by name. */
export const statements = { careWorkers, publications, moments, moment, react, reaction, approve }
