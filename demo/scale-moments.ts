// The care moments of the large world, with their publications and reactions.
import { sql } from 'kysely'
import { type Kind, kinds, parts } from './data/shifts.ts'
import { perLocation, type Scale, type Step } from './scale-size.ts'

const titles = kinds.map(({ title, level, description }: Kind) => ({ title, level, description }))
const times = (['early', 'day', 'late', 'night'] as const).map((name, n) => {
  const { start, end, breakMinutes } = parts[name]
  return { n, start, end, nights: end < start ? 1 : 0, break_minutes: breakMinutes }
})
// A tenth is open, in the next eight weeks. The others belong to the workers of the location in rotation: each works at a fixed
// interval of days, the first four shifts in the future, the rest in the past. Those of the demo account lie before its shifts in
// the demo world.
const openPerLocation = perLocation.moments / 10
const ahead = 4
const daysBeforeLogin = 50

/** The statements. They leave the table `job` (each moment with its place, worker and turn) for the next ones. */
export const scaledMoments = ({ moments, locations, everyDays, now }: Scale): Step[] => [
  sql`create temp table turn on commit drop as
    select i as n, i % ${locations}::int as place, i / ${locations}::int as turn from generate_series(0, ${moments}::int - 1) i`,
  sql`create temp table job on commit drop as
    with dated as (
      select turn.n, turn.place, turn.turn, turn.turn < ${openPerLocation}::int as is_open, hand.uuid as worker, coalesce(hand.is_login, false) as is_login, hand.form,
        (turn.turn - ${openPerLocation}::int) / ${perLocation.workers}::int as shift, pg_temp.chance(turn.n, 31) as luck
      from turn left join hand on hand.place = turn.place and turn.turn >= ${openPerLocation}::int and hand.turn = turn.turn % ${perLocation.workers}::int
    ), placed as (
      select *, case when is_open then 1 + floor(pg_temp.chance(n, 32) * 55)::int
        when is_login then -${daysBeforeLogin}::int - ${everyDays}::int * shift
        when shift < ${ahead}::int then 2 * (${ahead}::int - shift) else -1 - ${everyDays}::int * (shift - ${ahead}::int) end as day from dated
    ), timed as (select placed.*,
      case when is_open then 'open' when day > 0 then 'assigned' when day > -4 then 'awaiting_approval' when luck < 0.03 then 'canceled'
        when luck < 0.05 then 'assignment_expired' when luck < 0.06 then 'not_worked' else 'approved' end as status,
      ((${now}::timestamptz at time zone 'Europe/Amsterdam')::date + day + part.start::time) at time zone 'Europe/Amsterdam' as start_date,
      ((${now}::timestamptz at time zone 'Europe/Amsterdam')::date + day + part.nights + part."end"::time) at time zone 'Europe/Amsterdam' as end_date, part.break_minutes
    from placed join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as part(n int, start text, "end" text, nights int, break_minutes int)
      on part.n = floor(pg_temp.chance(placed.n, 33) * 4)::int
    ), made as (select timed.*, least(start_date - interval '10 days', ${now}::timestamptz - interval '1 hour' * (1 + 40 * luck)) as made_at from timed)
    -- The identifiers are of when they were made: what happens to a moment comes after it.
    select uuidv7(made_at - now()) as uuid, made.* from made`,
  sql`create temp table work on commit drop as
    select level, title, description, row_number() over (partition by level)::int - 1 as n, count(*) over (partition by level)::int as total
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as kind(title text, level text, description text)`,
  sql`analyze job, hand, place, guest`,
  // A demo account may already work then, in the demo world or in an earlier large world.
  sql`delete from job where is_login and exists (select 1 from care_moment m where m.assignee_uuid = job.worker
    and tstzrange(m.start_date, m.end_date) && tstzrange(job.start_date, job.end_date))`,
  sql`insert into care_moment (uuid, status, contract_type, title, description, start_date, end_date, break_minutes, actual_start_date, actual_end_date, actual_break_minutes,
      expertise_level_uuid, client_uuid, location_uuid, organization_uuid, assignee_uuid, hourly_rate, bonus, published_for_contract_types,
      cancel_reason_uuid, cancelled_by, resolved_for_care_worker_at, managed_by_organization_location_uuid, created_at, updated_at)
    select job.uuid, job.status, case when is_open then null else form end, work.title, work.description, start_date, end_date, break_minutes,
      case when status in ('approved', 'awaiting_approval') then start_date end, case when status in ('approved', 'awaiting_approval') then end_date end,
      case when status in ('approved', 'awaiting_approval') then break_minutes end, place.level_uuid, guest.uuid, place.uuid, place.organization_uuid,
      case when status in ('open', 'assignment_expired') then null else worker end,
      case when form = 'temp_work' then usual.temp_work else usual.freelance end, case when luck > 0.9 then 2500 else 0 end, forms.types,
      case when status = 'canceled' then (select uuid from cancel_reason where key = 'intern_opgelost') end, case when status = 'canceled' then 'organization' end,
      case when status = 'canceled' and job.n % 2 = 0 then start_date end, case when pg_temp.chance(job.n, 35) < 0.02 then place.uuid end,
      made_at, made_at
    from job join place on place.n = job.place join usual on usual.level_uuid = place.level_uuid
    join guest on guest.place = job.place and guest.turn = job.turn % ${perLocation.clients}::int
    cross join lateral (select case when form = 'temp_work' then array['temp_work'] when luck < 0.5 then array['freelance'] else array['freelance', 'temp_work'] end as types) forms
    join work on work.level = place.level and work.n = floor(pg_temp.chance(job.n, 34) * work.total)::int`,
]

/** Every moment was offered. On average one and a half workers react to each. A third of those who were not chosen have hidden it. */
export const scaledOffers = ({ now }: Scale): Step[] => [
  sql`create temp table offer on commit drop as select uuidv7(m.created_at - now()) as uuid, job.uuid as moment, job.n, job.place, job.turn, job.status, job.worker, job.luck, m.created_at
    from job join care_moment m on m.uuid = job.uuid`,
  // Without statistics PostgreSQL may loop over the moments one by one.
  sql`analyze offer, care_moment`,
  sql`insert into care_moment_publication (uuid, care_moment_uuid, status, published_for_contract_types, created_at)
    select offer.uuid, offer.moment, case offer.status when 'open' then 'open' else 'closed' end, m.published_for_contract_types, offer.created_at
    from offer join care_moment m on m.uuid = offer.moment`,
  sql`insert into care_moment_publication_reaction (care_moment_publication_uuid, care_worker_uuid, status, created_at)
    select uuid, worker, case status when 'canceled' then 'canceled' else 'assigned' end, created_at + interval '3 hours'
    from offer where status not in ('open', 'assignment_expired')`,
  sql`insert into care_moment_publication_reaction (care_moment_publication_uuid, care_worker_uuid, status, resolved_at, created_at)
    select offer.uuid, hand.uuid, case offer.status when 'open' then 'open' when 'canceled' then 'canceled' else 'not_selected' end,
      case when offer.status <> 'open' and (offer.n + hand.turn) % 3 = 0 then least(offer.created_at + interval '2 days', ${now}::timestamptz) end,
      least(offer.created_at + interval '5 hours', ${now}::timestamptz)
    from offer join care_moment m on m.uuid = offer.moment join hand on hand.place = offer.place and hand.uuid is distinct from offer.worker
      and hand.turn in ((offer.turn + 1) % 4, (offer.turn + 2) % 4) and not hand.is_login and hand.form = any(m.published_for_contract_types)
    where pg_temp.chance(offer.n, 41 + hand.turn) < 0.48`,
  sql`insert into event (uuid, name, subject_type, subject_uuid, at, from_status, to_status)
    select uuidv7(least(happened.at - now(), interval '0')), happened.name, 'CareMoment', offer.moment, happened.at, happened."from", happened."to" from offer join care_moment m on m.uuid = offer.moment
    cross join lateral (values ('care_moment_created', m.created_at, null, 'open', true),
      ('care_moment_assigned', m.created_at + interval '6 hours', 'open', 'assigned', m.assignee_uuid is not null),
      ('care_moment_submitted', m.end_date + interval '1 hour', 'assigned', 'awaiting_approval', m.status in ('awaiting_approval', 'approved')),
      ('care_moment_approved', m.end_date + interval '2 days', 'awaiting_approval', 'approved', m.status = 'approved')) as happened(name, at, "from", "to", is_so)
    where happened.is_so`,
]
